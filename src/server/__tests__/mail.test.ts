/** @jest-environment node */
import {readFileSync} from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import {projectRoot} from '../../lib/project';
import {site} from '../../site';
import {MAX_REFUSALS, readSmtpUrl, RETRY_MINUTES} from '../mail';
import {say} from '../../lib/texts/say';
import {openStore, readSubmissions} from '../store';
import {request} from './fixture';
import {
  at,
  cleanUpAfterEach,
  startMailServer,
  startReceiverWith,
  untilIn,
  withStore,
} from './mailing';
import {messageIdOf, type Mail} from './mailServer';
import {editStore} from './server';

cleanUpAfterEach();

/**
 * @param times minuteMs: a minute of the table of retries; answerMs: long enough for a busy machine
 */
async function startReceiver(smtpUrl?: string, {minuteMs = 2, answerMs = 5000} = {}) {
  const mail = {from: 'site@agency.example', to: 'hello@agency.example', answerMs, minuteMs};
  const {port, close} = await startReceiverWith(smtpUrl ? {smtpUrl, ...mail} : undefined);
  return {
    close,
    post: async (fields: Record<string, string>, target = '/thank-you/') => {
      const {status} = await request(port, target, {
        method: 'POST',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams(fields).toString(),
      });
      expect(status).toBe(303);
    },
  };
}

const until = (isSo: () => boolean | Promise<boolean>) => untilIn(60, isSo);

/** The forms with what became of their e-mails. */
const kept = () => withStore((store) => [...store.forms()]);

const sentCount = async () => (await kept()).filter(({sentAt}) => sentAt).length;
const asideCount = async () => (await kept()).filter(({setAsideAt}) => setAsideAt).length;

/** An encoded header as a mail program shows it (RFC 2047), with ordinary spaces. */
const shown = (header = '') =>
  header
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
    .replaceAll('\u00a0', ' ');

/** The subject of a message about a project, as it is shown. */
const projectSubject = (name: string) =>
  shown(`Subject: ${say('fr', 'contact.ContactForm.project.name')} : ${name}`);

const subjectsOf = (mails: readonly Mail[]) =>
  mails.map(({headers}) => /Subject: .*/.exec(headers)?.[0]);

const contact = {
  'form-name': 'contactform',
  purpose: 'project',
  email: 'marie@example.org',
  firstname: 'Marie',
  lastname: 'Curie',
  message: 'Bonjour,\nun projet à l’hôpital.',
};
const newsletter = {'form-name': 'newsletterform', email: 'a@example.org', checked: 'true'};

it('a form is sent by e-mail with its fields, with its sender as reply address', async () => {
  const {mails, smtpUrl} = await startMailServer();
  const receiver = await startReceiver(smtpUrl);
  await receiver.post(contact);
  await receiver.post(newsletter, '/en/thank-you/');
  await until(() => mails.length === 2);
  await receiver.post({...contact, purpose: 'joining'});
  await until(() => mails.length === 3);
  const [{id, receivedAt} = {id: '', receivedAt: ''}] = await readSubmissions(at.file);
  const [message, subscription, application] = mails;
  expect(message?.to).toEqual(['hello@agency.example']);
  expect(message?.headers.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: site@agency.example',
      'To: hello@agency.example',
      'Reply-To: marie@example.org',
      `Message-ID: <${id}@agency.example>`,
      `Date: ${new Date(receivedAt).toUTCString().replace('GMT', '+0000')}`,
    ]),
  );
  const [subject] = subjectsOf(mails);
  expect(subject).toMatch(/^Subject: =\?UTF-8\?Q\?.*=C2=A0=3A_/);
  expect(shown(subject)).toBe(projectSubject('Marie Curie'));
  const plain = (text = '') => text.replaceAll('\u00a0', ' ').trimEnd();
  const {callMinutes, proposalDays} = site.projects;
  const reply = plain(say('fr', 'forms.mail.next', {days: site.replyDays}));
  const call = say('fr', 'forms.mail.project', {minutes: callMinutes, days: proposalDays});
  expect(plain(message?.text)).toBe(
    [
      `Objet : ${say('fr', 'contact.ContactForm.project.name')}`,
      'E-mail : marie@example.org',
      'Prénom : Marie',
      'Nom : Curie',
      'Message : ',
      'Bonjour,',
      'un projet à l’hôpital.',
      'Page du formulaire : /thank-you/',
      '',
      reply,
      plain(call),
    ].join('\n'),
  );
  expect(plain(application?.text).split('\n').slice(-2)).toEqual(['', reply]);
  expect(plain(subscription?.text).split('\n')).toEqual([
    'Email: a@example.org',
    'Consent: yes',
    'The form’s page: /en/thank-you/',
  ]);
  expect(subscription?.headers).toContain('Subject: Newsletter subscription');
  expect(subscription?.headers).toContain('Reply-To: a@example.org');
  expect(at.errors).toEqual([]);
});

/** Posts forms that differ, as many visitors would. */
const postMany = (
  receiver: {post: (fields: Record<string, string>) => Promise<void>},
  count: number,
) =>
  Promise.all(
    Array.from({length: count}, (_, index) =>
      receiver.post({...contact, email: `visitor${index}@example.org`}),
    ),
  );

const countOf = (list: readonly string[]) =>
  list.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>());

const MOST = RETRY_MINUTES.length + 1;

it('an e-mail refused for good is tried three times, set aside, said once, and tried each day', async () => {
  const {state, mails, smtpUrl} = await startMailServer({manner: 'refuses for good'});
  const receiver = await startReceiver(smtpUrl, {minuteMs: 1});
  await receiver.post(contact);
  await receiver.post(newsletter);
  await until(async () => (await asideCount()) === 2);
  const asked = [...countOf(state.asked).values()];
  expect(asked).toEqual([MAX_REFUSALS, MAX_REFUSALS]);
  expect((await kept()).map(({reason}) => reason)).toEqual([
    expect.stringContaining('552 The mailbox is full'),
    expect.stringContaining('552 The mailbox is full'),
  ]);
  // A day, of 24 × 60 "minutes", passes, and another.
  await until(() => state.asked.length >= 4 * MAX_REFUSALS);
  expect(at.errors.filter((error) => error.includes('it is tried once a day'))).toHaveLength(2);
  state.manner = 'accepts';
  await until(() => mails.length === 2);
  await until(async () => (await sentCount()) === 2);
});

it.each([
  ['refuses for now', 'refuses'],
  ['hangs', 'hangs'],
  ['drops the connection after the message', 'drops'],
] as const)(
  'a mail server that %s is asked no more than the table says, then the forms are set aside for a day',
  async (_, manner) => {
    const {state, mails, smtpUrl} = await startMailServer({manner});
    const receiver = await startReceiver(smtpUrl, {minuteMs: 0.1, answerMs: 50});
    await postMany(receiver, 2);
    await until(async () => (await asideCount()) === 2);
    await receiver.close();
    const attempts = [...countOf(state.asked).values()];
    // One more after a day, which takes 144 ms here.
    expect(Math.max(...attempts)).toBeLessThanOrEqual(MOST + 1);
    // Each attempt carries the same id, so that the recipient can tell.
    const ids = (await readSubmissions(at.file)).map(({id}) => `<${id}@agency.example>`);
    expect(ids).toEqual(expect.arrayContaining(mails.map(({headers}) => messageIdOf(headers))));
  },
  // In ms: 32 attempts, each with its deadline, perhaps on a busy machine.
  120_000,
);

it('each form is kept, and arrives once through a server that refuses, hangs, drops, goes and comes back', async () => {
  const first = await startMailServer({manner: 'refuses'});
  const receiver = await startReceiver(first.smtpUrl, {minuteMs: 4, answerMs: 200});
  await postMany(receiver, 8);
  await until(() => first.state.asked.length >= 8 && at.errors.length > 0);
  expect(at.errors[0]).toMatch(
    /could not be sent to hello@agency\.example \(.*The mailbox is full.*\): .* kept in .*submissions\.db; next attempt in \d+ min\.$/,
  );
  first.state.manner = 'hangs';
  const before = first.state.asked.length;
  await until(() => first.state.asked.length > before);
  first.state.manner = 'drops';
  await until(() => first.state.asked.length > before + 2);
  await first.close();
  await receiver.post(newsletter);
  await until(() => at.errors.some((error) => error.includes('ECONNREFUSED')));
  const second = await startMailServer({port: first.port});
  await until(() => second.mails.length === 9);
  await until(async () => (await sentCount()) === 9);
  // A form arrives twice only where the first server lost its answer.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(second.mails).toHaveLength(9);
  expect(await readSubmissions(at.file)).toHaveLength(9);
  expect(new Set(second.mails.map(({headers}) => messageIdOf(headers))).size).toBe(9);
  const attempts = countOf([...first.state.asked, ...second.state.asked]);
  expect(Math.max(...attempts.values())).toBeLessThanOrEqual(MOST);
  expect(at.errors.filter((error) => error.includes('will not be sent'))).toEqual([]);
});

it('an e-mail is sent once although the store cannot note it', async () => {
  const {mails, smtpUrl} = await startMailServer();
  const receiver = await startReceiver(smtpUrl);
  const refuse =
    "CREATE TRIGGER t BEFORE UPDATE OF sentAt ON letters BEGIN SELECT raise(ABORT, 'full'); END";
  await editStore(at.file, refuse);
  await receiver.post(contact);
  await receiver.post(newsletter);
  await until(() => mails.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mails).toHaveLength(2);
  expect(at.errors).toEqual([expect.stringMatching(/submissions\.db cannot be written \(.*full/)]);
  // Once it can be, both are noted.
  await editStore(at.file, 'DROP TRIGGER t');
  await receiver.close();
  expect(await sentCount()).toBe(2);
});

it('a form erased while it waits is not sent', async () => {
  const {mails, state, smtpUrl} = await startMailServer({manner: 'refuses'});
  const receiver = await startReceiver(smtpUrl, {minuteMs: 1500});
  await receiver.post(contact);
  await until(() => at.errors.length > 0);
  // Well before the second attempt, even on a busy machine.
  await editStore(at.file, 'DELETE FROM forms');
  state.manner = 'accepts';
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await receiver.close();
  expect(mails).toEqual([]);
});

it('after a restart, unsent e-mails are sent and sent ones are not repeated', async () => {
  const first = await startMailServer();
  const before = await startReceiver(first.smtpUrl);
  await before.post(newsletter);
  await until(() => first.mails.length === 1);
  first.state.manner = 'refuses';
  await before.post(contact);
  await until(() => at.errors.length > 0);
  await before.close();

  const second = await startMailServer();
  await startReceiver(second.smtpUrl);
  await until(() => second.mails.length > 0);
  await until(async () => (await sentCount()) === 2);
  expect(subjectsOf(second.mails).map(shown)).toEqual([projectSubject('Marie Curie')]);
});

it('forms kept before a mail server was configured are not sent', async () => {
  const before = await startReceiver();
  await before.post(contact);
  await before.close();
  const {mails, smtpUrl} = await startMailServer();
  const receiver = await startReceiver(smtpUrl);
  await receiver.post(newsletter, '/en/thank-you/');
  await until(() => mails.length > 0);
  expect(subjectsOf(mails)).toEqual(['Subject: Newsletter subscription']);
});

it('an e-mail on which the server drops the connection does not hold the others back', async () => {
  const down = await startMailServer();
  await down.close();
  const before = await startReceiver(down.smtpUrl, {minuteMs: 60_000});
  await before.post({
    ...contact,
    email: 'poison@robot.example',
    message: 'A poison for the server',
  });
  await postMany(before, 5);
  await before.close();
  const {mails, state} = await startMailServer({port: down.port});
  state.isPoison = (message) => message.includes('poison');
  await startReceiver(down.smtpUrl, {minuteMs: 60_000});
  await until(() => mails.length === 5);
  // The agency learns of the one that waits.
  const last = mails.at(-1)?.text.replaceAll('\u00a0', ' ');
  expect(last).toMatch(/qui attendent : [1-9]/);
});

it('an agency’s mailbox that is full for a time costs no form an attempt for good', async () => {
  const {mails, state, smtpUrl} = await startMailServer();
  state.refused = 'hello@agency.example';
  const receiver = await startReceiver(smtpUrl, {minuteMs: 20});
  await receiver.post(newsletter);
  await receiver.post({...newsletter, email: 'b@example.org'});
  await until(() => at.errors.length > 3);
  expect((await kept()).map(({setAsideAt}) => setAsideAt)).toEqual([null, null]);
  state.refused = '';
  await until(() => mails.length === 2);
});

function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc()');
}

it('a server that answers by and by is cut off, and the receiver can be stopped', async () => {
  const server = net.createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    const drip = setInterval(() => socket.write('250-more\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const receiver = await startReceiver(`smtp://127.0.0.1:${port}`, {answerMs: 200});
  await receiver.post(newsletter);
  // Whatever the memory: Node collects a signal that nothing but another signal holds.
  const collecting = setInterval(collectGarbage, 50);
  await untilIn(20, () => at.errors.length > 1);
  clearInterval(collecting);
  const started = Date.now();
  await receiver.close();
  expect(Date.now() - started).toBeLessThan(5000);
  server.close();
});

it('a subject shows what a name holds, and turns nothing round', async () => {
  const {mails, smtpUrl} = await startMailServer();
  const receiver = await startReceiver(smtpUrl);
  await receiver.post({
    ...contact,
    firstname: '=?utf-8?q?evil?=',
    lastname: '=?utf-8?b?SGVsbG8=?= \u202Etxt\u2066',
  });
  await until(() => mails.length > 0);
  expect(shown(subjectsOf(mails)[0])).toBe(
    projectSubject('= ?utf-8?q?evil?= = ?utf-8?b?SGVsbG8= ?= txt'),
  );
});

describe('the sender of a message', () => {
  it('is told that it arrived, what it said and when the answer comes', async () => {
    const {state, smtpUrl} = await startMailServer();
    const receiver = await startReceiver(smtpUrl);
    await receiver.post({
      ...contact,
      message: 'Bonjour,\nvoir https://evil.example/x et www.evil.example.',
    });
    await until(() => state.letters.length === 1);
    const [mail] = state.letters;
    expect(mail).toMatchObject({from: '', to: ['marie@example.org']});
    expect(mail?.headers).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    expect(mail?.headers).toMatch(new RegExp(`^Reply-To: ${site.email}`, 'm'));
    expect(mail?.headers).not.toMatch(/Marie|Curie/);
    expect(mail?.text).toContain('> Bonjour,\n> voir [lien retiré] et [lien retiré]');
    expect(mail?.text).toMatch(new RegExp(`sous ${site.replyDays}\\sjours`));
    expect(mail?.text).not.toContain('evil');
  });

  it('gets one such e-mail a day, whatever is sent', async () => {
    const {mails, state, smtpUrl} = await startMailServer();
    const receiver = await startReceiver(smtpUrl);
    for (let index = 0; index < 5; index += 1) {
      await receiver.post({
        ...contact,
        email: 'Marie@Example.org',
        message: `Message ${index}.........`,
      });
    }
    await until(() => mails.length === 5);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(state.letters).toHaveLength(1);
  });

  it.each([
    'no-reply@example.org',
    'MAILER-DAEMON@example.org',
    'hello@agency.example',
    site.email,
  ])('gets none as %s, which would go round or be read by nobody', async (email) => {
    const {mails, state, smtpUrl} = await startMailServer();
    const receiver = await startReceiver(smtpUrl);
    await receiver.post({...contact, email});
    await receiver.post(newsletter);
    await until(() => mails.length === 2);
    expect(state.letters).toEqual([]);
  });

  it('whose mailbox refuses it is left alone, and nothing is logged', async () => {
    const {mails, state, smtpUrl} = await startMailServer();
    state.refused = 'marie@example.org';
    const receiver = await startReceiver(smtpUrl);
    await receiver.post(contact);
    await receiver.post(newsletter);
    await until(() => mails.length === 2);
    await receiver.close();
    expect(at.errors).toEqual([]);
    const store = await openStore(at.file);
    expect(store.letters.waiting([]).due).toBeNull();
    store.close();
  });
});

it('the handbook has the table of retries', () => {
  const text = readFileSync(path.join(projectRoot, 'docs/forms.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (\d+)(?: to (\d+))? +\| (\d+) (minute|hour)s? /gm)];
  const delays = rows.flatMap(([, from, to = from, count, unit]) =>
    Array<number>(Number(to) - Number(from) + 1).fill(Number(count) * (unit === 'hour' ? 60 : 1)),
  );
  expect(delays).toEqual(RETRY_MINUTES);
});

describe('SMTP_URL', () => {
  it.each([
    ['smtps://user:secret@mail.example.org', false],
    ['smtps://user:s%23cret@mail.example.org:465/?pool=true', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://user:secret@mail.example.org:587', true],
  ])('%s is accepted; a password waits for STARTTLS: %s', (url, needsStartTls) => {
    expect(readSmtpUrl(url)).toEqual({needsStartTls});
  });

  it.each([
    'mail.example.org',
    'https://user:secret@mail.example.org',
    'smtps://',
    'smtps://user:secret',
    'smtps://user:sec#ret@mail.example.org',
    'smtps://user:1#secret@mail.example.org',
    'smtps://user:1/secret@mail.example.org',
    'smtps://user:1?secret@mail.example.org',
    'smtps://user:secret%@mail.example.org',
    'smtps://user:secret@mail.example.org:port',
  ])('%s is refused by name, without the password', (url) => {
    expect(() => readSmtpUrl(url)).toThrow(/^SMTP_URL is not the address of a mail server: /);
    expect(() => readSmtpUrl(url)).not.toThrow(/secret/);
  });

  it('with smtp: never sends a password in the clear', async () => {
    const {state, smtpUrl} = await startMailServer();
    const receiver = await startReceiver(smtpUrl.replace('//', '//user:secret@'));
    await receiver.post(contact);
    await until(() => at.errors.length > 0);
    expect(state.asked).toEqual([]);
    expect(at.errors[0]).toContain('STARTTLS');
    expect(at.errors[0]).not.toContain('secret');
  });
});
