import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {HttpError} from '../src/lib/errors';
import type {http, HttpOptions} from '../src/lib/forms/http';
import type {fieldProblems, sendForm} from '../src/lib/forms/submission';
import {test} from './support/deploys';
import {faults, type Fault} from './support/faultyServer';
import {expect} from './support/visitor';

/*
 * The HTTP client in a browser, against a real server that misbehaves. Jest tests what a request
 * holds and how a body is read.
 */

type Client = {http: typeof http; fieldProblems: typeof fieldProblems; sendForm: typeof sendForm};
/** The global of the bundle. */
type InPage = {client: Client};

/** The serialisable outcome of a call. */
type Outcome =
  | {status: number; body: unknown}
  | {error: string; code: string; message: string; status?: number; body?: unknown};

let client: string;

const answer =
  (status: number, type: string, text: string): Fault =>
  ({res}) => {
    res.writeHead(status, {'content-type': type}).end(text);
  };

/** The same server under another name is another origin. */
const elsewhere = (origin: string, pathname: string) =>
  origin.replace('127.0.0.1', 'localhost') + pathname;

const answers: Readonly<Record<string, Fault>> = {
  '/blank': answer(200, 'text/html', '<!doctype html><title>Client</title>'),
  '/created': answer(201, 'application/json', '{"id":1}'),
  '/empty': ({res}) => void res.writeHead(204).end(),
  '/page': answer(200, 'text/html', '<p>Thank you</p>'),
  '/wrong': answer(422, 'application/json', '{"ok":false,"fields":{"email":"email.invalid"}}'),
  '/down': answer(503, 'text/plain', 'later'),
  '/never': faults.hanging,
  '/slow': ({res}) => void setTimeout(() => res.end('at last'), 1500),
  '/stalls': ({res}) => void res.writeHead(200).write('half'),
  '/breaks': ({req, res}) => {
    res.writeHead(200, {'content-length': '1000'});
    res.write('half', () => req.socket.destroy());
  },
  '/hangs-up': faults.destroyed,
  '/loop': faults.redirect('/loop'),
  '/moved': faults.redirect('/page'),
  '/away': ({req, res}) =>
    void res.writeHead(307, {location: elsewhere(`http://${req.headers.host}`, '/open')}).end(),
  '/closed': answer(200, 'text/plain', 'secret'),
  /** Allows every page and header by CORS. */
  '/open': ({req, res}) => {
    res.setHeader('access-control-allow-origin', req.headers.origin ?? '*');
    res.setHeader('access-control-allow-credentials', 'true');
    res.setHeader('access-control-allow-headers', 'content-type, x-xsrf-token');
    res.end();
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
});

test.beforeEach(async ({page, host}) => {
  for (const [address, fault] of Object.entries(answers)) host.fail(address, fault);
  await page.goto('/blank');
  await page.evaluate(client);
  host.forget();
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
  host,
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
    [elsewhere(host.origin, '/closed'), network],
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

test('a call can be aborted before, during and after the response begins', async ({page, host}) => {
  const stopped = aborted('Request aborted');
  expect(await call(page, '/page', {abortAfter: 0})).toEqual(stopped);
  expect(host.arrivals()).toEqual([]);
  expect(await call(page, '/never', {abortAfter: 100, timeout: 20_000})).toEqual(stopped);
  expect(await call(page, '/stalls', {abortAfter: 200})).toEqual(stopped);
});

test('the anti-forgery cookie goes back to its origin, and to no other, even by a redirect', async ({
  page,
  context,
  host,
}) => {
  await context.addCookies([{name: 'XSRF-TOKEN', value: 'to%20ken', url: host.origin}]);
  await call(page, '/moved', {body: {}});
  // Not the icon, which the browser may ask for late.
  const tokens = host.arrivals(/^\/(?:moved|page)/).map(({headers}) => headers['x-xsrf-token']);
  expect(tokens).toEqual(['to ken', 'to ken']);
  const abroad = elsewhere(host.origin, '/open');
  expect(await call(page, abroad, {body: {}})).toMatchObject({status: 200});
  expect(await call(page, '/away', {body: {}})).toEqual(network);
  expect(host.arrivals('/open')).not.toEqual([]);
  for (const {headers} of host.arrivals('/open')) {
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
  host,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  expect(await send(page, '/breaks')).toEqual({});
  await page.reload();
  await page.evaluate(client);
  expect(await send(page, '/created')).toBe('sent');
  expect(await send(page, '/page')).toBe('sent');
  const [lost, again, next] = sent.map((body) => new URLSearchParams(body).get('draft-id'));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
  expect(sent[0]).toMatch(/^message=a\+%26\+b%0Ac&form-name=contactform&draft-id=[\da-f]{32}$/);
  expect(host.arrivals('/breaks')[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});
