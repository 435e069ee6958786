/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {appendFile, mkdir, readFile, rm, stat} from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {
  detectForms,
  findForms,
  FORM_NAME_FIELD,
  formProblems,
  mergeForms,
} from '../form-definitions.mjs';
import {parseJson} from '../json.mjs';
import {loadProductForms} from '../load-product-forms.mjs';
import {projectRoot} from '../project';
import {formHtml, serveFixture, SITE, writeFiles} from './fixture.mjs';

const TYPE = 'application/x-www-form-urlencoded';

/** @type {Awaited<ReturnType<typeof serveFixture>>} */
let site;
beforeEach(async () => {
  site = await serveFixture();
});
afterEach(() => site.close());

/**
 * @param {string | Record<string, string>} body
 * @param {{target?: string, headers?: import('node:http').OutgoingHttpHeaders}} [options]
 */
const post = (body, {target = '/team/', headers = {}} = {}) =>
  site.request(target, {
    method: 'POST',
    headers: {'content-type': TYPE, ...headers},
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });

/** @returns {Promise<import('../form-store.mjs').Submission[]>} */
const stored = async () => {
  const text = await readFile(site.formsFile, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => /** @type {import('../form-store.mjs').Submission} */ (parseJson(line)));
};

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

/** As a person reads it: blanks that don't break are blanks. @param {string} text */
const plain = (text) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a form that is sent', () => {
  it('is kept on one line, with its declared fields alone', async () => {
    const {status} = await post({...newsletter, extra: 'no', __proto__x: 'no'}, {headers: json});
    assert.equal(status, 200);
    const [line, ...others] = await stored();
    assert.equal(others.length, 0);
    assert.match(line?.id ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(new Date(line?.receivedAt ?? '').toISOString(), line?.receivedAt);
    assert.equal(line?.form, 'newsletterform');
    assert.equal(line?.path, '/team/');
    assert.deepEqual(line?.fields, {email: 'a@example.org', checked: 'true'});
  });

  it('leads a browser without JavaScript to the thank-you page of the language', async () => {
    for (const [target, location, lang, words] of /** @type {const} */ ([
      ['/thank-you/', '/thank-you/', 'fr-FR', 'Merci, c’est bien reçu.'],
      ['/fr/team/', '/thank-you/', 'fr-FR', 'Merci, c’est bien reçu.'],
      ['/en/thank-you/', '/en/thank-you/', 'en-GB', 'Thank you, we’ve got it.'],
      ['/en/team/?utm=x', '/en/thank-you/', 'en-GB', 'Thank you, we’ve got it.'],
    ])) {
      const answer = await post(newsletter, {target});
      assert.equal(answer.status, 303, target);
      assert.equal(answer.headers.location, location, target);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.match(answer.text, new RegExp(`<html lang="${lang}">`));
      assert.ok(answer.text.includes(`<h1>${words}</h1>`));
      assert.ok(answer.text.includes(`<a href="${location}">`));
      assert.equal((await site.request(location)).status, 200);
    }
  });

  it('is answered in JSON only where that is preferred', async () => {
    const answer = await post(newsletter, {headers: json});
    assert.equal(answer.status, 200);
    assert.deepEqual(JSON.parse(answer.text), {ok: true});
    for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', undefined]) {
      const page = await post(newsletter, {headers: accept ? {accept} : {}});
      assert.equal(page.headers['content-type'], 'text/html; charset=utf-8', accept);
    }
    const mixed = await post(newsletter, {headers: {accept: 'text/html;q=0.5, application/json'}});
    assert.equal(mixed.headers['content-type'], 'application/json; charset=utf-8');
  });

  it('may come from a page that does not exist, whose footer has the form too', async () => {
    assert.equal((await post(newsletter, {target: '/nowhere/'})).status, 303);
    assert.equal((await post(newsletter, {target: '/nowhere'})).status, 303);
  });

  it('is kept with the page that it was on, where the browser says so', async () => {
    const target = '/thank-you/';
    const from = (/** @type {string} */ referer) => post(newsletter, {target, headers: {referer}});
    await from(`http://127.0.0.1:${site.port}/en/work/x/?a=1#contact`);
    await from('https://evil.example/phishing/');
    await from(`http://127.0.0.1:${site.port}//evil.example/`);
    await from('nonsense');
    assert.deepEqual(
      (await stored()).map((line) => line.path),
      ['/en/work/x/', target, target, target],
    );
  });

  it('keeps text of any script and lines, as the schema tidies them', async () => {
    const body =
      'form-name=contactform&purpose=project&email=+a%40example.org+&lastname=x&caseStudy=care-co-nume' +
      '&firstname=%E5%A4%AA%E9%83%8E&message=a%0D%0Ab+%26+%F0%9F%98%80+et+la+suite%0D%0A';
    assert.equal(
      (await post(body, {headers: {'content-type': `${TYPE}; charset=UTF-8`}})).status,
      303,
    );
    assert.deepEqual((await stored())[0]?.fields, {
      purpose: 'project',
      email: 'a@example.org',
      phone: '',
      firstname: '太郎',
      lastname: 'x',
      message: 'a\nb & 😀 et la suite',
      caseStudy: 'care-co-nume',
    });
  });

  it('may be as long as its schema allows, in any script', async () => {
    const long = {...contact, firstname: '𠮷'.repeat(100), message: '😀'.repeat(5000)};
    assert.equal((await post(long, {headers: json})).status, 200);
    assert.equal((await stored())[0]?.fields.message, long.message);
  });

  it('is not lost when many come at once, and no line cuts into another', async () => {
    const count = 40;
    const message = 'x'.repeat(5000);
    const answers = await Promise.all(
      Array.from({length: count}, (_, index) =>
        post({...contact, email: `${index}@example.org`, message}, {headers: json}),
      ),
    );
    assert.deepEqual(new Set(answers.map(({status}) => status)), new Set([200]));
    const lines = await stored();
    assert.equal(new Set(lines.map(({fields}) => fields.email)).size, count);
    assert.equal(new Set(lines.map(({id}) => id)).size, count);
    assert.ok(lines.every(({fields}) => fields.message === message));
  });

  it('starts a line of its own after one that a crash has cut', async () => {
    await mkdir(path.dirname(site.formsFile), {recursive: true});
    await appendFile(site.formsFile, '{"id":"cut');
    await post(newsletter);
    const lines = (await readFile(site.formsFile, 'utf8')).trimEnd().split('\n');
    assert.equal(lines.length, 2);
    assert.equal(lines[0], '{"id":"cut');
    assert.match(lines[1] ?? '', /"form":"newsletterform".*\}$/);
  });

  it('is kept where only its owner can read', {skip: process.platform === 'win32'}, async () => {
    await post(newsletter);
    assert.equal((await stat(site.formsFile)).mode & 0o777, 0o600);
    assert.equal((await stat(path.dirname(site.formsFile))).mode & 0o777, 0o700);
  });

  it('is not acknowledged when it could not be kept', async () => {
    await mkdir(site.formsFile, {recursive: true});
    const {status, text} = await post(newsletter, {headers: json});
    assert.equal(status, 500);
    assert.deepEqual(JSON.parse(text), {
      ok: false,
      error: 'Vos réponses n’ont pas pu être enregistrées. Réessayez dans un instant.',
    });
    assert.match(site.errors[0] ?? '', /could not be written to .*EISDIR/);
  });

  it('from a robot is thanked for and thrown away', async () => {
    for (const robot of [newsletter, {'form-name': 'contactform', email: 'nonsense'}]) {
      const {status, text} = await post({...robot, 'bot-field': 'spam'}, {headers: json});
      assert.equal(status, 200);
      assert.deepEqual(JSON.parse(text), {ok: true});
      const page = await post({...robot, 'bot-field': 'spam'});
      assert.equal(page.headers.location, '/thank-you/');
    }
    assert.deepEqual(await stored(), []);
  });
});

describe('a post that is refused', () => {
  /** @type {[string, number, string | Record<string, string>, import('node:http').OutgoingHttpHeaders, RegExp][]} */
  const cases = [
    ['without form-name', 400, 'email=a', {}, /« form-name » manque/],
    ['with nothing', 400, '', {}, /« form-name » manque/],
    ['of an unknown form', 422, 'form-name=other', {}, /pas de formulaire nommé « other »/],
    ['of a form named like a method', 422, 'form-name=__proto__', {}, /« __proto__ »/],
    ['with a broken %', 400, 'form-name=newsletterform&email=%zz', {}, /mal encodé/],
    ['with a cut %', 400, 'form-name=newsletterform&email=%4', {}, /mal encodé/],
    [
      'with escaped bytes that are not UTF-8',
      400,
      'form-name=newsletterform&email=%ff',
      {},
      /mal encodé/,
    ],
    ['as JSON', 415, '{}', {'content-type': 'application/json'}, /reçu : « application\/json »/],
    ['as multipart', 415, 'x', {'content-type': 'multipart/form-data; boundary=x'}, /multipart/],
    ['without a type', 415, 'x', {'content-type': ''}, /reçu/],
    ['in Latin 1', 415, 'x', {'content-type': `${TYPE}; charset=iso-8859-1`}, /iso-8859-1/],
    ['compressed', 415, 'x', {'content-encoding': 'gzip'}, /gzip/],
    ['from another site', 403, newsletter, {origin: 'https://evil.example'}, /evil\.example/],
    ['from another port', 403, newsletter, {origin: 'http://127.0.0.1:1'}, /127\.0\.0\.1:1/],
    ['from a broken origin', 403, newsletter, {origin: 'nonsense'}, /nonsense/],
    ['from a hidden origin', 403, newsletter, {origin: 'null'}, /null/],
    [
      'from another site that says so',
      403,
      newsletter,
      {'sec-fetch-site': 'cross-site'},
      /cross-site/,
    ],
    [
      'with two form-names',
      400,
      'form-name=newsletterform&form-name=contactform',
      {},
      /« form-name » est arrivé plusieurs fois/,
    ],
    [
      'with a field that comes twice',
      400,
      'form-name=newsletterform&email=a%40example.org&email=b%40example.org&checked=true',
      {},
      /« email » est arrivé plusieurs fois/,
    ],
    ['with a wrong field', 422, {...newsletter, email: 'nobody'}, {}, /sont à corriger/],
    ['without a field', 422, 'form-name=newsletterform&email=a%40example.org', {}, /à corriger/],
    [
      'of more than 128 kB',
      413,
      `form-name=contactform&message=${'x'.repeat(131072)}`,
      {},
      /128 ko/,
    ],
    ['of 10 MB', 413, `form-name=contactform&message=${'x'.repeat(10_000_000)}`, {}, /128 ko/],
  ];
  for (const [what, status, body, headers, error] of cases) {
    it(`${what} gets ${status} and one sentence, as JSON or a page`, async () => {
      const answer = await post(body, {headers: {...headers, ...json}});
      assert.equal(answer.status, status);
      const parsed = /** @type {{ok: boolean, error: string}} */ (parseJson(answer.text));
      assert.equal(parsed.ok, false);
      assert.match(plain(parsed.error), error);
      const page = await post(body, {target: '/en/', headers});
      assert.equal(page.status, status);
      assert.match(page.text, /<html lang="en-GB">/);
      assert.match(page.text, /<h1>The form was not sent\.<\/h1>/);
      assert.match(page.text, /Back button: what you entered is still there/);
      assert.deepEqual(await stored(), []);
      assert.deepEqual(site.errors, []);
    });
  }

  it('names each field that is wrong by its code, for the form to show', async () => {
    const {text} = await post(
      {'form-name': 'contactform', purpose: 'money', email: 'a@b', message: 'Court'},
      {headers: json},
    );
    assert.deepEqual(JSON.parse(text), {
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

  it('names each field that is wrong in words, with what to write', async () => {
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
    const words = async (/** @type {string} */ target) =>
      [...plain((await post(wrong, {target})).text).matchAll(/<li>(.*)<\/li>/g)].map(([, item]) =>
        item?.replaceAll(/<\/?strong>/g, ''),
      );
    assert.deepEqual(await words('/thank-you/'), [
      'Ce qui vous amène : choisissez une des trois réponses.',
      'Adresse e-mail : Email non valide… Indiquez-la en entier, par exemple vous@exemple.fr.',
      'Téléphone : indiquez un numéro de 6 à 15 chiffres, ou laissez le champ vide.',
      'Prénom : trop long, 100 caractères au plus.',
      'Nom : indiquez-le sur une seule ligne.',
      'Votre message : trop long, 5 000 caractères au plus.',
      'Étude de cas : rechargez la page avant d’envoyer le formulaire.',
    ]);
    assert.deepEqual(await words('/en/thank-you/'), [
      'What brings you here: select one of the three answers.',
      'Email address: Invalid email… Enter it in full, like you@example.com.',
      'Phone: enter a number with 6 to 15 digits, or leave it blank.',
      'First name: must be 100 characters or fewer.',
      'Last name: enter it on a single line.',
      'Your message: must be 5,000 characters or fewer.',
      'Case study: reload the page before sending the form.',
    ]);
  });

  it('leads back to the page that it was on, and never to another site', async () => {
    const linkOf = async (/** @type {string} */ target, /** @type {string} */ referer) =>
      /<a href="([^"]*)">/.exec((await post('', {target, headers: {referer}})).text)?.[1];
    const host = `http://127.0.0.1:${site.port}`;
    assert.equal(await linkOf('/thank-you/', `${host}/team/?a=1`), '/team/');
    assert.equal(await linkOf('/thank-you/', 'https://evil.example/team/'), '/');
    assert.equal(await linkOf('/en/thank-you/', `${host}//evil.example/`), '/en/');
  });

  it('with bytes that are not UTF-8 gets 400', async () => {
    const {status} = await site.request('/', {
      method: 'POST',
      headers: {'content-type': TYPE},
      body: Buffer.from([...Buffer.from('form-name=newsletterform&email='), 0xff]),
    });
    assert.equal(status, 400);
  });

  it('shows nothing of what was sent as HTML', async () => {
    const {text} = await post({'form-name': '<script>alert(1)</script>'});
    assert.ok(!text.includes('<script>'));
    assert.match(text, /&lt;script&gt;/);
  });

  it('of megabytes is refused without being read to the end', async () => {
    /** @type {Promise<string>} */
    const answered = new Promise((resolve, reject) => {
      const socket = net.connect(site.port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += data.toString();
      });
      socket.once('close', () => resolve(text));
      socket.once('error', (error) => (text === '' ? reject(error) : resolve(text)));
      socket.write(
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE}\r\nContent-Length: 1000000000\r\n\r\n`,
      );
      socket.write('x'.repeat(100_000));
    });
    assert.match(await answered, /^HTTP\/1\.1 413 /);
  });

  it('that breaks off leaves nothing behind', async () => {
    await new Promise((resolve) => {
      const socket = net.connect(site.port, '127.0.0.1', () => {
        socket.write(
          `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${TYPE}\r\nContent-Length: 100\r\n\r\nform-name=newsletterform`,
        );
        setTimeout(() => socket.destroy(), 50);
      });
      socket.once('close', resolve);
    });
    assert.equal((await site.request('/')).status, 200);
    assert.deepEqual(await stored(), []);
    assert.deepEqual(site.errors, []);
  });
});

describe('where a form comes from', () => {
  it('is accepted from the same origin, behind TLS too', async () => {
    for (const origin of [`http://127.0.0.1:${site.port}`, `https://127.0.0.1:${site.port}`]) {
      assert.equal((await post(newsletter, {headers: {origin}})).status, 303, origin);
    }
  });

  it('is accepted when a referrer policy hides it and the browser vouches for it', async () => {
    const headers = {origin: 'null', 'sec-fetch-site': 'same-origin'};
    assert.equal((await post(newsletter, {headers})).status, 303);
  });
});

describe('the product’s forms', () => {
  it('are those of the specification, with their fields and limits', () => {
    const {forms, limits, thankYouPath} = loadProductForms();
    assert.deepEqual(
      forms.map(({name, fields, honeypots}) => ({name, fields, honeypots})),
      [
        {name: 'newsletterform', fields: ['email', 'checked'], honeypots: ['bot-field']},
        {
          name: 'contactform',
          fields: ['purpose', 'email', 'phone', 'firstname', 'lastname', 'message', 'caseStudy'],
          honeypots: ['bot-field'],
        },
      ],
    );
    assert.deepEqual(limits['message.tooLong'], {max: 5000});
    assert.equal(thankYouPath('/en'), '/en/thank-you/');
  });

  it('say which they are in the field that the browser’s code uses', async () => {
    const source = await readFile(path.join(projectRoot, 'src/lib/formFields.ts'), 'utf8');
    assert.ok(source.includes(`FORM_NAME_FIELD = '${FORM_NAME_FIELD}'`));
  });
});

describe('the forms of a build', () => {
  it('are found with their fields and honeypots, once each', async () => {
    const {forms} = loadProductForms();
    assert.deepEqual(formProblems(await detectForms(site.buildDir), forms), []);
  });

  it('are only those marked for the host, in any order of attributes', () => {
    const html = `
      <form name="search"><input name="q"></form>
      <FORM data-netlify-honeypot=trap class="a" name="a&amp;b" data-netlify>
        <input name="trap"><input name="form-name"><input type="file" name="cv"><input>
        <!-- <input name="commented"> --><select name='s'></select>
        <textarea placeholder="a > b" name=t><input name="typed"></textarea><input type="radio" name="r"><input type="radio" name="r">
      </FORM>
      <form name="off" data-netlify="false"><input name="x"></form>
      <form data-netlify="true"><input name="nameless"></form>`;
    assert.deepEqual(findForms(html), [
      {name: 'a&b', fields: ['s', 't', 'r'], honeypots: ['trap']},
    ]);
    assert.deepEqual(
      findForms('<form netlify netlify-honeypot="t" name="n"><input name="x"></form>'),
      [{name: 'n', fields: ['x'], honeypots: ['t']}],
    );
  });

  it('have the fields of all pages together', () => {
    assert.deepEqual(
      mergeForms([
        {name: 'a', fields: ['x'], honeypots: []},
        {name: 'a', fields: ['x', 'y'], honeypots: ['trap']},
      ]),
      [{name: 'a', fields: ['x', 'y'], honeypots: ['trap']}],
    );
  });

  it('that differ from the product’s are named with what to write', async () => {
    const {forms} = loadProductForms();
    const dir = await writeFiles({
      'index.html': formHtml('newsletterform', ['email', 'colour']) + formHtml('other', ['x']),
    });
    try {
      const problems = formProblems(await detectForms(dir), forms);
      assert.equal(problems.length, 4);
      assert.match(problems[0] ?? '', /"newsletterform" of the build has no field "checked"/);
      assert.match(
        problems[1] ?? '',
        /"newsletterform" of the build has the unexpected field "colour"/,
      );
      assert.match(problems[2] ?? '', /No page of the build has the form "contactform"/);
      assert.match(
        problems[3] ?? '',
        /form "other" that scripts\/lib\/product-forms\.ts does not list/,
      );
    } finally {
      await rm(dir, {recursive: true});
    }
    const [known] = forms;
    assert.ok(known);
    assert.match(
      formProblems([{...known, honeypots: []}], [known])[0] ?? '',
      /no data-netlify-honeypot attribute/,
    );
  });

  it('are none in a build without forms, and then every post is refused', async () => {
    const bare = await serveFixture({...SITE, 'index.html': 'x', 'en/index.html': 'x'});
    try {
      const answer = await bare.request('/', {
        method: 'POST',
        headers: {'content-type': TYPE},
        body: 'form-name=contactform',
      });
      assert.equal(answer.status, 422);
    } finally {
      await bare.close();
    }
  });
});
