/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {appendFile, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {RETENTION_MONTHS} from '../../constants';
import {endsOf, eraseSubmissions} from '../retention';
import {createFormStore, readSubmissions, type Submission} from '../store';
import {projectRoot} from '../../lib/project';
import {temporaryFolder} from './server';

/** In ms: each command is a process. */
jest.setTimeout(120_000);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = path.join(folder, 'submissions.jsonl');
});
afterEach(() => rm(folder, {recursive: true, force: true}));

/** A form received some months ago. */
function received(months: number, form: string, email: string, purpose = 'project'): Submission {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  const rest: Record<string, string> = form === 'newsletterform' ? {checked: 'true'} : {purpose};
  const fields = {email, ...rest};
  return {id: randomUUID(), receivedAt: date.toISOString(), form, path: '/', fields};
}

const write = (submissions: readonly Submission[], end = '') =>
  writeFile(file, submissions.map((one) => `${JSON.stringify(one)}\n`).join('') + end, {
    mode: 0o600,
  });

function forms(...args: string[]) {
  const script = path.join(projectRoot, 'scripts/forms.ts');
  const options = ['--import', 'tsx', script, ...args, '--forms', file];
  const {stdout, stderr, status} = spawnSync(process.execPath, options, {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return {stdout, stderr, status};
}

describe('the end of a form', () => {
  const months = (end: Date | undefined, one: Submission) => {
    const from = new Date(one.receivedAt);
    return (
      (end!.getUTCFullYear() - from.getUTCFullYear()) * 12 + end!.getUTCMonth() - from.getUTCMonth()
    );
  };

  it.each([
    ['a message', received(3, 'contactform', 'a@example.org'), RETENTION_MONTHS.message],
    [
      'an application',
      received(3, 'contactform', 'a@example.org', 'joining'),
      RETENTION_MONTHS.application,
    ],
    ['a subscription', received(3, 'newsletterform', 'a@example.org'), RETENTION_MONTHS.newsletter],
  ])('follows the table: %s', (_, one, expected) => {
    expect(months(endsOf([one]).get(one), one)).toBe(expected);
  });

  it('counts from the last message or subscription of the address, in any case', () => {
    const old = received(20, 'contactform', 'Marie@example.org');
    const recent = received(3, 'contactform', 'marie@example.org');
    const application = received(20, 'contactform', 'marie@example.org', 'joining');
    const other = received(20, 'contactform', 'other@example.org');
    const subscription = received(30, 'newsletterform', 'marie@example.org');
    const ends = endsOf([old, application, other, subscription, recent]);
    expect(ends.get(old)).toEqual(ends.get(recent));
    expect(months(ends.get(application), application)).toBe(RETENTION_MONTHS.application);
    expect(months(ends.get(other), other)).toBe(RETENTION_MONTHS.message);
    expect(months(ends.get(subscription), subscription)).toBe(RETENTION_MONTHS.newsletter);
  });
});

describe('npm run forms', () => {
  const marie = received(1, 'contactform', 'marie@example.org');
  const kept = received(11, 'contactform', 'kept@example.org');
  const expired = received(13, 'contactform', 'expired@example.org');
  const all = [expired, kept, marie];

  it('lists the forms with the day when each ends', async () => {
    await write(all);
    const {stdout, status} = forms('list');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      ...all.map((one) => expect.stringContaining(`  ${one.fields.email}  until `) as string),
      expect.stringMatching(/^3 form\(s\) in .*submissions\.jsonl\.$/),
      '',
    ]);
    expect(stdout).toContain(`until ${endsOf(all).get(kept)!.toISOString().slice(0, 10)}`);
  });

  it('exports what it has of one address as JSON', async () => {
    await write(all);
    expect(JSON.parse(forms('export', ' Marie@Example.org').stdout)).toEqual([marie]);
    expect(await readdir(folder)).toEqual(['submissions.jsonl']);
  });

  it('erases what has expired and half-written lines, only with --yes, and leaves no copy', async () => {
    await write(all, '{"id":"half');
    await appendFile(file, '\n{"id":"a","form":"cut');
    const before = await readFile(file, 'utf8');
    // The last line is not being written any more.
    await utimes(file, new Date(0), new Date(0));
    expect(forms('expire').stdout).toMatch(
      /expired@example\.org .*\nWould erase 1 form\(s\) and 2 half-written line\(s\) of .*: add --yes\.\n$/,
    );
    expect(await readFile(file, 'utf8')).toBe(before);
    await utimes(file, new Date(0), new Date(0));
    expect(forms('expire', '--yes').stdout).toMatch(
      /Erased 1 form\(s\) and 2 half-written line\(s\) of /,
    );
    expect(await readFile(file, 'utf8')).not.toMatch(/expired|half|cut/);
    expect(await readSubmissions(file)).toEqual([kept, marie]);
    expect(await readdir(folder)).toEqual(['submissions.jsonl']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('deletes an address from every file, and names the copies elsewhere', async () => {
    await write(all);
    await writeFile(`${file}.sent`, `${kept.id}\n${marie.id}\n`, {mode: 0o600});
    const reason = '550 <marie@example.org> is not welcome';
    await writeFile(`${file}.unsent`, `${JSON.stringify({id: marie.id, reason})}\n`, {mode: 0o600});
    expect(forms('delete', 'MARIE@example.org', '--yes').stdout).toMatch(
      /Erased 1 form.*\nCopies may remain in your mailbox/,
    );
    for (const name of await readdir(folder)) {
      const text = await readFile(path.join(folder, name), 'utf8');
      expect(text).not.toMatch(new RegExp(`marie|${marie.id}`, 'i'));
    }
    expect(await readSubmissions(file)).toEqual([expired, kept]);
    expect((await readFile(`${file}.sent`, 'utf8')).trim()).toBe(kept.id);
  });

  it.each([
    [['nothing'], /"nothing" is not a command/],
    [['delete'], /"delete" takes one address/],
    [['list'], /submissions\.jsonl does not exist: give .* --forms/],
  ])('explains in one line what is wrong with %j', (args, words) => {
    const {stderr, status} = forms(...args);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^✖ [^\n]+\n$/);
    expect(stderr).toMatch(words);
  });
});

it('forms that arrive while others are erased are kept', async () => {
  const store = createFormStore(file);
  const count = 60;
  const append = (index: number) =>
    store.append({
      form: 'contactform',
      path: '/',
      fields: {email: `${index}@example.org`, message: 'x'.repeat(3000)},
    });
  const isErased = ({fields}: Submission) => Number.parseInt(fields.email ?? '', 10) % 2 === 1;
  const arrivals = Promise.all(Array.from({length: count}, (_, index) => append(index)));
  let isOver = false;
  void arrivals.then(() => (isOver = true));
  do {
    await eraseSubmissions(file, (await readSubmissions(file)).filter(isErased), true);
    await new Promise((resolve) => setTimeout(resolve, 5));
  } while (!isOver);
  expect((await arrivals).every((one) => one !== undefined)).toBe(true);
  await eraseSubmissions(file, (await readSubmissions(file)).filter(isErased), true);
  const emails = (await readSubmissions(file)).map(({fields}) => fields.email);
  expect(emails).toEqual(Array.from({length: count / 2}, (_, index) => `${2 * index}@example.org`));
  const text = await readFile(file, 'utf8');
  expect(text.split('\n').filter(Boolean)).toHaveLength(count / 2);
});
