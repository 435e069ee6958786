import {createHash} from 'node:crypto';
import {readFile, realpath, stat} from 'node:fs/promises';
import {
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
  type IncomingHttpHeaders,
} from 'node:http';
import path from 'node:path';
import querystring from 'node:querystring';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import {localeFacts, localeOfPath} from '../lib/locales';
import {ERRORS} from '../routes';
import {formReceiver, REQUEST_TIMEOUT_MS} from './receiver';
import {
  assertBuilt,
  buildDir as ownBuild,
  display,
  formsFile as ownFormsFile,
} from '../lib/project';
import {messageOf} from '../lib/siteError';

export type HostOptions = {
  buildDir?: string;
  /** Stores submissions. */
  formsFile?: string;
  /** The site's origin, which `_redirects` rules may name. */
  siteUrl?: string;
};

/** The host's default, unless `_headers` overrides it. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Compressible types; @fastify/static knows all others. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** The Content-Type of a text file; undefined for other files. */
export function textTypeOf(file: string): string | undefined {
  const type = textTypes[path.extname(file).toLowerCase()];
  return type && `${type}; charset=utf-8`;
}

/**
 * Creates a local host that behaves like the published one. Precedence: forced `_redirects`
 * rules, files, other rules, the 404 page.
 */
export async function createHost({
  buildDir = ownBuild,
  formsFile = ownFormsFile,
  siteUrl = 'http://localhost',
}: HostOptions = {}): Promise<FastifyInstance> {
  const rules = await createHostRules(buildDir, siteUrl);
  const compressed = createCompressor();
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    // Addresses that the router can't decode: malformed, or in another encoding than UTF-8.
    frameworkErrors: (_error, request, reply) => {
      void sendUnreadable(request, reply).catch((error: unknown) => sendError(reply, error));
    },
  });
  await app.register(staticFiles, {root: buildDir, serve: false});

  /** Sets the headers that the host adds to every answer at a path, but a form's. */
  async function setHeaders(reply: FastifyReply, pathname: string): Promise<void> {
    reply.header('cache-control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of await rules.headersFor(pathname)) reply.header(name, value);
  }

  async function sendUnreadable(request: FastifyRequest, reply: FastifyReply) {
    const target = targetOf(request);
    await setHeaders(reply, target.pathname);
    return sendNotFound(reply, target);
  }

  async function sendFile(reply: FastifyReply, file: string, status = 200) {
    const {headers} = reply.request;
    const type = textTypeOf(file);
    reply.code(status);
    if (type === undefined) {
      // Same type as nginx, unlike @fastify/static.
      const isIcon = file.endsWith('.ico');
      if (isIcon) reply.type('image/x-icon');
      return reply.sendFile(path.relative(buildDir, file), {
        cacheControl: false,
        contentType: !isIcon,
      });
    }
    const {body, etag, encoding, varies} = await compressed(file, headers['accept-encoding']);
    if (varies) reply.header('vary', 'Accept-Encoding');
    if (status === 200) {
      reply.header('etag', etag);
      // As hosts do, ignore the request's Cache-Control.
      if (fresh({'if-none-match': headers['if-none-match']}, {etag})) return reply.code(304).send();
    }
    if (encoding) reply.header('content-encoding', encoding);
    if (!reply.hasHeader('content-type')) reply.type(type);
    return reply.send(body);
  }

  /** Sends a page of the build in the address's language, else in French, else a text. */
  async function sendErrorPage(
    reply: FastifyReply,
    {status, pathname, page, text}: {status: number; pathname: string; page: string; text: string},
  ) {
    const {prefix} = localeFacts[localeOfPath(pathname)];
    const file = (await fileAt(buildDir, [prefix, page])) ?? (await fileAt(buildDir, [page]));
    return file ? sendFile(reply, file, status) : sendText(reply, status, text);
  }

  const sendNotFound = (reply: FastifyReply, {pathname}: RequestPath) =>
    sendErrorPage(reply, {status: 404, pathname, page: '404.html', text: 'Not found.'});

  async function sendError(reply: FastifyReply, error: unknown) {
    if (error instanceof BadPath) {
      await setHeaders(reply, '/');
      return sendErrorPage(reply, {
        status: 400,
        pathname: '/',
        page: `${ERRORS}400.html`,
        text: 'Bad request: this address is malformed.',
      });
    }
    const {statusCode, headers} = error as {statusCode?: number; headers?: Record<string, string>};
    // From @fastify/static: a failed If-Match, a range that the file doesn't have.
    if (statusCode === 412 || statusCode === 416) {
      return sendText(reply.headers(headers ?? {}), statusCode, STATUS_CODES[statusCode] ?? '');
    }
    console.error(`${reply.request.method} ${reply.request.url}: ${messageOf(error)}`);
    return sendText(reply, 500, 'The server failed to answer: see its output.');
  }

  /** Pages take forms, missing ones too: the 404 page has a form in its footer. Files don't. */
  async function takesForms(target: RequestPath): Promise<boolean> {
    if (!target.isPublic) return false;
    const found = await findFile(buildDir, target);
    if (found) return found.file.endsWith('.html');
    return target.isFolder || path.extname(target.segments.at(-1) ?? '') === '';
  }

  app.setErrorHandler((error, _request, reply) => sendError(reply, error));

  app.addHook('onRequest', async (request, reply) => {
    const target = targetOf(request);
    const isForm = await takesForms(target);
    if (isForm && request.method === 'POST') return undefined;
    await setHeaders(reply, target.pathname);
    if (!target.isPublic) return sendNotFound(reply, target);
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    const allow = isForm ? 'GET, HEAD, POST' : 'GET, HEAD';
    return sendErrorPage(reply.header('allow', allow), {
      status: 405,
      pathname: target.pathname,
      page: `${ERRORS}502.html`,
      text: `Method ${request.method} is not allowed here; allowed: ${allow}.`,
    });
  });

  app.get('*', async (request, reply) => {
    const target = targetOf(request);
    const found = await findFile(buildDir, target);
    const rule = await rules.redirectFor(target.pathname + target.search, request.headers);
    if (found && !rule?.force) {
      return found.missesSlash
        ? sendRedirect(reply, 301, `${target.pathname}/${target.search}`)
        : sendFile(reply, found.file);
    }
    if (rule && rule.status >= 300 && rule.status < 400) {
      return sendRedirect(reply, rule.status, rule.location);
    }
    if (rule?.external) {
      return sendText(
        reply,
        502,
        `The host proxies this address to ${rule.location}; this local server never fetches other sites.`,
      );
    }
    const rewritten = rule && (await findFile(buildDir, parseTarget(rule.pathname)));
    return rewritten ? sendFile(reply, rewritten.file, rule.status) : sendNotFound(reply, target);
  });

  await app.register(formReceiver, {file: formsFile});
  await app.ready();
  return app;
}

/** Serves a build on both addresses of localhost and prints its URL. */
export async function serveSite({
  port,
  ...options
}: Omit<HostOptions, 'siteUrl'> & {port: number}): Promise<FastifyInstance> {
  const {buildDir = ownBuild, formsFile = ownFormsFile} = options;
  assertBuilt(buildDir);
  const app = await createHost({...options, siteUrl: `http://localhost:${port}`});
  await app.listen({port, host: 'localhost', exclusive: true});
  console.log(`
The site is served from ${display(buildDir)}/
  French   http://localhost:${port}/
  English  http://localhost:${port}/en/
  Forms    kept in ${display(formsFile)}
Ctrl-C stops it.`);
  return app;
}

const targetOf = (request: FastifyRequest) => parseTarget(request.raw.url ?? '');

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', DEFAULT_CACHE_CONTROL)
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

function sendRedirect(reply: FastifyReply, status: number, location: string): FastifyReply {
  // Its Cache-Control keeps browsers from caching a localhost 301 for ever.
  return sendText(reply.header('location', location), status, `Redirecting to ${location}`);
}

/** Resolves a file inside the build; null for anything else, links out of the build included. */
async function fileAt(root: string, segments: readonly string[]): Promise<string | null> {
  try {
    const file = path.join(root, ...segments);
    if (!(await stat(file)).isFile()) return null;
    const inside = path.relative(await realpath(root), await realpath(file));
    return inside.startsWith('..') || path.isAbsolute(inside) ? null : file;
  } catch {
    return null;
  }
}

/** Finds the file of a path: itself, `/x/` for x/index.html, or `/x` for x.html. */
async function findFile(root: string, {segments, isFolder}: RequestPath) {
  const exact = isFolder ? null : await fileAt(root, segments);
  const index = exact ? null : await fileAt(root, [...segments, 'index.html']);
  if (index) return {file: index, missesSlash: !isFolder};
  const file = exact ?? (isFolder ? null : await fileAt(root, [`${segments.join('/')}.html`]));
  return file ? {file, missesSlash: false} : undefined;
}

type Encoding = 'br' | 'gzip';

/** In bytes: compressing less saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** Immutable files get Brotli's best level, a hundred times slower. */
const NEVER_CHANGES = /[\\/]assets[\\/](?:js|css)[\\/]/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Prefers Brotli at equal weight, where the negotiator would follow the header's order. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const negotiator = new Negotiator({headers: {'accept-encoding': accepted}});
  // @types/negotiator 0.6 lacks this option.
  const {encoding} = negotiator as unknown as {
    encoding: (available: string[], options: {preferred: string[]}) => string | undefined;
  };
  const chosen = encoding.call(negotiator, ['br', 'gzip', 'identity'], {preferred: ['br', 'gzip']});
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/**
 * Caches compressed text files, as hosts do. Compresses a file again when it changes.
 */
function createCompressor() {
  const done = new Map<string, Promise<Buffer>>();

  function compress(file: string, encoding: Encoding, raw: Buffer): Promise<Buffer> {
    if (encoding === 'gzip') return gzip(raw, {level: 9});
    const level = NEVER_CHANGES.test(file) ? 11 : 9;
    return brotli(raw, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: level}});
  }

  return async function read(file: string, accepted: string | string[] | undefined) {
    const raw = await readFile(file);
    const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
    const varies = raw.length >= MIN_COMPRESSED_BYTES;
    const encoding = varies ? encodingFor(accepted) : undefined;
    if (!encoding) return {body: raw, etag: `"${hash}"`, encoding, varies};
    const tag = `${hash}-${encoding}`;
    const body = done.get(tag) ?? compress(file, encoding, raw);
    done.set(tag, body);
    return {body: await body, etag: `"${tag}"`, encoding, varies};
  };
}

/** An address that every server refuses: malformed, or above the root. */
class BadPath extends Error {
  readonly statusCode = 400;
}

/** A parsed request target. */
type RequestPath = {
  /** As sent: percent-encoded, without query. */
  pathname: string;
  /** '' or '?…', as sent. */
  search: string;
  /** Decoded. */
  segments: string[];
  /** Whether the path ends with '/'. */
  isFolder: boolean;
  /**
   * False for what no file of the site is called, such as '..' or `/team%2f`, and for files that the
   * host keeps private.
   */
  isPublic: boolean;
};

/** C0 controls, DEL, separators and U+FFFD, the sign of invalid UTF-8. */
// eslint-disable-next-line no-control-regex -- the pattern looks for them
const FORBIDDEN = /[\u0000-\u001f\u007f/\\\ufffd]/;

/** The host's rules and dotfiles, except RFC 8615's folder. */
const HIDDEN = /^_(?:headers|redirects|nginx\.conf)$|^\.(?!well-known(?:\/|$))|\/\./i;

/**
 * Parses a request's target, without the repairs of `new URL()`.
 *
 * @throws {BadPath}
 */
function parseTarget(target: string): RequestPath {
  const [, pathname = '', search = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (pathname === '' || /%(?![\da-f]{2})|%00/i.test(pathname) || leavesRoot(pathname)) {
    throw new BadPath();
  }
  const segments = pathname.slice(1).split('/').map(decode);
  const isFolder = segments.at(-1) === '';
  if (isFolder) segments.pop();
  // An empty segment too: a Location header must never contain '//host'.
  const isOdd = segments.some((name) => /^\.{0,2}$/.test(name) || FORBIDDEN.test(name));
  return {
    pathname,
    search,
    segments,
    isFolder,
    isPublic: !isOdd && !/[#\\]/.test(target) && !HIDDEN.test(segments.join('/')),
  };
}

/** Decodes as servers do, each byte by itself; invalid UTF-8 becomes U+FFFD. */
function decode(text: string): string {
  return querystring.unescape(text);
}

/** Whether '..', perhaps encoded, leads above the root on the way. */
function leavesRoot(pathname: string): boolean {
  let depth = 0;
  return decode(pathname)
    .split(/\/+/)
    .some((name) => {
      if (name === '..') depth -= 1;
      else if (name !== '' && name !== '.') depth += 1;
      return depth < 0;
    });
}

/**
 * Applies a build's `_headers` and `_redirects` with the host's own engines. They read their file
 * for each request, so a rebuild takes effect without a restart.
 *
 * @param siteUrl the origin to match rules against
 */
async function createHostRules(buildDir: string, siteUrl: string) {
  // tsx 4.23 turns static imports into CommonJS, which can't resolve these packages.
  const {HeadersHandler} = await import('@netlify/headers');
  const {RedirectsHandler} = await import('@netlify/redirects');
  const reported = new Set<string>();
  const report = (...parts: unknown[]) => {
    const message = `_headers: ${parts.join(' ')}`;
    if (!reported.has(message)) console.error(message);
    reported.add(message);
  };
  const isValid = ([name, value]: [string, string]) => {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      return true;
    } catch (error) {
      report(`"${name}" was left out (${messageOf(error)}).`);
      return false;
    }
  };

  const headersEngine = new HeadersHandler({
    projectDir: buildDir,
    publishDir: '.',
    logger: {log: report, warn: report, error: report},
  });
  return {
    /** The headers `_headers` adds to a path. */
    async headersFor(pathname: string): Promise<Array<[string, string]>> {
      const headers = await headersEngine.apply(new Request(new URL(pathname, siteUrl)));
      return Object.entries(headers).filter(isValid);
    },

    /**
     * Finds the first matching `_redirects` rule; as at the host, ignores a redirect to the same
     * address.
     */
    async redirectFor(target: string, headers: IncomingHttpHeaders) {
      const url = new URL(target, siteUrl);
      // Rules may test language and cookies.
      const {'accept-language': language = '', cookie = ''} = headers;
      const request = new Request(url, {headers: {'accept-language': language, cookie}});
      const handler = new RedirectsHandler({
        configRedirects: [],
        jwtRoleClaim: '',
        jwtSecret: '',
        projectDir: buildDir,
        publicDir: buildDir,
      });
      const match = await handler.match(request);
      if (!match || (match.redirect && match.target.href === url.href)) return undefined;
      const {target: to, statusCode: status, force} = match;
      const external = to.origin !== url.origin;
      const location = external ? to.href : to.pathname + to.search + to.hash;
      return {status, force, external, location, pathname: to.pathname};
    },
  };
}
