import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {STATUS_CODES} from 'node:http';
import path from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import staticFiles from '@fastify/static';
import Fastify, {type FastifyInstance, type FastifyReply, type FastifyRequest} from 'fastify';
import {isFile} from '../lib/files';
import {localeFacts, localeOfPath} from '../lib/locales';
import {listHomes} from '../lib/texts/translated';
import {
  assertBuilt,
  buildDir as ownBuild,
  display,
  formsFile as ownFormsFile,
} from '../lib/project';
import {messageOf} from '../lib/siteError';
import {ERRORS} from '../routes';
import {formReceiver, REQUEST_TIMEOUT_MS} from './receiver';
import {openStore} from './store';

export type HostOptions = {
  buildDir?: string;
  /** Stores submissions. */
  formsFile?: string;
};

/** The host's default, unless `_headers` overrides it. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Creates a local host that behaves like the published one. Precedence: forced `_redirects`
 * rules, files, other rules (the last ones send the 404 pages).
 */
export async function createHost({
  buildDir = ownBuild,
  formsFile = ownFormsFile,
}: HostOptions = {}): Promise<FastifyInstance> {
  const rules = await createHostRules(buildDir);
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    rewriteUrl: ({url = '/'}) => knownAddress(url),
  });
  await app.register(staticFiles, {
    root: buildDir,
    serve: false,
    cacheControl: false,
    lastModified: false,
  });
  app.addHook('onSend', createCompressor());

  const sendPage = async (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(await readFile(buildDir + page));

  app.setErrorHandler((error, request, reply) => {
    const {statusCode = 500, headers = {}} = error as {
      statusCode?: number;
      headers?: Record<string, string>;
    };
    if (statusCode >= 500) console.error(`${request.method} ${request.url}:`, error);
    // @fastify/static fails with 412 for a version that is gone, 416 for a range beyond the end.
    return reply.code(statusCode).headers(headers).send(`${STATUS_CODES[statusCode]}\n`);
  });

  app.addHook('onRequest', async ({method, url}, reply) => {
    const pathname = pathnameOf(url);
    // Pages take forms, missing ones too: the 404 page has a form in its footer. Files don't.
    if (method === 'POST' && path.extname(pathname) === '') return undefined;
    reply.header('cache-control', DEFAULT_CACHE_CONTROL).headers(await rules.headersFor(pathname));
    if (method === 'GET' || method === 'HEAD') return undefined;
    const {prefix} = localeFacts[localeOfPath(pathname)];
    return sendPage(reply.header('allow', 'GET, HEAD'), 405, `${prefix}${ERRORS}502.html`);
  });

  app.get('*', async ({url}, reply) => {
    const pathname = pathnameOf(url);
    const rule = await rules.redirectFor(url);
    const name = decodeURIComponent(pathname);
    const page = path.posix.join(name, 'index.html');
    if (!rule?.force) {
      if (await isFile(buildDir + name)) return reply.sendFile(name);
      if (await isFile(buildDir + page)) {
        return name.endsWith('/')
          ? reply.sendFile(page)
          : reply.redirect(url.replace(pathname, `${pathname}/`), 301);
      }
    }
    if (!rule) return reply.code(404).send('Not found.\n');
    return rule.redirect
      ? reply.redirect(rule.location, rule.status)
      : sendPage(reply, rule.status, pathnameOf(rule.location));
  });

  const store = await openStore(formsFile).catch((error: unknown) => {
    // The site can be looked at all the same.
    console.warn(`Forms are refused. ${messageOf(error)}`);
  });
  if (store) {
    app.addHook('onClose', () => store.close());
    await app.register(formReceiver, {store});
  }
  await app.ready();
  return app;
}

/** Serves a build on both addresses of localhost and prints its URL. */
export async function serveSite({
  port,
  buildDir = ownBuild,
  formsFile = ownFormsFile,
}: HostOptions & {port: number}): Promise<FastifyInstance> {
  assertBuilt(buildDir);
  const app = await createHost({buildDir, formsFile});
  await app.listen({port, host: 'localhost', exclusive: true});
  console.log(`
The site is served from ${display(buildDir)}/
${listHomes(`http://localhost:${port}`)}
  Forms    kept in ${display(formsFile)}, sent to nobody
Ctrl-C stops it.`);
  return app;
}

const pathnameOf = (url: string) => url.split('?', 1)[0]!;

/**
 * What no address of the site contains: empty and dot segments, hidden names except RFC 8615's
 * folder, the host's own files, backslashes and control characters.
 */
const UNKNOWN =
  // eslint-disable-next-line no-control-regex -- the pattern looks for them
  /^(?!\/)|\/\/|\/\.(?!well-known(?:\/|$))|^\/_(?:headers|redirects|nginx\.conf)$|[\u0000-\u001f\u007f\\]/i;

/** Replaces an address that the site can't have by one of no page, in the same language. */
function knownAddress(url: string): string {
  const pathname = pathnameOf(url);
  try {
    if (!UNKNOWN.test(decodeURIComponent(pathname)) && !/%2f/i.test(pathname)) return url;
  } catch {
    // Malformed, or in another encoding than UTF-8, as in links of another age.
  }
  return `${localeFacts[localeOfPath(pathname)].prefix}/_/`;
}

const TEXT = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

/** In bytes: compressing less saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Whether an Accept-Encoding header takes an encoding (RFC 9110, 12.5.3). */
const accepts = (header: string, name: string): boolean =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(header);

/**
 * Compresses texts as hosts do, once each: Brotli's best level takes half a second for a page's
 * scripts, and its lower ones send up to a sixth more.
 */
function createCompressor() {
  const done = new Map<string, Promise<Buffer>>();

  function compress(raw: Buffer, encoding: string, isCode: boolean): Promise<Buffer> {
    if (encoding === 'gzip') return gzip(raw, {level: 9});
    return brotli(raw, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: isCode ? 11 : 9}});
  }

  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const given = String(reply.getHeader('content-type'));
    // RFC 9239; @fastify/static has the older name.
    const type = given.replace('application/javascript', 'text/javascript');
    if (type !== given) reply.type(type);
    // The forms' answers are strings.
    const isFile = payload instanceof Readable || Buffer.isBuffer(payload);
    if (!isFile || !TEXT.test(type) || request.method === 'HEAD') return payload;
    if (reply.statusCode === 206) {
      reply.header('vary', 'Accept-Encoding');
      return payload;
    }
    const raw = Buffer.isBuffer(payload) ? payload : await buffer(payload);
    if (raw.length < MIN_COMPRESSED_BYTES) return raw;
    reply.header('vary', 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding']);
    const encoding = ['br', 'gzip'].find((name) => accepts(accepted, name));
    if (!encoding) return raw;
    const key = createHash('sha256').update(raw).digest('base64') + encoding;
    const body = done.get(key) ?? compress(raw, encoding, /javascript|css/.test(type));
    done.set(key, body);
    reply.headers({'content-encoding': encoding, 'content-length': (await body).length});
    return body;
  };
}

/**
 * Applies a build's `_headers` and `_redirects` with the host's own engines. They read their file
 * for each request, so a rebuild takes effect without a restart.
 */
async function createHostRules(buildDir: string) {
  // tsx 4.23 turns static imports into CommonJS, which can't resolve these packages.
  const {HeadersHandler} = await import('@netlify/headers');
  const {RedirectsHandler} = await import('@netlify/redirects');
  const folder = {projectDir: buildDir, publishDir: '.', publicDir: buildDir};
  const requestOf = (url: string) => new Request(new URL(url, 'http://localhost'));
  const headers = new HeadersHandler({...folder, logger: console});
  return {
    /** The headers that `_headers` adds to a path. */
    headersFor: (pathname: string) => headers.apply(requestOf(pathname)),

    /** The first `_redirects` rule that matches. */
    async redirectFor(url: string) {
      const options = {configRedirects: [], jwtRoleClaim: '', jwtSecret: ''};
      const match = await new RedirectsHandler({...folder, ...options}).match(requestOf(url));
      if (!match) return undefined;
      const {pathname, search, hash} = match.target;
      const {statusCode: status, redirect, force} = match;
      return {status, redirect, force, location: pathname + search + hash};
    },
  };
}
