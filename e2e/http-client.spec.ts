import {createServer, type IncomingMessage, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import type {HttpError} from '../src/lib/errors';
import type {http, HttpOptions} from '../src/lib/forms/http';
import type {fieldProblems, sendForm} from '../src/lib/forms/submission';

/*
 * The HTTP client in a browser, against real servers that misbehave. Nothing
 * is mocked.
 */

type Received = {method?: string; url?: string; headers: IncomingMessage['headers']; body: string};

/** The serialisable outcome of a call. */
type Outcome =
  | {status: number; body: unknown}
  | {error: string; code: string; message: string; status?: number; body?: unknown};

/** The global of the bundle. */
type HttpInPage = {client: {http: typeof http}};
type SendFormInPage = {client: {fieldProblems: typeof fieldProblems; sendForm: typeof sendForm}};

const root = path.resolve(__dirname, '..');

let client: string;
let site: Server;
let other: Server;
let received: Received[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const record = async (request: IncomingMessage): Promise<string> => {
  const body = await readAll(request);
  const {method, url, headers} = request;
  received.push({method, url, headers, body});
  return body;
};

/** Records the request and answers with it. */
const echo: RequestListener = (request, response) => {
  void record(request).then((body) => {
    const {method} = request;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({method, body}));
  });
};

const answer =
  (status: number, type: string, text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, {'content-type': type});
    response.end(text);
  };

const answers: Readonly<Record<string, RequestListener>> = {
  '/': answer(200, 'text/html', '<!doctype html><title>Client</title>'),
  '/favicon.ico': answer(404, 'text/plain', ''),
  '/echo': echo,
  '/created': answer(201, 'application/json', '{"id":1}'),
  '/empty': (_request, response) => response.writeHead(204).end(),
  '/page': answer(200, 'text/html', '<p>Thank you</p>'),
  '/broken': answer(200, 'application/json', '{"id":'),
  '/missing': answer(404, 'text/html', '<p>Not found</p>'),
  '/wrong': answer(422, 'application/json', '{"ok":false,"fields":{"email":"email.invalid"}}'),
  '/down': answer(503, 'text/plain', 'later'),
  '/never': () => undefined,
  '/slow': (_request, response) => setTimeout(() => response.end('at last'), 1500),
  '/stalls': (_request, response) => response.writeHead(200).write('half'),
  '/breaks': (request, response) => {
    response.writeHead(200, {'content-length': '1000'});
    response.write('half', () => request.socket.destroy());
  },
  '/lost': (request, response) =>
    void record(request).then(() => {
      response.writeHead(200, {'content-length': '1000'});
      response.write('half', () => request.socket.destroy());
    }),
  '/hangs-up': (request) => request.socket.destroy(),
  '/loop': (_request, response) => response.writeHead(302, {location: '/loop'}).end(),
  '/moved': (_request, response) => response.writeHead(302, {location: '/echo'}).end(),
  '/away': (_request, response) =>
    response.writeHead(307, {location: `http://127.0.0.1:${portOf(other)}/echo`}).end(),
};

/** Another origin that allows every page and header by CORS. */
const open: RequestListener = (request, response) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type, x-xsrf-token');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  if (request.method === 'OPTIONS') {
    received.push({method: 'OPTIONS', headers: request.headers, body: ''});
    response.end();
  } else {
    echo(request, response);
  }
};

test.beforeAll(async () => {
  const result = await build({
    stdin: {
      contents: `export {http} from './src/lib/forms/http'; export * from './src/lib/forms/submission';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'client',
    target: 'chrome111',
    write: false,
  });
  client = result.outputFiles[0]?.text ?? '';
  site = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    (answers[pathname] ?? answer(404, 'text/plain', ''))(request, response);
  });
  other = createServer((request, response) =>
    (request.url === '/closed' ? answer(200, 'text/plain', 'secret') : open)(request, response),
  );
  await Promise.all([listen(site), listen(other)]);
});

test.beforeEach(async ({page}) => {
  received = [];
  await page.goto(`http://127.0.0.1:${portOf(site)}/`);
  await page.evaluate(client);
});

test.afterAll(() => {
  for (const server of [site, other]) {
    server.closeAllConnections();
    server.close();
  }
});

const elsewhere = (pathname: string) => `http://127.0.0.1:${portOf(other)}${pathname}`;

/** Calls the client in the page. `form` becomes URLSearchParams; the caller aborts after `abortAfter` ms. */
function call(
  page: Page,
  address: string,
  options: Omit<HttpOptions, 'signal'> & {
    form?: Record<string, string>;
    abortAfter?: number;
  } = {},
): Promise<Outcome> {
  return page.evaluate(
    async ([url, {form, abortAfter, ...given}]) => {
      const {client: module} = window as unknown as HttpInPage;
      const controller = new AbortController();
      if (abortAfter === 0) {
        controller.abort();
      } else if (abortAfter !== undefined) {
        setTimeout(() => controller.abort(), abortAfter);
      }
      try {
        const {status, body} = await module.http(url, {
          ...given,
          ...(form && {body: new URLSearchParams(form)}),
          ...(abortAfter !== undefined && {signal: controller.signal}),
        });
        return {status, body};
      } catch (error) {
        const {name, code, message, status, body} = error as HttpError;
        return {error: name, code, message, status, body};
      }
    },
    [address, options] as const,
  );
}

const aborted = (message: string) => ({error: 'HttpError', code: 'ECONNABORTED', message});
const network = {error: 'HttpError', code: 'ERR_NETWORK', message: 'Network Error'};

test('any 2xx is success, with its JSON or its text', async ({page}) => {
  expect(await call(page, '/created')).toEqual({status: 201, body: {id: 1}});
  expect(await call(page, '/empty')).toEqual({status: 204, body: ''});
  expect(await call(page, '/page')).toEqual({status: 200, body: '<p>Thank you</p>'});
  expect(await call(page, '/broken')).toEqual({status: 200, body: '{"id":'});
  expect(await call(page, '/moved')).toMatchObject({status: 200, body: {method: 'GET'}});
});

test('another status fails with the status and the body', async ({page}) => {
  const failure = (status: number, body: unknown) => ({
    error: 'HttpError',
    code: 'ERR_STATUS',
    message: `Request failed with status code ${status}`,
    status,
    body,
  });
  expect(await call(page, '/missing')).toEqual(failure(404, '<p>Not found</p>'));
  expect(await call(page, '/down')).toEqual(failure(503, 'later'));
  expect(await call(page, '/wrong', {method: 'POST'})).toEqual(
    failure(422, {ok: false, fields: {email: 'email.invalid'}}),
  );
});

for (const address of ['/hangs-up', '/breaks', '/loop']) {
  test(`a server that fails like ${address} is a network error`, async ({page}) => {
    expect(await call(page, address)).toEqual(network);
  });
}

test('a refused connection and a response blocked by CORS are network errors', async ({page}) => {
  const closed = createServer();
  await listen(closed);
  const port = portOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  expect(await call(page, `http://127.0.0.1:${port}/`)).toEqual(network);
  expect(await call(page, elsewhere('/closed'))).toEqual(network);
});

test('being offline is a network error', async ({page, context}) => {
  await context.setOffline(true);
  expect(await call(page, '/echo')).toEqual(network);
});

test('a time-out names its milliseconds, even during a response', async ({page}) => {
  expect(await call(page, '/never', {timeout: 150})).toEqual(aborted('timeout of 150ms exceeded'));
  expect(await call(page, '/stalls', {timeout: 200})).toEqual(aborted('timeout of 200ms exceeded'));
});

test('there is no time-out unless one is given', async ({page}) => {
  expect(await call(page, '/slow')).toEqual({status: 200, body: 'at last'});
  expect(await call(page, '/slow', {timeout: 20_000})).toEqual({status: 200, body: 'at last'});
});

test('an aborted call fails with “Request aborted”, before, during and after the response begins', async ({
  page,
}) => {
  expect(await call(page, '/echo', {abortAfter: 0})).toEqual(aborted('Request aborted'));
  expect(received).toEqual([]);
  expect(await call(page, '/never', {abortAfter: 100, timeout: 20_000})).toEqual(
    aborted('Request aborted'),
  );
  expect(await call(page, '/stalls', {abortAfter: 200})).toEqual(aborted('Request aborted'));
});

test('the anti-forgery cookie goes back to the same origin', async ({page, context}) => {
  const url = `http://127.0.0.1:${portOf(site)}`;
  await context.addCookies([{name: 'XSRF-TOKEN', value: 'to%20ken', url}]);
  await call(page, '/echo', {body: {}});
  await call(page, '/moved');
  expect(received.map(({headers}) => headers['x-xsrf-token'])).toEqual(['to ken', 'to ken']);
});

test('the anti-forgery cookie never goes to another origin, not even by a redirect', async ({
  page,
  context,
}) => {
  const url = `http://127.0.0.1:${portOf(site)}`;
  await context.addCookies([{name: 'XSRF-TOKEN', value: 'token', url}]);
  expect(await call(page, elsewhere('/echo'), {body: {}})).toMatchObject({status: 200});
  expect(await call(page, '/away', {body: {}})).toEqual(network);
  expect(received.length).toBeGreaterThan(0);
  for (const {headers} of received) {
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers['access-control-request-headers'] ?? '').not.toContain('xsrf');
  }
});

/** Sends a form in the page: the field problems of its failure, or 'sent'. */
const send = (page: Page, action: string) =>
  page.evaluate(async (address) => {
    const {sendForm, fieldProblems} = (window as unknown as SendFormInPage).client;
    try {
      await sendForm(address, 'contactform', {message: 'a & b\nc'});
      return 'sent';
    } catch (error) {
      return fieldProblems(error);
    }
  }, action);

test('a draft keeps its id until an answer says it was sent, over a reload', async ({page}) => {
  const idOf = (index: number) => new URLSearchParams(received[index]?.body).get('draft-id');
  expect(await send(page, '/lost')).toEqual({});
  await page.reload();
  await page.evaluate(client);
  await send(page, '/echo');
  await send(page, '/echo');
  expect(idOf(0)).toMatch(/^[\da-f]{32}$/);
  expect(idOf(1)).toBe(idOf(0));
  expect(idOf(2)).not.toBe(idOf(0));
});

test('a form is sent urlencoded, and is sent whatever the host’s 2xx says', async ({page}) => {
  expect(await send(page, '/echo')).toBe('sent');
  expect(await send(page, '/page')).toBe('sent');
  expect(received[0]?.body).toMatch(
    /^message=a\+%26\+b%0Ac&form-name=contactform&draft-id=[\da-f]{32}$/,
  );
  expect(received[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});
