import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {expect, test, type APIRequestContext} from '@playwright/test';
import type {FastifyInstance} from 'fastify';
import {readSubmissions} from '../scripts/lib/form-store';
import {createFormsServer} from '../scripts/lib/forms';
import {ensureNginx, NGINX_COMMAND} from './support/programs';
import {buildDir, expectedSite} from './support/site';
import {open} from './support/visit';

test.describe.configure({mode: 'serial'});

let dir: string;
let nginx: ChildProcess | undefined;
let origin: string;
let said = '';
let receiver: FastifyInstance | undefined;
let formsFile: string;

/**
 * A complete nginx configuration that includes the build's file in a `server` block,
 * with the handbook's locations for forms (docs/nginx.md).
 */
const configuration = (port: number, formsPort: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/temp/${name};`).join('\n    ')}
    server {
        listen 127.0.0.1:${port};
        root ${buildDir};
        include ${buildDir}/_nginx.conf;
        location ~ ^/(en/)?thank-you/(index\\.html)?$ {
            error_page 405 = @forms;
        }
        location @forms {
            proxy_pass http://127.0.0.1:${formsPort}$request_uri;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            add_header Strict-Transport-Security "max-age=63072000" always;
        }
    }
}
`;

test.beforeAll(async ({request}) => {
  // Time to install nginx where it is missing.
  test.setTimeout(400_000);
  const program = await ensureNginx();
  // eslint-disable-next-line playwright/no-skipped-test -- says why, where nginx can't be had
  test.skip(
    program === undefined,
    `There is no nginx here: the configuration that the build writes is not tried. Install it, ${NGINX_COMMAND}.`,
  );
  dir = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await mkdir(path.join(dir, 'temp'));
  const port = await detectPort();
  origin = `http://127.0.0.1:${port}`;
  formsFile = path.join(dir, 'forms.jsonl');
  receiver = await createFormsServer({file: formsFile});
  await receiver.listen({port: 0, host: '127.0.0.1'});
  const {port: formsPort} = receiver.server.address() as AddressInfo;
  await writeFile(path.join(dir, 'nginx.conf'), configuration(port, formsPort));
  nginx = spawn(program ?? '', ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  nginx.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect(async () => {
    expect((await request.get(origin)).status(), said).toBe(200);
  }).toPass({timeout: 20_000});
});

test.afterAll(async () => {
  await receiver?.close();
  if (nginx) {
    const ended = new Promise((resolve) => nginx?.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
    await rm(dir, {recursive: true, force: true});
  }
});

/** The parts of an answer that both hosts share. nginx sends HSTS over HTTPS only. */
async function answerOf(request: APIRequestContext, address: string, host = '') {
  const response = await request.get(host + address, {maxRedirects: 0});
  const headers = response.headers();
  const names = Object.keys(headers).filter(
    (name) =>
      /^(cross-origin|x-|content-security|referrer|permissions)/.test(name) || name === 'location',
  );
  return {
    status: response.status(),
    ...Object.fromEntries(names.sort().map((name) => [name, headers[name]])),
    // Bodies of errors and redirects may differ.
    ...(response.status() === 200 && {
      'content-type': headers['content-type'],
      'cache-control': headers['cache-control'],
    }),
  };
}

test('nginx accepts the configuration without a warning', () => {
  expect(said).toBe('');
});

test('every file has the same headers, type and caching as on other hosts', async ({request}) => {
  test.setTimeout(240_000);
  const addresses = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) {
    const page = address.replace(/(^|\/)index\.html$/, '$1');
    const [own, other] = await Promise.all([
      answerOf(request, page, origin),
      answerOf(request, page),
    ]);
    // Redirects of the other host have no further headers.
    expect(own, page).toEqual(other.status === 200 ? other : expect.objectContaining(other));
  }
});

test('redirects work, and an address without its slash leads to the one with it', async ({
  request,
}) => {
  const {redirects} = await expectedSite();
  for (const {from, to} of redirects) {
    expect(await answerOf(request, from, origin)).toMatchObject({status: 301, location: to});
  }
  expect(await answerOf(request, '/en/team?a=b', origin)).toMatchObject({
    status: 301,
    location: '/en/team/?a=b',
  });
});

for (const [address, lang] of [
  ['/nulle-part/', 'fr-FR'],
  ['/work/inconnue/', 'fr-FR'],
  ['/english/', 'fr-FR'],
  ['/en/nowhere/', 'en-GB'],
  ['/assets/js/gone.js', 'fr-FR'],
  ['/en/assets/js/gone.js', 'en-GB'],
  ['/_headers', 'fr-FR'],
  ['/_nginx.conf', 'fr-FR'],
] as const) {
  test(`${address} is not found, in ${lang}, without long-term caching`, async ({request}) => {
    const response = await request.get(origin + address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang=${lang}`);
    const headers = response.headers();
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
}

test('text is compressed, and what has not changed is not sent again', async ({request}) => {
  const response = await request.get(origin);
  const {'content-encoding': encoding, etag = '', vary} = response.headers();
  expect(encoding).toBe('gzip');
  expect(vary).toContain('Accept-Encoding');
  const again = await request.get(origin, {headers: {'if-none-match': etag}});
  expect(again.status()).toBe(304);
});

test('the site hydrates and nothing is blocked', async ({page}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  await open(page, `${origin}/en/team/`);
  expect(blocked).toEqual([]);
});

test.describe('forms', () => {
  test.use({javaScriptEnabled: false});

  test('are passed on to the receiver, which answers', async ({page}) => {
    await page.goto(`${origin}/en/team/`);
    const form = page.locator('form[name=newsletterform]');
    const send = async (email: string) => {
      await form.getByLabel('Email address').fill(email);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', {name: 'Subscribe'}).click();
    };
    await send('marie@example');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The form was not sent.');
    // The answer has its own style under its own policy.
    await expect(page.getByRole('main')).toHaveCSS('max-width', '576px');
    await page.goBack();
    await send('marie@example.org');
    await expect(page).toHaveURL(`${origin}/en/thank-you/`);
    expect(await readSubmissions(formsFile)).toMatchObject([
      {
        form: 'newsletterform',
        path: '/en/team/',
        fields: {email: 'marie@example.org', checked: 'true'},
      },
    ]);
  });
});
