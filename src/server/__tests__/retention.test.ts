/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {RETENTION_MONTHS} from '../../constants';
import {openStore, readSubmissions} from '../store';
import type {Submission} from '../submission';
import {projectRoot} from '../../lib/project';
import {editStore, temporaryFolder} from './server';

/** In ms: each command is a process. */
jest.setTimeout(120_000);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = path.join(folder, 'submissions.db');
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

/** The files of the version before the database. */
async function writeOld(
  submissions: readonly Submission[],
  {end = '', sent, unsent}: {end?: string; sent?: string; unsent?: string} = {},
): Promise<void> {
  const old = path.join(folder, 'submissions.jsonl');
  const lines = submissions.map((one) => `${JSON.stringify(one)}\n`).join('');
  await writeFile(old, lines + end, {mode: 0o600});
  if (sent !== undefined) await writeFile(`${old}.sent`, sent);
  if (unsent !== undefined) await writeFile(`${old}.unsent`, unsent);
}

/** Stores forms as if they had been received then. */
async function write(submissions: readonly Submission[]): Promise<void> {
  await writeOld(submissions);
  (await openStore(file, {log: () => undefined})).close();
}

function forms(...args: string[]) {
  const script = path.join(projectRoot, 'scripts/forms.ts');
  const options = ['--import', 'tsx', script, ...args, '--forms', file];
  const {stdout, stderr, status} = spawnSync(process.execPath, options, {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return {stdout, stderr, status};
}

async function endsOf(submissions: readonly Submission[]) {
  await write(submissions);
  const store = await openStore(file);
  const ends = new Map([...store.forms()].map(({id, endsOn}) => [id, endsOn]));
  store.close();
  return ends;
}

describe('the end of a form', () => {
  const monthsUntil = (end: string | undefined, {receivedAt}: Submission) => {
    const from = new Date(receivedAt);
    const until = new Date(end ?? '');
    return (
      (until.getUTCFullYear() - from.getUTCFullYear()) * 12 +
      until.getUTCMonth() -
      from.getUTCMonth()
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
  ])('follows the table: %s', async (_, one, expected) => {
    expect(monthsUntil((await endsOf([one])).get(one.id), one)).toBe(expected);
  });

  it('counts from the last message or subscription of the address, in any case', async () => {
    const old = received(20, 'contactform', 'Marie@example.org');
    const recent = received(3, 'contactform', 'marie@example.org');
    const application = received(20, 'contactform', 'marie@example.org', 'joining');
    const other = received(20, 'contactform', 'other@example.org');
    const subscription = received(30, 'newsletterform', 'marie@example.org');
    const ends = await endsOf([old, application, other, subscription, recent]);
    expect(ends.get(old.id)).toBe(ends.get(recent.id));
    expect(monthsUntil(ends.get(application.id), application)).toBe(RETENTION_MONTHS.application);
    expect(monthsUntil(ends.get(other.id), other)).toBe(RETENTION_MONTHS.message);
    expect(monthsUntil(ends.get(subscription.id), subscription)).toBe(RETENTION_MONTHS.newsletter);
  });
});

describe('npm run forms', () => {
  const marie = received(1, 'contactform', 'marie@example.org');
  const kept = received(11, 'contactform', 'kept@example.org');
  const expired = received(13, 'contactform', 'expired@example.org');
  const all = [expired, kept, marie];

  /** What the files of the store hold, erased or not. */
  const bytes = async () => {
    const names = await readdir(folder);
    const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
    return Buffer.concat(contents).toString('latin1');
  };

  it('lists the forms with the day when each ends', async () => {
    const ends = await endsOf(all);
    const {stdout, status} = forms('list');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual([
      ...all.map(
        ({id, fields}) =>
          expect.stringContaining(`  ${fields.email}  until ${ends.get(id)}`) as string,
      ),
      expect.stringMatching(/^3 form\(s\) in .*submissions\.db\.$/),
      '',
    ]);
  });

  it('exports what it has of one address as JSON lines, and everything as CSV', async () => {
    await write(all);
    const lines = forms('export', ' Marie@Example.org').stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([marie]);
    const formula = received(1, 'contactform', 'formula@example.org');
    Object.assign(formula.fields, {message: '=HYPERLINK("x")', phone: '+33 1 99 00 00 00'});
    await write([formula]);
    const [columns, ...rows] = forms('export', '--csv').stdout.trimEnd().split('\n');
    expect(columns).toBe(
      'id,receivedAt,confirmBy,confirmedAt,form,path,email,checked,purpose,phone,firstname,lastname,message,caseStudy',
    );
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatch(/"project","\+33 1 99 00 00 00","","","'=HYPERLINK\(""x""\)",""$/);
  });

  it('erases what has expired, only with --yes, and leaves no copy', async () => {
    await write(all);
    expect(forms('expire').stdout).toMatch(
      /expired@example\.org .*\nWould erase 1 form\(s\) of .*: add --yes\.\n$/,
    );
    expect(await readSubmissions(file)).toEqual(all);
    expect(forms('expire', '--yes').stdout).toMatch(/Erased 1 form\(s\) of /);
    expect(await bytes()).not.toMatch(/expired@/);
    expect(await readSubmissions(file)).toEqual([kept, marie]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('deletes an address with its e-mails, and names the copies elsewhere', async () => {
    const reason = '550 <marie@example.org> is not welcome';
    const at = new Date().toISOString();
    await writeOld(all, {
      sent: `${kept.id}\n`,
      unsent: `${JSON.stringify({id: marie.id, at, reason})}\n`,
    });
    const listed = forms('list').stdout;
    expect(listed).toMatch(/marie@.* {2}not emailed: 550 <marie@example\.org> is not welcome\n/);
    expect(listed).toMatch(/kept@.* {2}emailed \d/);
    expect(forms('delete', 'MARIE@example.org', '--yes').stdout).toMatch(
      /Erased 1 form.*\nCopies may remain in your mailbox/,
    );
    expect(await bytes()).not.toMatch(new RegExp(`marie|${marie.id}`, 'i'));
    expect(await readSubmissions(file)).toEqual([expired, kept]);
  });

  it('never expires what has not reached the agency, or was received by a wrong clock', async () => {
    const waiting = received(20, 'contactform', 'waiting@example.org');
    const early = {...received(0, 'contactform', 'early@example.org'), receivedAt: '1970-01-01'};
    const broken = {...received(0, 'contactform', 'broken@example.org'), receivedAt: '2026-99-99'};
    await writeOld([waiting, early, broken, expired], {sent: `${expired.id}\n${early.id}\n`});
    expect(forms('expire', '--yes').stdout).toMatch(/^[^\n]*expired@[^\n]*\nErased 1 form/);
    expect(await readSubmissions(file)).toEqual([waiting, early, broken]);
    const {stdout} = forms('list');
    expect(stdout).toMatch(/early@example\.org {2}until \?/);
    expect(stdout).toMatch(/broken@example\.org {2}until \?/);
    expect(stdout).toMatch(/2 of them have a date that cannot be right/);
  });

  it('copies the store while it is used, and the copy can take its place', async () => {
    await write(all);
    const store = await openStore(file);
    const copy = path.join(folder, 'copy.db');
    expect(forms('backup', copy).stdout).toMatch(/is copied to .*copy\.db/);
    store.close();
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await readSubmissions(copy)).toEqual(all);
    expect(forms('backup', copy).stderr).toMatch(/^✖ .*copy\.db exists: [^\n]+\n$/);
  });

  it.each([
    [['nothing'], /"nothing" is not a command/],
    [['delete'], /"delete" takes one address/],
    [['backup'], /"backup" takes one file/],
    [['list'], /submissions\.db does not exist: give .* --forms/],
  ])('explains in one line what is wrong with %j', (args, words) => {
    const {stderr, status} = forms(...args);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^✖ [^\n]+\n$/);
    expect(stderr).toMatch(words);
  });
});

describe('the files of the version before', () => {
  const sent = received(1, 'contactform', 'sent@example.org');
  const waiting = {...received(0, 'contactform', 'waiting@example.org'), draft: 'a'.repeat(32)};
  const lost = received(1, 'newsletterform', 'lost@example.org');

  it('are taken over without loss, then deleted', async () => {
    await writeOld([sent, waiting, waiting, lost], {
      end: '\n{"id":"cut","form":"co\n\0\0\n{"id":"cut as well',
      sent: `${sent.id}\n`,
      unsent: `{"broken\n${JSON.stringify({id: lost.id, at: '2026-10-01T00:00:00.000Z', reason: '550 no'})}\n`,
    });
    const said: string[] = [];
    const store = await openStore(path.join(folder, 'submissions.jsonl'), {
      log: (message) => said.push(message),
    });
    expect(
      [...store.forms()].map(({fields, reason, sentAt}) => [fields.email, reason, sentAt]),
    ).toEqual([
      ['sent@example.org', null, sent.receivedAt],
      ['waiting@example.org', null, null],
      ['lost@example.org', '550 no', null],
    ]);
    // A repeat is still known.
    const {form, fields, draft} = waiting;
    expect(store.keep({form, path: '/', draft, fields})).toBeUndefined();
    expect(store.letters.next(1e9, [])?.submission).toEqual(waiting);
    store.close();
    expect(said).toEqual([
      expect.stringMatching(/^2 line\(s\) of .* are cut, .*submissions\.jsonl\.unreadable\./),
      expect.stringMatching(/^3 form\(s\) of .*submissions\.jsonl are now in .*submissions\.db\.$/),
    ]);
    expect((await readdir(folder)).filter((name) => name.includes('jsonl'))).toEqual([
      'submissions.jsonl.unreadable',
    ]);
    expect(await readFile(path.join(folder, 'submissions.jsonl.unreadable'), 'utf8')).toBe(
      '{"id":"cut","form":"co\n{"id":"cut as well\n',
    );
  });

  it('are taken over once, also when two processes start together or one was interrupted', async () => {
    const many = Array.from({length: 2500}, (_, index) =>
      received(1, 'contactform', `${index}@example.org`),
    );
    await write(many.slice(0, 1200));
    await writeOld(many);
    const stores = await Promise.all([
      openStore(file, {log: () => undefined}),
      openStore(file, {log: () => undefined}),
    ]);
    stores.forEach((store) => store.close());
    expect(await readSubmissions(file)).toEqual(many);
  });
});

it('forms that arrive while others are erased are kept', async () => {
  const store = await openStore(file);
  const other = await openStore(file);
  const count = 60;
  const keep = (index: number) =>
    store.keep({
      form: 'contactform',
      path: '/',
      fields: {email: `${index}@example.org`, message: 'x'.repeat(3000)},
    });
  for (let index = 0; index < count; index += 1) {
    expect(keep(index)).toBeDefined();
    const odd = [...other.forms()].filter(({fields}) => parseInt(fields.email ?? '', 10) % 2 === 1);
    await other.erase(odd.map(({number}) => number));
    await other.shrink();
  }
  store.close();
  other.close();
  const emails = (await readSubmissions(file)).map(({fields}) => fields.email);
  expect(emails).toEqual(Array.from({length: count / 2}, (_, index) => `${2 * index}@example.org`));
});

it('an erased store gives its room back', async () => {
  const store = await openStore(file);
  const size = async () => (await stat(file)).size;
  for (let index = 0; index < 300; index += 1) {
    const fields = {email: `${index}@example.org`, message: 'x'.repeat(5000)};
    store.keep({form: 'contactform', path: '/', fields});
  }
  await store.shrink();
  expect(await size()).toBeGreaterThan(1_500_000);
  await store.erase([...store.forms()].map(({number}) => number));
  await store.shrink();
  expect(await size()).toBeLessThan(100_000);
  store.close();
});

it('a store of a newer version is left alone', async () => {
  await write([]);
  await editStore(file, 'PRAGMA user_version = 99');
  await expect(openStore(file)).rejects.toThrow(/was written by a newer version .*\(99, not 2\)/);
});
