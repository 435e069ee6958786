/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {fixtureEnv} from '@site/e2e/support/fixtureSite';
import {CONFIRMATION_HOURS} from '../../constants';
import {projectRoot} from '../../lib/project';
import {say} from '../../lib/texts/say';
import {seal} from '../links';
import {request} from './fixture';
import {
  at,
  cleanUpAfterEach,
  startMailServer,
  startReceiverWith,
  untilIn,
  withStore,
} from './mailing';
import {editStore} from './server';

const SITE = 'https://www.agency.example';

cleanUpAfterEach();
afterEach(() => {
  if (at.errors.length > 0) throw new Error(at.errors.join('\n'));
});

const URLENCODED = 'application/x-www-form-urlencoded';

/** Starts a receiver, by default one that sends e-mails with links. */
async function startReceiver(smtpUrl?: string, siteUrl: string | undefined = SITE) {
  const mail = {from: 'site@agency.example', to: 'hello@agency.example', siteUrl, minuteMs: 5};
  const {port, close} = await startReceiverWith(smtpUrl ? {smtpUrl, ...mail} : undefined);
  const post = (target: string, body: string, headers: Record<string, string> = {}) =>
    request(port, target.replace(SITE, ''), {
      method: 'POST',
      headers: {'content-type': URLENCODED, ...headers},
      body,
    });
  const form = (name: string, email: string, target: string, headers?: Record<string, string>) =>
    post(
      target,
      new URLSearchParams({'form-name': name, email, checked: 'true'}).toString(),
      headers,
    );
  return {
    post,
    get: (target: string) => request(port, target.replace(SITE, '')),
    subscribe: (email: string, headers?: Record<string, string>, target = '/thank-you/') =>
      form('newsletterform', email, target, headers),
    unsubscribe: (email: string) => form('unsubscribeform', email, '/thank-you/'),
    close,
  };
}

const until = (isSo: () => boolean | Promise<boolean>) => untilIn(30, isSo);

/** Long enough for an e-mail that should not be sent. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

const kept = () => withStore((store) => [...store.forms()]);
const formsOf = async () => (await kept()).map(({form, fields}) => `${form} ${fields.email}`);
const subscribers = () =>
  withStore((store) => [...store.subscribers('2026-01-01')].map(({email}) => email));

const linkIn = (text = '') => /https:\S+\?key=\S+/.exec(text)?.[0] ?? '';

const PAST = "UPDATE forms SET confirmBy = '2020-01-01T00:00:00.000Z'";

/** A receiver with a subscription whose address has got its e-mail. */
async function subscribed(email = 'marie@example.org', target?: string) {
  const mail = await startMailServer();
  const receiver = await startReceiver(mail.smtpUrl);
  await receiver.subscribe(email, {}, target);
  await until(() => mail.state.letters.length === 1);
  // The receiver has noted it.
  await until(async () => ((await kept())[0]?.sentAt ?? null) !== null);
  const [letter] = mail.state.letters;
  return {...mail, receiver, letter: letter!, link: linkIn(letter?.text)};
}

describe('a subscription', () => {
  it('is confirmed by the button behind a link, and only then the agency’s', async () => {
    const {receiver, mails, letter, link} = await subscribed();
    expect(letter).toMatchObject({from: '', to: ['marie@example.org']});
    expect(letter.headers).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    expect(letter.headers).not.toMatch(/Subject:.*marie/i);
    expect(letter.text).toContain(`${CONFIRMATION_HOURS}\u00a0heures`);
    expect(link).toMatch(/^https:\/\/www\.agency\.example\/newsletter\/confirm\/\?key=[\w-]+$/);
    // The address is in no log of a web server.
    expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
      'marie',
    );
    expect(mails).toEqual([]);
    expect(await subscribers()).toEqual([]);

    // Programs of mailboxes open links; the site's page, which is a file, has the button.
    expect((await receiver.get(link)).status).toBe(405);
    expect(await subscribers()).toEqual([]);

    const answer = await receiver.post(link, '');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/thank-you/#subscribed');
    expect(await subscribers()).toEqual(['marie@example.org']);
    await until(() => mails.length === 1);
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/^Confirmation : \d+ \S+ \d{4}$/m);

    // Another press changes nothing.
    await until(async () => ((await kept())[0]?.sentAt ?? null) !== null);
    const [before] = await kept();
    expect((await receiver.post(link, '')).headers.location).toBe('/thank-you/#subscribed');
    await rest();
    expect(await kept()).toEqual([before]);
    expect(before?.confirmedAt).toMatch(/^\d{4}-/);
    expect(before?.confirmBy).toBeUndefined();
    expect(mails).toHaveLength(1);
  });

  it('answers scripts and browsers that an e-mail asks for the last step, in their language', async () => {
    const {smtpUrl, state} = await startMailServer();
    const receiver = await startReceiver(smtpUrl);
    const json = await receiver.subscribe('a@example.org', {accept: 'application/json'});
    expect(JSON.parse(json.text)).toEqual({ok: true, confirm: true});
    const page = await receiver.subscribe('b@example.org', {}, '/en/thank-you/');
    expect(page.headers.location).toBe('/en/thank-you/#confirm');
    await until(() => state.letters.length === 2);
    const english = state.letters.find(({to}) => to[0] === 'b@example.org');
    expect(english?.text).toContain(say('en', 'forms.mail.notAsked'));
    expect(linkIn(english?.text)).toMatch(
      /^https:\/\/www\.agency\.example\/en\/newsletter\/confirm\//,
    );
  });

  it('is the agency’s at once where no e-mail is sent', async () => {
    const receiver = await startReceiver();
    const json = await receiver.subscribe('a@example.org', {accept: 'application/json'});
    expect(JSON.parse(json.text)).toEqual({ok: true});
    expect((await receiver.subscribe('b@example.org')).headers.location).toBe('/thank-you/');
    expect(await subscribers()).toEqual(['a@example.org', 'b@example.org']);
  });

  it('is the agency’s at once where the site’s address is unknown, which no header may give', async () => {
    const {smtpUrl, mails, state} = await startMailServer();
    const receiver = await startReceiver(smtpUrl, '');
    await receiver.subscribe('a@example.org', {host: 'evil.example'});
    await until(() => mails.length === 1);
    expect(state.letters).toEqual([]);
  });

  it('gets one e-mail a day at most, whatever is sent, and unsubscribing changes nothing in that', async () => {
    const {receiver, state, mails} = await subscribed();
    for (const email of ['Marie@example.org', 'marie@EXAMPLE.org', 'marie@example.org']) {
      expect((await receiver.subscribe(email)).headers.location).toBe('/thank-you/#confirm');
      await receiver.unsubscribe(email);
    }
    await until(() => mails.length > 0);
    await rest();
    expect(state.letters).toHaveLength(1);
  });

  it('that is not confirmed in time is erased, and its link is refused with a way on', async () => {
    const {receiver, link} = await subscribed();
    await editStore(at.file, PAST);
    const {status, text} = await receiver.post(link, '');
    expect(status).toBe(410);
    expect(text).toContain(say('fr', 'forms.answer.tooLate'));
    expect(text).toContain('href="/newsletter/"');
    await receiver.close();
    await (await startReceiver()).close();
    expect(await kept()).toEqual([]);
  });

  it('whose e-mail waits is not erased, and its time begins when the e-mail leaves', async () => {
    const down = await startMailServer();
    await down.close();
    const before = await startReceiver(down.smtpUrl);
    await before.subscribe('marie@example.org');
    await until(() => at.errors.splice(0).length > 0);
    await editStore(at.file, PAST);
    await before.close();
    at.errors = [];
    const {state, smtpUrl} = await startMailServer();
    const receiver = await startReceiver(smtpUrl);
    await until(() => state.letters.length === 1);
    await until(async () => ((await kept())[0]?.confirmBy ?? '') > new Date().toISOString());
    await receiver.post(linkIn(state.letters[0]?.text), '');
    expect(await subscribers()).toEqual(['marie@example.org']);
  });

  it('is confirmed by no other link, and from no other site', async () => {
    const {receiver, letter, link} = await subscribed();
    const unsubscribe = /<(https:\S+)>/.exec(letter.headers)?.[1] ?? '';
    const [page = '', key = ''] = link.split('?key=');
    const changed = Buffer.from(key, 'base64url');
    changed[20]! ^= 1;
    const foreign = seal(Buffer.alloc(32), 'confirm', 'x');
    for (const other of [
      unsubscribe.split('?key=')[1] ?? '',
      changed.toString('base64url'),
      key.slice(0, -4),
      foreign,
      '',
      'AAAA',
    ]) {
      expect((await receiver.post(`${page}?key=${other}`, '')).status).toBe(410);
    }
    expect((await receiver.post(`${page}?key=${key}&key=${key}`, '')).status).toBe(410);
    const origin = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'};
    expect((await receiver.post(link, '', origin)).status).toBe(403);
    at.errors = at.errors.filter((error) => !error.includes('evil.example'));
    expect(await subscribers()).toEqual([]);
  });
});

describe('an unsubscription', () => {
  it('erases the subscription, is kept, and tells the agency', async () => {
    const {receiver, mails, link} = await subscribed();
    await receiver.post(link, '');
    await receiver.unsubscribe('MARIE@example.org');
    expect(await formsOf()).toEqual(['unsubscribeform MARIE@example.org']);
    await until(() => mails.length > 1 || mails.some(({text}) => text.includes('MARIE')));
    const told = mails.find(({text}) => text.includes('MARIE'));
    expect(told?.text.replaceAll('\u00a0', ' ')).toContain(
      say('fr', 'forms.mail.unsubscribed').replaceAll('\u00a0', ' '),
    );
  });

  it('has the same answer for a known, an unknown and an unconfirmed address', async () => {
    const receiver = await startReceiver();
    await receiver.subscribe('known@example.org');
    await editStore(at.file, 'UPDATE forms SET confirmedAt = receivedAt');
    const answers = [];
    for (const email of ['known@example.org', 'unknown@example.org']) {
      const {status, headers, text} = await receiver.unsubscribe(email);
      answers.push({status, headers: {...headers, date: ''}, text});
    }
    expect(answers[0]).toMatchObject({
      status: 303,
      headers: {location: '/thank-you/#unsubscribed'},
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('holds again after a new subscription of the same hour', async () => {
    const receiver = await startReceiver();
    for (let round = 0; round < 2; round += 1) {
      await receiver.subscribe('marie@example.org');
      expect(await subscribers()).toEqual(['marie@example.org']);
      await receiver.unsubscribe('marie@example.org');
      expect(await subscribers()).toEqual([]);
    }
  });

  it.each([
    ['urlencoded', URLENCODED, 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('is done by one POST of a mailbox, %s', async (_, type, body) => {
    const {receiver, letter, link} = await subscribed('marie@example.org', '/en/thank-you/');
    await receiver.post(link, '');
    expect(letter.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const oneClick = /^List-Unsubscribe: <(https:\S+)>\r?$/m.exec(letter.headers)?.[1] ?? '';
    expect(oneClick).toMatch(/^https:\/\/www\.agency\.example\/en\/newsletter\/\?key=[\w-]+$/);
    // To open the address, as a program may, does nothing.
    expect((await receiver.get(oneClick)).status).toBe(405);
    expect(await subscribers()).toEqual(['marie@example.org']);
    const answer = await receiver.post(oneClick, body, {'content-type': type});
    expect(answer.status).toBe(200);
    expect(answer.headers.location).toBeUndefined();
    expect(await formsOf()).toEqual(['unsubscribeform marie@example.org']);
  });

  it.each(['', 'List-Unsubscribe=No', 'form-name=newsletterform'])(
    'is not done by a POST of %j to its address',
    async (body) => {
      const {receiver, letter, link} = await subscribed();
      await receiver.post(link, '');
      const oneClick = /<(https:\S+)>/.exec(letter.headers)?.[1] ?? '';
      expect((await receiver.post(oneClick, body)).status).toBeGreaterThanOrEqual(400);
      expect(await subscribers()).toEqual(['marie@example.org']);
    },
  );
});

it('a command lists who receives the letter, once each, with a link that works', async () => {
  const {receiver, link, smtpUrl} = await subscribed();
  await receiver.post(link, '');
  await receiver.subscribe('unconfirmed@example.org');
  const plain = await startReceiver();
  await plain.subscribe('before@example.org', {}, '/en/thank-you/');
  await plain.subscribe('Before@example.org', {}, '/en/thank-you/');
  await editStore(
    at.file,
    "INSERT INTO forms (id, receivedAt, form, path, address, fields) VALUES ('x', '2020-01-01', 'newsletterform', '/', 'old@example.org', '{}')",
  );
  const list = (env: Record<string, string>) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/forms.ts', 'subscribers', '--forms', at.file],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        env: {...process.env, ...fixtureEnv, SITE_URL: '', ...env},
      },
    );
  expect(list({}).stderr).toMatch(/^✖ SITE_URL is not set, [^\n]+\n$/);
  const [columns, ...rows] = list({SITE_URL: SITE}).stdout.trimEnd().split('\n');
  expect(columns).toBe('email,since,confirmedAt,language,unsubscribe');
  const cells = rows.map((row) => row.slice(1, -1).split('","'));
  expect(cells.map(([email, , , language]) => [email, language])).toEqual([
    ['marie@example.org', 'fr'],
    ['Before@example.org', 'en'],
  ]);
  expect(cells[0]?.[2]).toMatch(/^\d{4}-/);
  const other = await startReceiver(smtpUrl);
  await other.post(cells[1]?.[4] ?? '', 'List-Unsubscribe=One-Click');
  expect(await subscribers()).toEqual(['marie@example.org']);
});

it('a store of the version before subscriptions were confirmed is taken over', async () => {
  await (await startReceiver()).subscribe('marie@example.org');
  await editStore(
    at.file,
    'DROP INDEX unconfirmed; ALTER TABLE forms DROP COLUMN confirmBy; PRAGMA user_version = 1',
  );
  expect(await subscribers()).toEqual(['marie@example.org']);
});
