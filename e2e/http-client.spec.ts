import {createServer, type IncomingMessage, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import type {HttpError} from '../src/lib/errors';
import type {http, HttpOptions} from '../src/lib/forms/http';
import type {fieldProblems, sendForm} from '../src/lib/forms/submission';

/*
 * The HTTP client in a browser, against a real server that misbehaves. Jest tests what a request
 * holds and how a body is read.
 */

type Client = {http: typeof http; fieldProblems: typeof fieldProblems; sendForm: typeof sendForm};
/** The global of the bundle. */
type InPage = {client: Client};

type Received = {url?: string; headers: IncomingMessage['headers']; body: string};

/** The serialisable outcome of a call. */
type Outcome =
  | {status: number; body: unknown}
  | {error: string; code: string; message: string; status?: number; body?: unknown};

let client: string;
let server: Server;
let port: number;
let received: Received[] = [];

const answer =
  (status: number, type: string, text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, {'content-type': type});
    response.end(text);
  };

const redirect =
  (status: number, location: () => string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, {location: location()}).end();
  };

/** The same server under another name is another origin. */
const elsewhere = (pathname: string) => `http://localhost:${port}${pathname}`;

const answers: Readonly<Record<string, RequestListener>> = {
  '/': answer(200, 'text/html', '<!doctype html><title>Client</title>'),
  '/created': answer(201, 'application/json', '{"id":1}'),
  '/empty': (_request, response) => response.writeHead(204).end(),
  '/page': answer(200, 'text/html', '<p>Thank you</p>'),
  '/wrong': answer(422, 'application/json', '{"ok":false,"fields":{"email":"email.invalid"}}'),
  '/down': answer(503, 'text/plain', 'later'),
  '/never': () => undefined,
  '/slow': (_request, response) => setTimeout(() => response.end('at last'), 1500),
  '/stalls': (_request, response) => response.writeHead(200).write('half'),
  '/breaks': (request, response) => {
    response.writeHead(200, {'content-length': '1000'});
    response.write('half', () => request.socket.destroy());
  },
  '/hangs-up': (request) => request.socket.destroy(),
  '/loop': redirect(302, () => '/loop'),
  '/moved': redirect(302, () => '/page'),
  '/away': redirect(307, () => elsewhere('/open')),
  '/closed': answer(200, 'text/plain', 'secret'),
  /** Allows every page and header by CORS. */
  '/open': (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type, x-xsrf-token');
    response.end();
  },
};

test.beforeAll(async () => {
  const result = await build({
    stdin: {
      contents: `export {http} from './src/lib/forms/http'; export * from './src/lib/forms/submission';`,
      resolveDir: path.resolve(__dirname, '..'),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'client',
    target: 'chrome111',
    write: false,
  });
  client = result.outputFiles[0]?.text ?? '';
  server = createServer((request, response) => {
    const {url = '', headers} = request;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({url, headers, body});
      (answers[url] ?? answer(404, 'text/plain', ''))(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({port} = server.address() as AddressInfo);
});

test.beforeEach(async ({page}) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(client);
  received = [];
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls the client in the page; the caller aborts after `abortAfter` ms. */
function call(
  page: Page,
  address: string,
  options: Omit<HttpOptions, 'signal'> & {abortAfter?: number} = {},
): Promise<Outcome> {
  return page.evaluate(
    async ([url, {abortAfter, ...given}]) => {
      const controller = new AbortController();
      if (abortAfter === 0) controller.abort();
      else if (abortAfter) setTimeout(() => controller.abort(), abortAfter);
      try {
        const {signal} = controller;
        return await (window as unknown as InPage).client.http(url, {...given, signal});
      } catch (error) {
        const {name, code, message, status, body} = error as HttpError;
        return {error: name, code, message, status, body};
      }
    },
    [address, options] as const,
  );
}

const network = {error: 'HttpError', code: 'ERR_NETWORK', message: 'Network Error'};
const aborted = (message: string) => ({error: 'HttpError', code: 'ECONNABORTED', message});
const failed = (status: number, body: unknown) => ({
  error: 'HttpError',
  code: 'ERR_STATUS',
  message: `Request failed with status code ${status}`,
  status,
  body,
});

test('any 2xx is success; other statuses, broken connections and CORS are errors', async ({
  page,
}) => {
  const fields = {email: 'email.invalid'};
  for (const [address, outcome] of [
    ['/created', {status: 201, body: {id: 1}}],
    ['/empty', {status: 204, body: ''}],
    ['/moved', {status: 200, body: '<p>Thank you</p>'}],
    ['/wrong', failed(422, {ok: false, fields})],
    ['/down', failed(503, 'later')],
    ['/hangs-up', network],
    ['/breaks', network],
    ['/loop', network],
    [elsewhere('/closed'), network],
  ] as const) {
    expect(await call(page, address), address).toEqual(outcome);
  }
});

test('a time-out names its milliseconds, even during a response; without one there is none', async ({
  page,
}) => {
  expect(await call(page, '/never', {timeout: 150})).toEqual(aborted('timeout of 150ms exceeded'));
  expect(await call(page, '/stalls', {timeout: 200})).toEqual(aborted('timeout of 200ms exceeded'));
  expect(await call(page, '/slow')).toEqual({status: 200, body: 'at last'});
});

test('a call can be aborted before, during and after the response begins', async ({page}) => {
  const stopped = aborted('Request aborted');
  expect(await call(page, '/page', {abortAfter: 0})).toEqual(stopped);
  expect(received).toEqual([]);
  expect(await call(page, '/never', {abortAfter: 100, timeout: 20_000})).toEqual(stopped);
  expect(await call(page, '/stalls', {abortAfter: 200})).toEqual(stopped);
});

test('the anti-forgery cookie goes back to its origin, and to no other, even by a redirect', async ({
  page,
  context,
}) => {
  const url = `http://127.0.0.1:${port}`;
  await context.addCookies([{name: 'XSRF-TOKEN', value: 'to%20ken', url}]);
  await call(page, '/moved', {body: {}});
  expect(received.map(({headers}) => headers['x-xsrf-token'])).toEqual(['to ken', 'to ken']);
  received = [];
  expect(await call(page, elsewhere('/open'), {body: {}})).toMatchObject({status: 200});
  expect(await call(page, '/away', {body: {}})).toEqual(network);
  const abroad = received.filter((request) => request.url === '/open');
  expect(abroad.length).toBeGreaterThan(0);
  for (const {headers} of abroad) {
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers['access-control-request-headers'] ?? '').not.toContain('xsrf');
  }
});

/** Sends a form in the page: the field problems of its failure, or 'sent'. */
const send = (page: Page, action: string) =>
  page.evaluate(async (address) => {
    const {sendForm, fieldProblems} = (window as unknown as InPage).client;
    try {
      await sendForm(address, 'contactform', {message: 'a & b\nc'});
      return 'sent';
    } catch (error) {
      return fieldProblems(error);
    }
  }, action);

test('a form is sent urlencoded, with the id of its draft until any 2xx, over a reload', async ({
  page,
}) => {
  expect(await send(page, '/breaks')).toEqual({});
  await page.reload();
  await page.evaluate(client);
  expect(await send(page, '/created')).toBe('sent');
  expect(await send(page, '/page')).toBe('sent');
  const forms = received.filter(({body}) => body !== '');
  const [lost, again, next] = forms.map(({body}) => new URLSearchParams(body).get('draft-id'));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
  expect(forms[0]?.body).toMatch(
    /^message=a\+%26\+b%0Ac&form-name=contactform&draft-id=[\da-f]{32}$/,
  );
  expect(forms[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});
