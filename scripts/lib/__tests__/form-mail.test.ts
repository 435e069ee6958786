/** @jest-environment node */
import {readFile, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {SMTPServer} from 'smtp-server';
import {createFormsServer} from '../forms';
import {readSubmissions} from '../form-store';
import {request} from './fixture';
import {temporaryFolder} from './server';

/** Delay before a retry, in ms. */
const RETRY_MS = 50;

let folder: string;
let file: string;
let errors: string[];
let closers: Array<() => Promise<unknown>>;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = path.join(folder, 'submissions.jsonl');
  errors = [];
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await rm(folder, {recursive: true, force: true});
});

type Mail = {to: string[]; headers: string; text: string};

/** Starts a mail server that accepts all messages unless it is set to refuse them. */
async function startMailServer({refuses = false} = {}) {
  const mails: Mail[] = [];
  const state = {refuses, asked: 0};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        state.asked += 1;
        if (state.refuses) {
          done(new Error('The mailbox is full'));
          return;
        }
        const [headers = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        const isBase64 = /transfer-encoding: base64/i.test(headers);
        const text = isBase64 ? Buffer.from(body, 'base64').toString() : decodeQuoted(body);
        const to = session.envelope.rcptTo.map(({address}) => address);
        mails.push({to, headers: headers.replaceAll('\r\n ', ' '), text});
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const {port} = server.server.address() as AddressInfo;
  return {mails, state, smtpUrl: `smtp://127.0.0.1:${port}`};
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('\r\n', '\n')
    .trimEnd();

async function startReceiver(smtpUrl?: string) {
  const app = await createFormsServer({
    file,
    logError: (message) => errors.push(message),
    ...(smtpUrl && {
      mail: {smtpUrl, from: 'site@agency.example', to: 'hello@agency.example', retryMs: RETRY_MS},
    }),
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  closers.push(() => app.close());
  return {
    close: () => app.close(),
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

async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not happen in 20 s. ${errors.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

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
  const [{id, receivedAt} = {id: '', receivedAt: ''}] = await readSubmissions(file);
  const [message, subscription] = mails;
  expect(message?.to).toEqual(['hello@agency.example']);
  expect(message?.headers.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: site@agency.example',
      'To: hello@agency.example',
      'Reply-To: marie@example.org',
      'Subject: Message de Marie Curie',
      `Message-ID: <${id}@agency.example>`,
      `Date: ${new Date(receivedAt).toUTCString().replace('GMT', '+0000')}`,
    ]),
  );
  expect(message?.text.replaceAll('\u00a0', ' ').trimEnd()).toBe(
    [
      'Ce qui vous amène : project',
      'Adresse e-mail : marie@example.org',
      'Prénom : Marie',
      'Nom : Curie',
      'Votre message : ',
      'Bonjour,',
      'un projet à l’hôpital.',
      'Page du formulaire : /thank-you/',
    ].join('\n'),
  );
  expect(subscription?.headers).toContain('Subject: Newsletter subscription');
  expect(subscription?.headers).toContain('Reply-To: a@example.org');
  expect(errors).toEqual([]);
});

it('a failed e-mail loses nothing and is retried until it is sent, once', async () => {
  const {mails, state, smtpUrl} = await startMailServer({refuses: true});
  const receiver = await startReceiver(smtpUrl);
  await receiver.post(contact);
  await receiver.post(newsletter);
  await until(() => state.asked >= 4);
  expect(await readSubmissions(file)).toHaveLength(2);
  expect(errors[0]).toMatch(
    /could not be sent to hello@agency\.example \(.*The mailbox is full.*\): .* kept in .*submissions\.jsonl/,
  );
  state.refuses = false;
  await until(() => mails.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 4 * RETRY_MS));
  expect(mails).toHaveLength(2);
});

it('after a restart, unsent e-mails are sent and sent ones are not repeated', async () => {
  const first = await startMailServer();
  const before = await startReceiver(first.smtpUrl);
  await before.post(newsletter);
  await until(() => first.mails.length === 1);
  first.state.refuses = true;
  await before.post(contact);
  await until(() => errors.length > 0);
  await before.close();

  const second = await startMailServer();
  await startReceiver(second.smtpUrl);
  await until(() => second.mails.length > 0);
  await until(async () => (await readFile(`${file}.sent`, 'utf8')).trim().split('\n').length === 2);
  expect(second.mails.map(({headers}) => /Subject: .*/.exec(headers)?.[0])).toEqual([
    'Subject: Message de Marie Curie',
  ]);
});

it('forms are accepted while the mail server is unreachable', async () => {
  const receiver = await startReceiver('smtp://127.0.0.1:9');
  await receiver.post(contact);
  await until(() => errors.length > 0);
  expect(errors[0]).toContain('ECONNREFUSED');
  expect(await readSubmissions(file)).toHaveLength(1);
});

it('forms kept before a mail server was configured are not sent', async () => {
  const before = await startReceiver();
  await before.post(contact);
  await before.close();
  const {mails, smtpUrl} = await startMailServer();
  const receiver = await startReceiver(smtpUrl);
  await receiver.post(newsletter, '/en/thank-you/');
  await until(() => mails.length > 0);
  expect(mails.map(({headers}) => /Subject: .*/.exec(headers)?.[0])).toEqual([
    'Subject: Newsletter subscription',
  ]);
});
