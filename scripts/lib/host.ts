import {createHash} from 'node:crypto';
import {readFile, realpath, stat} from 'node:fs/promises';
import {validateHeaderName, validateHeaderValue, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import {localeOfPath} from '../../src/lib/locales';
import {formReceiver, REQUEST_TIMEOUT_MS} from './forms';
import {assertBuilt, buildDir as ownBuild, display, formsFile as ownFormsFile} from './project';
import {messageOf} from './user-error';

export type HostOptions = {
  buildDir?: string;
  /** Where forms are kept. */
  formsFile?: string;
  /** The origin that the site is visited at, which `_redirects` rules may name. */
  siteUrl?: string;
};

/** What the host sends when `_headers` says nothing else. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Text, which is compressed; @fastify/static knows the types of everything else. */
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
 * A local host for a built site that behaves like the one it is published on. Its order:
 * forced rules of `_redirects`, files, the other rules, the 404 page.
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
    // Of addresses that the router can't decode.
    frameworkErrors: (_error, _request, reply) => {
      sendError(reply, new BadPath());
    },
  });
  await app.register(staticFiles, {root: buildDir, serve: false});

  function sendError(reply: FastifyReply, error: unknown): FastifyReply {
    if (error instanceof BadPath) {
      return sendText(reply, 400, 'Bad request: this address is malformed.');
    }
    console.error(`${reply.request.method} ${reply.request.url}: ${messageOf(error)}`);
    return sendText(reply, 500, 'The server could not answer; its own output says why.');
  }

  async function sendFile(
    reply: FastifyReply,
    {pathname}: RequestPath,
    file: string,
    status = 200,
  ) {
    const {headers} = reply.request;
    const type = textTypeOf(file);
    reply.code(status).header('cache-control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of await rules.headersFor(pathname)) reply.header(name, value);
    if (type === undefined) {
      // @fastify/static has another name for it than nginx.
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
      // Like hosts, whatever the request's own Cache-Control says.
      if (fresh({'if-none-match': headers['if-none-match']}, {etag})) return reply.code(304).send();
    }
    if (encoding) reply.header('content-encoding', encoding);
    if (!reply.hasHeader('content-type')) reply.type(type);
    return reply.send(body);
  }

  async function sendNotFound(reply: FastifyReply, target: RequestPath) {
    const own =
      localeOfPath(target.pathname) === 'en' ? await fileAt(buildDir, ['en', '404.html']) : null;
    const page = own ?? (await fileAt(buildDir, ['404.html']));
    return page ? sendFile(reply, target, page, 404) : sendText(reply, 404, 'Not found.');
  }

  /**
   * Pages take forms, also those that don't exist: the 404 page has a form in its footer.
   * Files don't.
   */
  async function takesForms(target: RequestPath): Promise<boolean> {
    const found = await findFile(buildDir, target);
    if (found) return found.file.endsWith('.html');
    return target.isFolder || path.extname(target.segments.at(-1) ?? '') === '';
  }

  app.setErrorHandler((error, _request, reply) => sendError(reply, error));

  app.addHook('onRequest', async (request, reply) => {
    const target = targetOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!target.isPublic) {
      return isRead ? sendNotFound(reply, target) : sendText(reply, 404, 'Not found.');
    }
    if (isRead) return undefined;
    const isForm = await takesForms(target);
    if (isForm && request.method === 'POST') return undefined;
    const allow = isForm ? 'GET, HEAD, POST' : 'GET, HEAD';
    reply.header('allow', allow);
    return sendText(reply, 405, `Method ${request.method} is not allowed here; allowed: ${allow}.`);
  });

  app.get('*', async (request, reply) => {
    const target = targetOf(request);
    const found = await findFile(buildDir, target);
    const rule = await rules.redirectFor(target.pathname + target.search, request.headers);
    if (found && !rule?.force) {
      return found.missesSlash
        ? sendRedirect(reply, 301, `${target.pathname}/${target.search}`)
        : sendFile(reply, target, found.file);
    }
    if (rule && rule.status >= 300 && rule.status < 400) {
      return sendRedirect(reply, rule.status, rule.location);
    }
    if (rule?.external) {
      return sendText(
        reply,
        502,
        `The host answers this address with ${rule.location}; this local server fetches nothing from other sites.`,
      );
    }
    const rewritten = rule && (await findFile(buildDir, parseTarget(rule.pathname)));
    return rewritten
      ? sendFile(reply, target, rewritten.file, rule.status)
      : sendNotFound(reply, target);
  });

  await app.register(formReceiver, {file: formsFile});
  await app.ready();
  return app;
}

/** Serves a build on both addresses of localhost, and says so. */
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
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

function sendRedirect(reply: FastifyReply, status: number, location: string): FastifyReply {
  // Without it browsers keep a 301 of localhost for ever.
  reply.header('cache-control', DEFAULT_CACHE_CONTROL).header('location', location);
  return sendText(reply, status, `Redirecting to ${location}`);
}

/** The absolute path of a file, unless it is none, or a symbolic link out of the build. */
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

/** A file, a folder's index.html at the path with a slash, or `/x` for x.html. */
async function findFile(root: string, {segments, isFolder}: RequestPath) {
  const exact = isFolder ? null : await fileAt(root, segments);
  const index = exact ? null : await fileAt(root, [...segments, 'index.html']);
  if (index) return {file: index, missesSlash: !isFolder};
  const file = exact ?? (isFolder ? null : await fileAt(root, [`${segments.join('/')}.html`]));
  return file ? {file, missesSlash: false} : undefined;
}

type Encoding = 'br' | 'gzip';

/** Below this, in bytes, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

/** What never changes gets Brotli's best level, which takes a hundred times as long. */
const NEVER_CHANGES = /[\\/]assets[\\/](?:js|css)[\\/]/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli before gzip when both are as welcome: the negotiator goes by the header's order. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const negotiator = new Negotiator({headers: {'accept-encoding': accepted}});
  // An option that @types/negotiator 0.6 does not know.
  const {encoding} = negotiator as unknown as {
    encoding: (available: string[], options: {preferred: string[]}) => string | undefined;
  };
  const chosen = encoding.call(negotiator, ['br', 'gzip', 'identity'], {preferred: ['br', 'gzip']});
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

/**
 * Reads text files, compressed once as hosts do it, and not for each answer. A file that
 * changes on the disk is compressed again.
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

/** An address that no page or file could have. */
class BadPath extends Error {
  readonly statusCode = 400;
}

/** A request's target, taken apart. */
type RequestPath = {
  /** As sent: percent-encoded, without query. */
  pathname: string;
  /** '' or '?…', as sent. */
  search: string;
  /** Decoded; none of them is '.', '..' or holds a separator. */
  segments: string[];
  /** Whether the path ends with '/'. */
  isFolder: boolean;
  /** Whether anything may be there: no empty segment, and no file that the host keeps to itself. */
  isPublic: boolean;
};

/** C0 controls, DEL and separators: in no file name of a site, and not wanted in a log. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f/\\]/;

/** The host's rules, and names that start with a dot, RFC 8615's folder aside. */
const HIDDEN = /^_(?:headers|redirects|nginx\.conf)$|^\.(?!well-known(?:\/|$))|\/\./i;

/**
 * Takes a request's target apart, and refuses what could only be an attack or an accident,
 * which `new URL()` would repair silently.
 *
 * @throws {BadPath}
 */
function parseTarget(target: string): RequestPath {
  const [, pathname = '', search = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (pathname === '') throw new BadPath();
  const segments = pathname.slice(1).split('/').map(decodeSegment);
  const isFolder = segments.at(-1) === '';
  if (isFolder) segments.pop();
  // '//host' must never come back in a Location header.
  const isOdd = segments.includes('') || /[#\\]/.test(target);
  return {
    pathname,
    search,
    segments,
    isFolder,
    isPublic: !isOdd && !HIDDEN.test(segments.join('/')),
  };
}

function decodeSegment(part: string): string {
  try {
    const segment = decodeURIComponent(part);
    if (segment !== '.' && segment !== '..' && !FORBIDDEN.test(segment)) return segment;
  } catch {
    // It is no UTF-8, or no encoding at all.
  }
  throw new BadPath();
}

/**
 * The rules of a build's `_headers` and `_redirects`, by the host's own engines, which read their
 * file for each request: a new build under a running server has its own rules.
 *
 * @param siteUrl the origin that rules are matched against
 */
async function createHostRules(buildDir: string, siteUrl: string) {
  // Imported statically, tsx 4.23 makes CommonJS of them, which does not find their packages.
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
    /** Headers that `_headers` adds to what is served at a path. */
    async headersFor(pathname: string): Promise<Array<[string, string]>> {
      const headers = await headersEngine.apply(new Request(new URL(pathname, siteUrl)));
      return Object.entries(headers).filter(isValid);
    },

    /**
     * The first rule of `_redirects` that fits a path with its query; one that leads back to
     * the same address counts as none, as at the host.
     */
    async redirectFor(target: string, headers: IncomingHttpHeaders) {
      const url = new URL(target, siteUrl);
      // Language and cookies can be conditions.
      const {'accept-language': language = '', cookie = ''} = headers;
      const request = new Request(url, {headers: {'accept-language': language, cookie}});
      const handler = new RedirectsHandler({
        ...{configRedirects: [], jwtRoleClaim: '', jwtSecret: ''},
        ...{projectDir: buildDir, publicDir: buildDir},
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
