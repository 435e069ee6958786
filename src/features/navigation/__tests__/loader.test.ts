/**
 * @jest-environment node
 */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {PAGE_TIMEOUT, PREFETCH_PATIENCE} from '../../../constants';
import {createLoader} from '../load/loader';

type Loader = ReturnType<typeof createLoader>;

const HASH = 'b0b0b0b0b0b0b0b0';

const document = (path: string, hash = HASH) => ({hash, path, chunks: {}});

/** Responses of a real server, by path. */
let answers: Record<string, {status?: number; body?: string; reset?: true}>;
let requests: IncomingMessage[];
let server: Server;
let origin: string;

beforeEach(async () => {
  answers = {};
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    const answer = answers[request.url ?? ''] ?? {status: 404, body: 'Not found.'};
    if (answer.reset) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, {'content-type': 'application/json'});
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function open(pathname = '/', embedded: unknown = document('/')): Loader {
  return createLoader({
    embedded: typeof embedded === 'string' ? embedded : JSON.stringify(embedded),
    pathname,
    fetch: (url, init) => fetch(origin + url, init),
  });
}

const serve = (path: string, body: unknown = document(path)) => {
  answers[`/assets/data${path}index.json`] = {
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
};

it('reads the first page from its HTML without a request', async () => {
  expect(await open('/').page('/')).toEqual(document('/'));
  expect(requests).toHaveLength(0);
});

it('requests a page once, even for repeated and concurrent calls', async () => {
  serve('/team/');
  const loader = open();
  const [first, second] = await Promise.all([loader.page('/team/'), loader.page('/team/')]);
  expect(await loader.page('/team')).toBe(first);
  expect(second).toBe(first);
  expect(requests.map(({url}) => url)).toEqual(['/assets/data/team/index.json']);
});

it('sends credentials', async () => {
  const seen: RequestInit[] = [];
  const loader = createLoader({
    embedded: JSON.stringify(document('/')),
    pathname: '/',
    fetch: (url, init) => {
      seen.push(init);
      return fetch(origin + url, init);
    },
  });
  await loader.page('/team/');
  expect(seen[0]).toEqual(expect.objectContaining({credentials: 'include'}));
});

it('remembers that a page is missing', async () => {
  const loader = open();
  expect(await loader.page('/work/inconnue/')).toBe('missing');
  expect(await loader.page('/work/inconnue/')).toBe('missing');
  expect(loader.peek('/work/inconnue/')).toBe('missing');
  expect(requests.map(({url}) => url)).toEqual([
    '/assets/data/work/inconnue/index.json',
    '/assets/data/fr/catch-all.json',
  ]);
});

it('rejects when another build says that a page is missing: only a full load can tell', async () => {
  answers['/assets/data/fr/catch-all.json'] = {
    body: JSON.stringify({hash: 'a'.repeat(16), pages: []}),
  };
  const loader = open();
  await expect(loader.page('/work/renamed/')).rejects.toMatchObject({code: 'INVALID_HASH'});
  expect(loader.peek('/work/renamed/')).toBeUndefined();
});

it.each([
  ['another build', document('/team/', 'a'.repeat(16)), 'INVALID_HASH'],
  ['broken JSON', '{"hash":', 'INVALID_JSON'],
  ['no hash', {path: '/team/'}, 'MISSING_HASH'],
  ['JSON that is no object', 'null', 'MISSING_HASH'],
])('rejects %s and retries the next time', async (_, body, code) => {
  serve('/team/', body);
  const loader = open();
  await expect(loader.page('/team/')).rejects.toMatchObject({code});
  serve('/team/');
  expect(await loader.page('/team/')).toEqual(document('/team/'));
});

it.each([500, 403, 204, 304])('rejects status %i', async (status) => {
  answers['/assets/data/team/index.json'] = {status};
  await expect(open().page('/team/')).rejects.toMatchObject({
    code: 'FETCH_FAILED',
    message: 'Failed to fetch /assets/data/team/index.json.',
  });
});

it('rejects when the network fails', async () => {
  answers['/assets/data/team/index.json'] = {reset: true};
  await expect(open().page('/team/')).rejects.toMatchObject({code: 'FETCH_FAILED'});
});

it('rejects a redirect, which only a full load follows', async () => {
  serve('/work/ancienne/', {hash: HASH, path: '/work/ancienne/', redirect: '/work/nouvelle/'});
  await expect(open().page('/work/ancienne/')).rejects.toMatchObject({code: 'MOVED'});
});

it('does not accept the not-found page as the page of a missing path', async () => {
  const loader = open('/nulle/part', document('/404/'));
  expect(await loader.page('/nulle/part')).toBe('missing');
  expect(requests).toHaveLength(0);
});

it('shows the page that the host sent, even at another page’s URL', async () => {
  expect(await open('/TEAM/', document('/team/')).page('/TEAM/')).toEqual(document('/team/'));
});

it('accepts a page by its file name, which some hosts show', async () => {
  const loader = open('/team/index.html', document('/team/'));
  expect(await loader.page('/team/index.html')).toEqual(document('/team/'));
  expect(open('/404.html', document('/404/')).peek('/404.html')).toEqual(document('/404/'));
});

it('reads the data file of their language for catch-all pages', async () => {
  answers['/assets/data/fr/catch-all.json'] = {body: JSON.stringify({hash: HASH, pages: []})};
  const loader = open();
  expect(await loader.page('/fr/nulle/part/')).toBe('missing');
  expect(await loader.data('/assets/data/fr/catch-all.json')).toEqual({hash: HASH, pages: []});
  expect(requests.map(({url}) => url)).toEqual(['/assets/data/fr/catch-all.json']);
});

it('rejects a catch-all page of another build', async () => {
  answers['/assets/data/en/catch-all.json'] = {body: JSON.stringify({hash: 'other', pages: []})};
  await expect(open().page('/en/nowhere/')).rejects.toMatchObject({code: 'INVALID_HASH'});
});

it.each(['', '{', 'null', '{}'])('rejects all data when the HTML has %j', async (embedded) => {
  serve('/');
  const loader = open('/', embedded);
  expect(loader.hash).toBeUndefined();
  await expect(loader.page('/')).rejects.toMatchObject({code: 'INVALID_HASH'});
});

it('treats a page whose code does not match its data as missing', async () => {
  serve('/team/');
  const loader = open();
  await loader.page('/team/');
  loader.markMissing('/team/');
  expect(loader.peek('/team/')).toBe('missing');
});

it('takes nothing from a `__proto__` in page data', async () => {
  serve('/team/', JSON.stringify(document('/team/')).replace('{', '{"__proto__":{"text":"1"},'));
  serve('/legal/', '{"hash":"' + HASH + '","chunks":{"__proto__":"/a.js","2":"/b.js"}}');
  const loader = open();
  expect(await loader.page('/team/')).not.toHaveProperty('text');
  const {chunks} = (await loader.page('/legal/')) as {chunks: object};
  expect(Object.entries(chunks)).toEqual([['2', '/b.js']]);
  expect(Object.getPrototypeOf(chunks)).toBe(Object.prototype);
});

describe('a request that is not answered', () => {
  type Answer = (response: Response) => void;
  /** What answers each request, in order. */
  let waiting: Answer[];
  let loader: Loader;

  beforeEach(() => {
    jest.useFakeTimers();
    waiting = [];
    loader = createLoader({
      embedded: JSON.stringify(document('/')),
      pathname: '/',
      fetch: (_, {signal}) =>
        new Promise((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
  });
  afterEach(() => jest.useRealTimers());

  const answer = (index: number, status = 200) =>
    waiting[index]?.(new Response(JSON.stringify(document('/team/')), {status}));

  it('is abandoned, and made again the next time', async () => {
    const failure = loader.page('/team/').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
    expect(await failure).toMatchObject({code: 'FETCH_FAILED'});
    const again = loader.page('/team/');
    answer(1);
    expect(await again).toEqual(document('/team/'));
  });

  it('does not bind a click for long', async () => {
    loader.page('/team/').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE / 2);
    const click = loader.page('/team/', true);
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE / 2 - 1);
    expect(waiting).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveLength(2);
    answer(1);
    expect(await click).toEqual(document('/team/'));
  });

  it('does not bind a click at all once it is old', async () => {
    loader.page('/team/').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE + 1000);
    void loader.page('/team/', true).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveLength(2);
  });

  it('is shared by a click while it is young', async () => {
    const ahead = loader.page('/team/');
    const click = loader.page('/team/', true);
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE - 1);
    answer(0);
    expect(await click).toBe(await ahead);
    expect(waiting).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is made again by a click if it fails', async () => {
    loader.page('/team/').catch(() => undefined);
    const click = loader.page('/team/', true);
    answer(0, 503);
    await jest.advanceTimersByTimeAsync(0);
    answer(1);
    expect(await click).toEqual(document('/team/'));
  });
});
