import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {createHost} from '../../src/server/host';
import {openStore} from '../../src/server/store';

type Req = http.IncomingMessage;
type Res = http.ServerResponse;

type Situation = {
  req: Req;
  res: Res;
  /** Lets the site's own server answer. */
  pass: () => void;
  /** The requested file of the build, as text. */
  file: () => string;
};

export type Fault = (situation: Situation) => void | Promise<void>;

type Arrival = {
  method: string;
  /** With the query. */
  address: string;
  headers: http.IncomingHttpHeaders;
  /** Whether it is a full page load. */
  isDocument: boolean;
};

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;

/** The build's file for a path. */
const fileNameOf = (pathname: string) => pathname.replace(/\/$/, '/index.html');

function send(res: Res, status: number, type: string, body: string): void {
  res.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  res.end(body);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Answers with a modified file. */
const changed =
  (edit: (text: string) => string): Fault =>
  ({req, res, file}) => {
    const type = TYPES[path.extname(fileNameOf(pathnameOf(req.url ?? '/')))];
    send(res, 200, `${type}; charset=utf-8`, edit(file()));
  };

const withHash = (hash: string | undefined) =>
  changed((text) => JSON.stringify({...(JSON.parse(text) as object), hash}));

/** Ways an answer can fail. */
export const faults = {
  /** The right answer, `ms` late. */
  late:
    (ms: number): Fault =>
    async ({pass}) => {
      await wait(ms);
      pass();
    },
  /** A status with a useless body: 404, 500, 503. */
  status:
    (status: number): Fault =>
    ({res}) =>
      send(res, status, 'text/plain; charset=utf-8', `Status ${status}.\n`),
  /** A status with a value as JSON. */
  json:
    (status: number, value: object): Fault =>
    ({res}) =>
      send(res, status, 'application/json; charset=utf-8', JSON.stringify(value)),
  /** Another build's data. */
  wrongHash: withHash('0000000000000000'),
  missingHash: withHash(undefined),
  brokenJson: changed((text) => text.slice(0, text.length / 2)),
  /** HTML, as from a host that answers everything with a page. */
  webPage: (({res}) =>
    send(
      res,
      200,
      'text/html; charset=utf-8',
      '<!doctype html><title>Hello</title>',
    )) satisfies Fault,
  /** The connection breaks before the first byte. */
  destroyed: (({req}) => {
    req.socket.destroy();
  }) satisfies Fault,
  /** The connection breaks in the middle of the body. */
  cutShort: (({res, file}) => {
    const text = file();
    res.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    res.write(text.slice(0, text.length / 2));
    setImmediate(() => res.destroy());
  }) satisfies Fault,
  /**
   * A page in parts, each `ms` after the one before: two halves, or cut after texts of it, in their
   * order.
   */
  inParts:
    (ms: number, ...texts: string[]): Fault =>
    async ({res, file}) => {
      const html = file();
      res.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
      const parts = texts.length > 0 ? [] : [html.slice(0, html.length / 2)];
      let rest = html.slice(parts[0]?.length ?? 0);
      for (const text of texts) {
        const at = rest.indexOf(text);
        if (at === -1) throw new Error(`The page has no "${text}" after the texts before it.`);
        parts.push(rest.slice(0, at + text.length));
        rest = rest.slice(at + text.length);
      }
      for (const part of parts) {
        res.write(part);
        await wait(ms);
      }
      res.end(rest);
    },
  /** No answer; the connection stays open. */
  hanging: (() => undefined) satisfies Fault,
  redirect:
    (location: string, status = 302): Fault =>
    ({res}) => {
      res.writeHead(status, {location, 'cache-control': 'no-store'}).end();
    },
  changed,
  /** A script without the code that the page needs. */
  otherScript: (({res}) => send(res, 200, 'text/javascript', 'void 0;')) satisfies Fault,
} as const;

/** A form as the receiver stores it. */
type StoredForm = {form: string; path: string; fields: Record<string, string>};

/**
 * Starts a real HTTP server for real builds. It can switch builds, as a deploy does, and make
 * some requests fail.
 */
export async function startFaultyServer(firstBuild: string) {
  const formsDir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  const formsFile = path.join(formsDir, 'forms.db');
  const store = await openStore(formsFile);
  const sites = new Map<string, http.Server>();
  let buildDir = firstBuild;
  let arrived: Arrival[] = [];
  type Rule = {meets: (pathname: string) => boolean; fault: Fault; left: number; count: number};
  let rules: Rule[] = [];

  const siteOf = async (dir: string) => {
    const site = sites.get(dir) ?? (await createHost({buildDir: dir, formsFile})).server;
    sites.set(dir, site);
    return site;
  };
  const matcher = (asked: string | RegExp) => (address: string) =>
    typeof asked === 'string' ? asked === address : asked.test(address);

  function answer(req: Req, res: Res): void {
    const address = req.url ?? '/';
    const pathname = pathnameOf(address);
    arrived.push({
      method: req.method ?? 'GET',
      address,
      headers: req.headers,
      isDocument: req.headers['sec-fetch-dest'] === 'document',
    });
    const site = sites.get(buildDir);
    const folder = buildDir;
    const pass = () => void site?.emit('request', req, res);
    const rule = rules.findLast(({meets, left}) => left > 0 && meets(pathname));
    if (!rule) {
      pass();
      return;
    }
    rule.left -= 1;
    rule.count += 1;
    const file = () => readFileSync(path.join(folder, fileNameOf(pathname)), 'utf8');
    void rule.fault({req, res, pass, file});
  }

  const server = http.createServer(answer);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({port, host: '127.0.0.1', exclusive: true}, () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) {
        resolve();
        return;
      }
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await siteOf(firstBuild);
  await listen(0);
  const {port} = server.address() as AddressInfo;

  /**
   * Adds a fault; the latest matching one applies.
   *
   * @param asked address without the query, or a pattern
   * @param options times: number of requests affected, all by default
   */
  function fail(asked: string | RegExp, fault: Fault, {times = Infinity} = {}) {
    const rule: Rule = {meets: matcher(asked), fault, left: times, count: 0};
    rules.push(rule);
    return {
      /** Number of affected requests. */
      count: () => rule.count,
      /** Ends the fault. */
      end: () => {
        rules = rules.filter((other) => other !== rule);
      },
    };
  }
  const deploy = async (dir: string) => {
    await siteOf(dir);
    buildDir = dir;
  };
  const arrivals = (asked?: string | RegExp) =>
    asked === undefined
      ? [...arrived]
      : arrived.filter(({address}) => matcher(asked)(pathnameOf(address)));

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Folder of the current build. */
    buildDir: () => buildDir,
    /** Serves another build from now on. */
    deploy,
    fail,
    /** Withholds answers until the returned fault ends. */
    hold(asked: string | RegExp) {
      let held: Situation[] = [];
      const trouble = fail(asked, (situation) => void held.push(situation));
      return {
        ...trouble,
        /** Releases the answers, right or with a fault. */
        end: (how: Fault = ({pass}) => pass()) => {
          trouble.end();
          held.forEach((situation) => void how(situation));
          held = [];
        },
      };
    },
    /** Refuses connections, like a host that is down, until `rise` is called. */
    fall: stop,
    rise: () => listen(port),
    /** Requests since the start or the last `forget`. */
    arrivals,
    /** Addresses of full page loads. */
    documents: () => arrived.filter(({isDocument}) => isDocument).map(({address}) => address),
    forget: () => {
      arrived = [];
    },
    /** The forms received, oldest first. */
    stored: (): StoredForm[] => [...store.forms()],
    /** Ends all faults, forgets requests and forms, and serves the first build again. */
    reset: async () => {
      rules = [];
      arrived = [];
      await store.erase([...store.forms()].map(({number}) => number));
      await deploy(firstBuild);
    },
    close: async () => {
      await stop();
      store.close();
      await rm(formsDir, {recursive: true, force: true});
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;

/** Serves a build as its host would, compressed and with its headers, while a test uses it. */
export async function withServer<T>(
  buildDir: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await startFaultyServer(buildDir);
  return use(server.origin).finally(() => server.close());
}
