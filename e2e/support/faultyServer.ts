import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {createHost, textTypeOf} from '../../scripts/lib/host';

type Req = http.IncomingMessage;
type Res = http.ServerResponse;

type Situation = {
  req: Req;
  res: Res;
  /** Lets the site's own server answer. */
  pass: () => void;
  /** The file of the build that was asked for, as text. */
  file: () => string;
};

type Fault = (situation: Situation) => void | Promise<void>;

type Arrival = {
  method: string;
  /** With the query. */
  address: string;
  headers: http.IncomingHttpHeaders;
  /** Whether it loads a document: the browser shows another page in full. */
  isDocument: boolean;
};

const pathnameOf = (address: string) => new URL(address, 'http://localhost').pathname;

/** The file of a build behind a path. */
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

/** The file, changed on its way. */
const changed =
  (edit: (text: string) => string): Fault =>
  ({req, res, file}) => {
    const type = textTypeOf(fileNameOf(pathnameOf(req.url ?? '/'))) ?? '';
    send(res, 200, type, edit(file()));
  };

const withHash = (hash: string | undefined) =>
  changed((text) => JSON.stringify({...(JSON.parse(text) as object), hash}));

/** What can be wrong with an answer. */
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
  /** A 404 that the browser may cache. */
  cacheable404: (({res}) => {
    res.writeHead(404, {'cache-control': 'public, max-age=31536000, immutable'}).end();
  }) satisfies Fault,
  /** Another build's data. */
  wrongHash: withHash('0000000000000000'),
  missingHash: withHash(undefined),
  brokenJson: changed((text) => text.slice(0, text.length / 2)),
  /** HTML, from a host that answers everything with a page. */
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
  /** A page whose second half is `ms` late. */
  inTwoParts:
    (ms: number): Fault =>
    async ({res, file}) => {
      const html = file();
      res.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
      res.write(html.slice(0, html.length / 2));
      await wait(ms);
      res.end(html.slice(html.length / 2));
    },
  /** No answer; the connection stays open. */
  hanging: (() => undefined) satisfies Fault,
  redirect:
    (location: string): Fault =>
    ({res}) => {
      res.writeHead(302, {location, 'cache-control': 'no-store'}).end();
    },
  changed,
  /** A script without the code that the page needs. */
  otherScript: (({res}) => send(res, 200, 'text/javascript', 'void 0;')) satisfies Fault,
} as const;

/** A fault that is in force. */
type Trouble = {
  /** How many requests it has met. */
  count: () => number;
  /** Ends it. */
  end: () => void;
};

/** What the receiver keeps of a form. */
type StoredForm = {form: string; path: string; fields: Record<string, string>};

/** Answers that are kept back. */
type Held = Trouble & {
  /** Ends it, and answers what is kept back: well, or badly. */
  end: (how?: Fault) => void;
};

/**
 * Starts a real HTTP server in front of real builds. It can switch from one to the other, as a
 * deploy does, and answer some requests badly.
 */
export async function startFaultyServer(firstBuild: string) {
  const formsDir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  const formsFile = path.join(formsDir, 'forms.jsonl');
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
   * Answers badly from now on; of several faults the last one set is in force.
   *
   * @param asked address without the query, or what it has to match
   * @param options times: how many requests it meets, all by default
   */
  function fail(asked: string | RegExp, fault: Fault, {times = Infinity} = {}): Trouble {
    const rule: Rule = {meets: matcher(asked), fault, left: times, count: 0};
    rules.push(rule);
    return {
      count: () => rule.count,
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
    /** Folder of the build that is being served. */
    buildDir: () => buildDir,
    /** Serves another build from now on. */
    deploy,
    fail,
    /** Keeps answers back until the returned trouble ends. */
    hold(asked: string | RegExp): Held {
      let held: Situation[] = [];
      const trouble = fail(asked, (situation) => void held.push(situation));
      return {
        ...trouble,
        end: (how: Fault = ({pass}) => pass()) => {
          trouble.end();
          held.forEach((situation) => void how(situation));
          held = [];
        },
      };
    },
    /** Refuses connections, as a host that is down, until `rise` is called. */
    fall: stop,
    rise: () => listen(port),
    /** What has been requested since the start or the last `forget`. */
    arrivals,
    /** Addresses of the documents that were loaded in full. */
    documents: () => arrived.filter(({isDocument}) => isDocument).map(({address}) => address),
    forget: () => {
      arrived = [];
    },
    /** The forms received, oldest first. */
    stored: (): StoredForm[] =>
      existsSync(formsFile)
        ? readFileSync(formsFile, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as StoredForm)
        : [],
    /** Ends all faults, forgets requests and forms; serves the first build again. */
    reset: async () => {
      rules = [];
      arrived = [];
      await rm(formsFile, {force: true});
      await deploy(firstBuild);
    },
    close: async () => {
      await stop();
      await rm(formsDir, {recursive: true, force: true});
    },
  };
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;
