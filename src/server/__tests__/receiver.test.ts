/** @jest-environment node */
import {chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile} from 'node:fs/promises';
import type {OutgoingHttpHeaders} from 'node:http';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {FastifyInstance} from 'fastify';
import {createFormsServer} from '../receiver';
import {openStore, readSubmissions, type StoreOptions} from '../store';
import {createOriginLog} from '../origin';
import {limits, productForms} from '../productForms';
import {SiteError} from '../../lib/siteError';
import {request} from './fixture';
import {editStore, temporaryFolder} from './server';

const TYPE = 'application/x-www-form-urlencoded';

let app: FastifyInstance;
let port: number;
let folder: string;
let file: string;
let errors: string[];

async function start(options: StoreOptions = {}) {
  app = await createFormsServer({file, logError: (message) => errors.push(message), ...options});
  await app.listen({port: 0, host: '127.0.0.1'});
  ({port} = app.server.address() as AddressInfo);
}

async function stop() {
  app.server.closeAllConnections();
  await app.close();
}

beforeEach(async () => {
  folder = await temporaryFolder();
  file = path.join(folder, '.forms', 'submissions.db');
  errors = [];
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, {recursive: true, force: true});
});

type Body = string | Record<string, string> | Buffer;
type PostOptions = {target?: string; headers?: OutgoingHttpHeaders};

const post = (body: Body, {target = '/team/', headers = {}}: PostOptions = {}) =>
  request(port, target, {
    method: 'POST',
    headers: {'content-type': TYPE, ...headers},
    body:
      typeof body === 'string' || Buffer.isBuffer(body)
        ? body
        : new URLSearchParams(body).toString(),
  });

const stored = () => readSubmissions(file);

const newsletter = {'form-name': 'newsletterform', email: 'a@example.org', checked: 'true'};
const contact = {
  'form-name': 'contactform',
  purpose: 'project',
  email: 'marie@example.org',
  phone: '01 99 00 12 34',
  firstname: 'Marie',
  lastname: 'Curie',
  message: 'Bonjour, un projet.',
};
const json = {accept: 'application/json'};

/** Replaces no-break spaces by ordinary ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a submitted form', () => {
  it('is kept with only its declared fields', async () => {
    const {status} = await post({...newsletter, extra: 'no', __proto__x: 'no'}, {headers: json});
    expect(status).toBe(200);
    const [line, ...others] = await stored();
    expect(others).toEqual([]);
    expect(line).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      receivedAt: new Date(line?.receivedAt ?? '').toISOString(),
      form: 'newsletterform',
      path: '/team/',
      fields: {email: 'a@example.org', checked: 'true'},
    });
  });

  it.each([
    ['/thank-you/', '/thank-you/', 'fr-FR', 'Merci, c’est bien reçu.'],
    ['/fr/team/', '/thank-you/', 'fr-FR', 'Merci, c’est bien reçu.'],
    ['/en/thank-you/', '/en/thank-you/', 'en-GB', 'Thank you, we’ve got it.'],
    ['/en/team/?utm=x', '/en/thank-you/', 'en-GB', 'Thank you, we’ve got it.'],
  ])('posted to %s without JavaScript redirects to %s', async (target, location, lang, words) => {
    const {status, headers, text} = await post(newsletter, {target});
    expect([status, headers.location]).toEqual([303, location]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${words}</h1>`);
    expect(text).toContain(`<a href="${location}">`);
  });

  it.each([
    ['application/json', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    [undefined, false],
  ])('is answered for the Accept header “%s” in JSON: %s', async (accept, isJson) => {
    const {headers, text} = await post(newsletter, {headers: accept === undefined ? {} : {accept}});
    expect(headers['content-type']).toContain(isJson ? 'application/json' : 'text/html');
    expect(text === '{"ok":true}\n').toBe(isJson);
  });

  it('is answered with headers of its own', async () => {
    const {headers} = await post(newsletter);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/) as unknown,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is kept with the path of its page, if the browser sends it', async () => {
    const target = '/thank-you/';
    const pages = [
      `http://127.0.0.1:${port}/en/work/x/?a=1#contact`,
      'https://evil.example/phishing/',
      `http://127.0.0.1:${port}//evil.example/`,
      'nonsense',
    ];
    for (const [index, referer] of pages.entries()) {
      const email = `${index}@example.org`;
      await post({...newsletter, email}, {target, headers: {referer}});
    }
    const paths = (await stored()).map((line) => line.path);
    expect(paths).toEqual(['/en/work/x/', target, target, target]);
  });

  it('keeps text and lines in any script, as normalised by the schema', async () => {
    const body =
      'form-name=contactform&purpose=project&email=+a%40example.org+&lastname=x&caseStudy=halles' +
      '&firstname=%E5%A4%AA%E9%83%8E&message=a%0D%0Ab+%26+%F0%9F%98%80+et+la+suite%0D%0A';
    const headers = {'content-type': `${TYPE}; charset=UTF-8`};
    expect((await post(body, {headers})).status).toBe(303);
    expect((await stored())[0]?.fields).toEqual({
      purpose: 'project',
      email: 'a@example.org',
      phone: '',
      firstname: '太郎',
      lastname: 'x',
      message: 'a\nb & 😀 et la suite',
      caseStudy: 'halles',
    });
  });

  it('may be as long as its schema allows, in any script', async () => {
    const long = {...contact, firstname: '𠮷'.repeat(100), message: '😀'.repeat(5000)};
    expect((await post(long, {headers: json})).status).toBe(200);
    expect((await stored())[0]?.fields.message).toBe(long.message);
  });

  if (process.platform !== 'win32') {
    it('is kept in files readable only by their owner, whoever could read them before', async () => {
      const modes = async () => {
        const names = await readdir(path.dirname(file));
        expect(names).toContain('submissions.db-wal');
        const stats = await Promise.all(names.map((name) => stat(path.join(file, '..', name))));
        return new Set(stats.map(({mode}) => mode & 0o777));
      };
      await post(newsletter);
      expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
      expect(await modes()).toEqual(new Set([0o600]));
      await stop();
      await chmod(file, 0o644);
      await start();
      await post(contact);
      expect(await modes()).toEqual(new Set([0o600]));
      expect(await stored()).toHaveLength(2);
    });

    it('needs a file that is no symbolic link', async () => {
      const elsewhere = path.join(folder, 'elsewhere');
      await writeFile(elsewhere, '');
      await symlink(elsewhere, `${file}.link`);
      await expect(createFormsServer({file: `${file}.link`})).rejects.toThrow('is a symbolic link');
      expect(await readFile(elsewhere, 'utf8')).toBe('');
    });
  }

  it.each([
    ['a file', 'plain', /cannot hold forms: .*file is not a database/],
    ['a folder', 'folder', /folder \(.*EISDIR.*: give a file in a folder that .* may write to\.$/],
    ['in what is no folder', 'plain/forms.db', /plain\/forms\.db \(.*(?:ENOTDIR|EEXIST)/],
    ['in the kernel', '/proc/self/forms.db', /\(.*E[A-Z]+.*: give a file in a folder/],
  ])('is not received at all when its store is %s', async (_what, name, reason) => {
    await writeFile(path.join(folder, 'plain'), 'This is not a database.'.repeat(100));
    await mkdir(path.join(folder, 'folder'));
    const failed = createFormsServer({file: path.resolve(folder, name)});
    await expect(failed).rejects.toThrow(SiteError);
    await expect(failed).rejects.toThrow(reason);
  });

  it('is not acknowledged when it cannot be kept, which is logged once a minute', async () => {
    await stop();
    await start({maxBytes: 64 * 1024});
    const long = (index: number) => ({...contact, message: `${index} ${'x'.repeat(4000)}`});
    const answers = [];
    for (let index = 0; index < 30; index += 1) {
      answers.push(await post(long(index), {headers: json}));
    }
    const refused = answers.filter(({status}) => status === 500);
    expect(refused.length).toBeGreaterThan(10);
    expect(JSON.parse(refused[0]!.text)).toEqual({
      ok: false,
      error: 'Vos réponses n’ont pas pu être enregistrées. Réessayez dans un instant.',
    });
    expect(errors).toEqual([
      expect.stringMatching(
        /could not be written to .*submissions\.db: .*database or disk is full/,
      ),
    ]);
    expect(await stored()).toHaveLength(answers.length - refused.length);
  });

  it('is refused when more arrive in an hour than the receiver keeps, repeats apart', async () => {
    await stop();
    await start({maxPerHour: 3});
    const send = (index: number) => post({...newsletter, email: `${index}@example.org`});
    for (const index of [1, 2, 3, 3]) expect((await send(index)).status).toBe(303);
    expect((await send(4)).status).toBe(429);
    expect(errors).toEqual([expect.stringContaining('more arrived in an hour')]);
    await editStore(file, "UPDATE forms SET receivedAt = '2026-01-01T00:00:00.000Z'");
    expect((await send(4)).status).toBe(303);
    // Set by a clock that was wrong.
    await editStore(file, "UPDATE forms SET receivedAt = '2999-01-01T00:00:00.000Z'");
    expect((await send(5)).status).toBe(303);
  });

  it('is acknowledged and discarded when a robot sends it', async () => {
    for (const robot of [newsletter, {'form-name': 'contactform', email: 'nonsense'}]) {
      const {status, text} = await post({...robot, 'bot-field': 'spam'}, {headers: json});
      expect([status, text]).toEqual([200, '{"ok":true}\n']);
      const page = await post({...robot, 'bot-field': 'spam'});
      expect(page.headers.location).toBe('/thank-you/');
    }
    expect(await stored()).toEqual([]);
  });
});

describe('a form sent again', () => {
  const draft = {'draft-id': '0123456789abcdef0123456789abcdef'};

  /** Makes the stored forms older. */
  const age = (ms: number) =>
    editStore(
      file,
      `UPDATE forms SET receivedAt = strftime('%Y-%m-%dT%H:%M:%fZ', receivedAt, '-${ms / 1000} seconds')`,
    );
  const HOUR = 3_600_000;

  it.each([
    ['by scripts', draft],
    ['by a double click without scripts', {'draft-id': ''}],
  ])(
    '%s is kept once and acknowledged each time, without the id among its fields',
    async (...given) => {
      const [, id] = given;
      const answers = await Promise.all(
        Array.from({length: 20}, (_, index) =>
          post({...contact, ...id}, index % 2 ? {headers: json} : {target: '/thank-you/'}),
        ),
      );
      expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200, 303]));
      const [line, ...others] = await stored();
      expect(others).toEqual([]);
      expect(Object.keys(line?.fields ?? {})).not.toContain('draft-id');
      expect(line?.draft).toBe(id['draft-id'] || undefined);
    },
  );

  it('is recognised after a restart, for 30 days', async () => {
    const send = (days: number) => async () => {
      await age(days * 24 * HOUR);
      const other = await openStore(file);
      const {form, fields} = (await stored())[0]!;
      const kept = other.keep({form, fields, path: '/', draft: draft['draft-id']});
      other.close();
      return kept;
    };
    await post({...contact, ...draft});
    expect(await send(29)()).toBeUndefined();
    expect(await send(2)()).toMatchObject({form: 'contactform'});
  });

  it('without its id is a repeat for an hour', async () => {
    await post(newsletter);
    await age(0.9 * HOUR);
    await post(newsletter);
    expect(await stored()).toHaveLength(1);
    await age(0.2 * HOUR);
    await post({...newsletter, email: 'b@example.org'});
    await post(newsletter);
    expect(await stored()).toHaveLength(3);
  });

  it('with other words is kept too: the visitor corrected them', async () => {
    await post({...contact, ...draft});
    await post({...contact, ...draft, message: 'Bonjour, un autre projet.'});
    expect(await stored()).toHaveLength(2);
  });

  it('is kept again once the first has been erased', async () => {
    await post({...contact, ...draft});
    await editStore(file, 'DELETE FROM forms');
    expect(await stored()).toEqual([]);
    await post({...contact, ...draft});
    expect(await stored()).toHaveLength(1);
  });

  it('is recognised when another process has received the first', async () => {
    await post(newsletter);
    const {form, fields} = (await stored())[0]!;
    const other = await openStore(file);
    other.keep({form, path: '/', fields: {...fields, email: 'b@example.org'}});
    other.close();
    await post({...newsletter, email: 'b@example.org'});
    expect(await stored()).toHaveLength(2);
  });
});

describe('a rejected post', () => {
  /** What only programs send. */
  const OURS = /ne vient pas d’un formulaire de ce site/;
  const valid = 'form-name=newsletterform&checked=true&email=a%40example.org';
  const cases: Array<[string, number, Body, OutgoingHttpHeaders, RegExp]> = [
    ['with nothing', 400, '', {}, OURS],
    ['of an unknown form', 400, 'form-name=other', {}, OURS],
    ['of a form named like a method', 400, 'form-name=__proto__', {}, OURS],
    ['with a cut %', 400, 'form-name=newsletterform&email=%4', {}, OURS],
    ['with %ff', 400, 'form-name=newsletterform&email=%ff', {}, OURS],
    ['with a byte that is not UTF-8', 400, Buffer.from(`${valid}\u00ff`, 'latin1'), {}, OURS],
    ['as JSON', 400, '{}', {'content-type': 'application/json'}, OURS],
    ['compressed', 400, gzipSync('x'), {'content-encoding': 'gzip'}, OURS],
    ['with a field sent twice', 400, `${valid}&email=b%40example.org`, {}, OURS],
    ['from another site', 403, newsletter, {origin: 'https://evil.example'}, /evil\.example/],
    ['from another port', 403, newsletter, {origin: 'http://127.0.0.1:1'}, /127\.0\.0\.1:1/],
    ['from a broken origin', 403, newsletter, {origin: 'nonsense'}, /nonsense/],
    ['from a hidden origin', 403, newsletter, {origin: 'null'}, /null/],
    ['from a site that says so', 403, newsletter, {'sec-fetch-site': 'cross-site'}, /cross-site/],
    ['with a wrong field', 422, {...newsletter, email: 'nobody'}, {}, /sont à corriger/],
    ['without a field', 422, 'form-name=newsletterform&email=a%40example.org', {}, /à corriger/],
    ['of more than 128 kB', 413, 'x'.repeat(131_073), {}, /128 ko/],
    ['of 10 MB', 413, 'x'.repeat(10_000_000), {}, /128 ko/],
  ];

  it.each(cases)('%s gets %i and one sentence, as JSON or a page', async (...given) => {
    const [, status, body, headers, error] = given;
    for (const target of ['/team/', '/thank-you/']) {
      const answer = await post(body, {target, headers: {...headers, ...json}});
      expect(answer.status).toBe(status);
      const parsed = JSON.parse(answer.text) as {ok: boolean; error: string};
      expect(parsed.ok).toBe(false);
      expect(plain(parsed.error)).toMatch(error);
    }
    for (const target of ['/en/', '/en/thank-you/']) {
      const page = await post(body, {target, headers});
      expect(page.status).toBe(status);
      expect(page.text).toContain('<html lang="en-GB">');
      expect(page.text).toContain('<h1>The form was not sent.</h1>');
      expect(page.text).toContain('Back button: what you entered is still there');
    }
    expect(await stored()).toEqual([]);
    expect(errors).toHaveLength(status === 403 ? 1 : 0);
  });

  it('reports each invalid field by its code, for the form to show', async () => {
    const {text} = await post(
      {'form-name': 'contactform', purpose: 'money', email: 'a@b', message: 'Court'},
      {headers: json},
    );
    expect(JSON.parse(text)).toEqual({
      ok: false,
      error: 'Certaines réponses sont à corriger.',
      fields: {
        purpose: 'purpose.invalid',
        email: 'email.invalid',
        firstname: 'firstname.required',
        lastname: 'lastname.required',
        message: 'message.tooShort',
      },
    });
  });

  it('reports each invalid field in words, with what to write', async () => {
    const wrong = {
      'form-name': 'contactform',
      purpose: '',
      email: 'a@b',
      phone: '12',
      firstname: 'x'.repeat(101),
      lastname: 'a\u0000b',
      message: 'x'.repeat(5001),
      caseStudy: 'x'.repeat(201),
    };
    const words = async (target: string) =>
      [...plain((await post(wrong, {target})).text).matchAll(/<li>(.*)<\/li>/g)].map(([, item]) =>
        item?.replaceAll(/<\/?strong>/g, ''),
      );
    expect(await words('/thank-you/')).toEqual([
      'Ce qui vous amène : choisissez une des trois réponses.',
      'Adresse e-mail : Email non valide… Indiquez l’adresse en entier, par exemple vous@example.org.',
      'Téléphone : indiquez un numéro de 6 à 15 chiffres, ou laissez le champ vide.',
      'Prénom : trop long, 100 caractères au plus.',
      'Nom : indiquez-le sur une seule ligne.',
      'Votre message : trop long, 5 000 caractères au plus.',
      'Étude de cas : rechargez la page avant d’envoyer le formulaire.',
    ]);
    expect(await words('/en/thank-you/')).toEqual([
      'What brings you here: select one of the three answers.',
      'Email address: Invalid email… Enter it in full, like you@example.com.',
      'Phone: enter a number with 6 to 15 digits, or leave it blank.',
      'First name: must be 100 characters or fewer.',
      'Last name: enter it on a single line.',
      'Your message: must be 5,000 characters or fewer.',
      'Case study: reload the page before sending the form.',
    ]);
  });

  it('links back to the form’s page, and never to another site', async () => {
    const linkOf = async (target: string, referer: string) =>
      /<a href="([^"]*)">/.exec((await post('', {target, headers: {referer}})).text)?.[1];
    const host = `http://127.0.0.1:${port}`;
    expect(await linkOf('/thank-you/', `${host}/team/?a=1`)).toBe('/team/');
    expect(await linkOf('/thank-you/', 'https://evil.example/team/')).toBe('/');
    expect(await linkOf('/en/thank-you/', `${host}//evil.example/`)).toBe('/en/');
  });

  it('escapes what it quotes', async () => {
    const {text} = await post(newsletter, {headers: {origin: '<script>alert(1)</script>'}});
    expect(text).not.toContain('<script>');
    expect(text).toContain('&#60;script&#62;');
  });

  /** Sends a request that no HTTP client would, and reads until the connection ends. */
  const sendRaw = (length: string, body: string, hangUpAfter?: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.once('close', () => resolve(text));
      socket.once('error', (error) => (text === '' ? reject(error) : resolve(text)));
      socket.write(
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE}\r\n${length}\r\n\r\n${body}`,
      );
      if (hangUpAfter !== undefined) setTimeout(() => socket.destroy(), hangUpAfter);
    });

  it('of megabytes is rejected before it is read to the end', async () => {
    expect(await sendRaw('Content-Length: 1100000', 'x'.repeat(100_000))).toMatch(
      /^HTTP\/1\.1 413 /,
    );
  });

  it('without a length is not read to the end either', async () => {
    let socket: net.Socket | undefined;
    app.server.once('connection', (opened) => (socket = opened));
    const body = 'x'.repeat(20_000_000);
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    await sendRaw('Transfer-Encoding: chunked', chunk).catch(() => undefined);
    expect(socket?.bytesRead).toBeLessThan(body.length / 4);
  });

  it('that breaks off stores nothing', async () => {
    await sendRaw('Content-Length: 100', 'form-name=newsletterform', 50);
    expect((await post(newsletter)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

describe('the origin of a form', () => {
  it('is accepted if it is the same, also behind TLS', async () => {
    for (const origin of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`]) {
      expect((await post(newsletter, {headers: {origin}})).status).toBe(303);
    }
  });

  it('is accepted if a referrer policy hides it and Sec-Fetch-Site confirms it', async () => {
    const headers = {origin: 'null', 'sec-fetch-site': 'same-origin'};
    expect((await post(newsletter, {headers})).status).toBe(303);
  });

  const agency = 'https://www.agence.fr';
  it.each([
    // nginx's $http_host is empty under HTTP/3.
    ['without a name', {host: '', 'sec-fetch-site': 'same-origin'}],
    ['under another name', {host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin'}],
    ['under the name of X-Forwarded-Host', {host: 'forms', 'x-forwarded-host': 'www.agence.fr'}],
    ['with the default port', {host: 'www.agence.fr:443'}],
    ['in capitals', {host: 'WWW.Agence.FR'}],
  ])('is accepted from a proxy that passes the form on %s', async (_how, headers) => {
    const referer = `${agency}/team/`;
    const target = '/thank-you/';
    const answer = await post(newsletter, {target, headers: {...headers, origin: agency, referer}});
    expect([answer.status, (await stored())[0]?.path]).toEqual([303, '/team/']);
    expect(errors).toEqual([]);
  });

  it.each([
    ['of a neighbour', {host: 'agence.fr', 'sec-fetch-site': 'same-site'}],
    ['of another site with our name', {host: 'www.agence.fr', 'sec-fetch-site': 'cross-site'}],
    ['behind a proxy that hides the name', {host: ''}],
    ['at another port', {host: 'www.agence.fr:8443'}],
    ['at the default port of another scheme', {host: 'www.agence.fr:80'}],
    ['under a similar name', {host: 'www.agence.fr.evil.example'}],
    ['in the name’s user', {host: 'x', 'x-forwarded-host': 'www.agence.fr@evil.example'}],
    ['of an app', {host: 'www.agence.fr', origin: 'app://www.agence.fr'}],
  ])('is refused if it is %s', async (_what, headers) => {
    expect((await post(newsletter, {headers: {origin: agency, ...headers}})).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is logged with both names when it is refused', async () => {
    const headers = {host: 'forms:3000', 'x-forwarded-host': 'intern', origin: agency};
    await post(newsletter, {headers});
    await post(newsletter, {headers: {origin: 'https://evil.example'}});
    expect(errors).toEqual([
      'A form from "https://www.agence.fr" was refused: it was sent to Host "forms:3000", X-Forwarded-Host "intern". If both are the site, its proxy must pass on the site’s name: see docs/nginx.md, Forms.',
    ]);
  });

  it('is logged once a minute, with the count of the others, on one short line', () => {
    let time = 0;
    const log = createOriginLog(
      (message) => errors.push(message),
      () => time,
    );
    const asked = {headers: {host: ''}, host: ''};
    for (time = 0; time <= 120_000; time += 1000) log(`a\n${'b'.repeat(10_000)}`, asked);
    expect(errors).toHaveLength(3);
    const [first = '', second] = errors;
    expect(first).toMatch(/^A form from "a\\nb{198}" was refused: it was sent to Host ""\. If/);
    expect(second).toMatch(/ 59 more since the last such line\.$/);
  });
});

it('the site’s forms match the specification, with their fields and limits', () => {
  expect([...productForms].map(([name, {fields}]) => [name, fields])).toEqual([
    ['newsletterform', ['email', 'checked']],
    ['unsubscribeform', ['email']],
    ['contactform', ['purpose', 'email', 'phone', 'firstname', 'lastname', 'message', 'caseStudy']],
  ]);
  expect(limits['message.tooLong']).toEqual({max: 5000});
});
