/*
 * A local host for the built site that behaves like the one it is published on:
 * `npm run site` serves with it, and so do the end-to-end tests.
 *
 *   npx tsx scripts/serve.mjs [--port 3000] [--build build] [--forms .forms/submissions.jsonl]
 */
import {realpathSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {discard} from './lib/form-body.mjs';
import {createFormsReceiver, detectForms, formProblems} from './lib/forms.mjs';
import {createHostRules} from './lib/host-rules.mjs';
import {listenOnLoopback} from './lib/listen.mjs';
import {loadProductForms} from './lib/load-product-forms.mjs';
import {chooseEncoding, matchesEtag} from './lib/negotiation.mjs';
import {assertPortFree, readPort} from './lib/ports';
import {stopOnSignals} from './lib/processes';
import {
  assertBuilt,
  buildDir as defaultBuildDir,
  formsFile as defaultFormsFile,
  projectRoot,
} from './lib/project';
import {BadPath, isHidden, parseTarget} from './lib/request-path.mjs';
import {createStaticFiles} from './lib/static-files.mjs';
import {messageOf, runMain, UserError} from './lib/user-error';

/** How long a request may take to arrive, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;

/** What the host sends when `_headers` says nothing else. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * The forms of a build.
 *
 * @typedef {object} FormsFound
 * @property {import('./lib/form-definitions.mjs').FormDefinition[]} forms
 * @property {string[]} problems one sentence for each difference from the product's own
 */

/** What each server of `createSiteServer` found. @type {WeakMap<http.Server, FormsFound>} */
const formsOfServer = new WeakMap();

/**
 * @param {http.Server} server made by `createSiteServer`
 * @returns {FormsFound}
 */
export function formsOf(server) {
  return formsOfServer.get(server) ?? {forms: [], problems: []};
}

/**
 * Makes the server (which does not listen yet) of a built site.
 *
 * @param {object} options
 * @param {string} [options.buildDir]
 * @param {string} [options.formsFile] where forms are kept
 * @param {string} [options.siteUrl] the origin it is visited at, which `_redirects` rules may name
 * @param {(message: string) => void} [options.logError]
 * @returns {Promise<http.Server>}
 */
export async function createSiteServer({
  buildDir = defaultBuildDir,
  formsFile = defaultFormsFile,
  siteUrl = 'http://localhost',
  logError = console.error,
} = {}) {
  const forms = await detectForms(buildDir);
  const product = loadProductForms();
  // Like the host: what no page declares is not received.
  const accepted = product.forms.filter(({name}) => forms.some((form) => form.name === name));
  const handle = createHandler({
    files: createStaticFiles(buildDir),
    rules: createHostRules({buildDir, siteUrl, logError}),
    receiveForm: createFormsReceiver({
      forms: {...product, forms: accepted},
      file: formsFile,
      logError,
    }),
  });
  const server = http.createServer((req, res) => {
    handle(req, res).catch((error) => {
      if (error instanceof BadPath) {
        sendText(req, res, 400, 'Bad request: this address is malformed.');
        return;
      }
      logError(`${req.method} ${req.url}: ${messageOf(error)}`);
      if (res.headersSent) res.destroy();
      else sendText(req, res, 500, 'The server could not answer; its own output says why.');
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  formsOfServer.set(server, {forms, problems: formProblems(forms, product.forms)});
  return server;
}

/**
 * @typedef {import('node:http').IncomingMessage} Req
 * @typedef {import('node:http').ServerResponse} Res
 * @typedef {import('./lib/request-path.mjs').RequestPath} RequestPath
 * @typedef {import('./lib/static-files.mjs').FoundFile} FoundFile
 */

/**
 * The host's order: forced rules, files, the other rules, the 404 page.
 *
 * @param {object} parts
 * @param {ReturnType<typeof createStaticFiles>} parts.files
 * @param {ReturnType<typeof createHostRules>} parts.rules
 * @param {import('./lib/forms.mjs').FormsReceiver} parts.receiveForm
 * @returns {(req: Req, res: Res) => Promise<void>}
 */
function createHandler({files, rules, receiveForm}) {
  /**
   * @param {Req} req
   * @param {Res} res
   * @param {RequestPath} target
   * @param {FoundFile} file
   * @param {number} [status]
   */
  async function sendFile(req, res, target, file, status = 200) {
    const content = await files.read(file, chooseEncoding(req.headers['accept-encoding']));
    res.setHeader('content-type', content.contentType);
    res.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of await rules.headersFor(target.pathname)) res.setHeader(name, value);
    if (content.varies) addVary(res, 'Accept-Encoding');
    if (content.encoding) res.setHeader('content-encoding', content.encoding);
    if (status === 200) {
      res.setHeader('etag', content.etag);
      if (matchesEtag(req.headers['if-none-match'], content.etag)) {
        for (const name of ['content-type', 'content-encoding']) res.removeHeader(name);
        res.writeHead(304).end();
        return;
      }
    }
    res.setHeader('content-length', content.body.length);
    res.writeHead(status);
    res.end(req.method === 'HEAD' ? undefined : content.body);
  }

  /**
   * @param {Req} req
   * @param {Res} res
   * @param {RequestPath} target
   */
  async function sendNotFound(req, res, target) {
    const page =
      (target.segments[0] === 'en' && (await files.findFile(['en', '404.html']))) ||
      (await files.findFile(['404.html']));
    if (page) await sendFile(req, res, target, page, 404);
    else sendText(req, res, 404, 'Not found.');
  }

  /**
   * @param {Req} req
   * @param {Res} res
   * @param {RequestPath} target
   */
  async function get(req, res, target) {
    const found = await files.find(target);
    const rule = await rules.redirectFor(target.pathname, target.search, req.headers);
    if (found && !rule?.force) {
      if (found.missesSlash) {
        sendRedirect(req, res, 301, `${target.pathname}/${target.search}`);
      } else {
        await sendFile(req, res, target, found.file);
      }
      return;
    }
    if (rule && rule.status >= 300 && rule.status < 400) {
      sendRedirect(req, res, rule.status, rule.location);
      return;
    }
    if (rule?.external) {
      sendText(
        req,
        res,
        502,
        `The host answers this address with ${rule.location}; this local server fetches nothing from other sites.`,
      );
      return;
    }
    const rewritten = rule && (await files.find(parseTarget(rule.pathname)));
    if (rewritten) await sendFile(req, res, target, rewritten.file, rule.status);
    else await sendNotFound(req, res, target);
  }

  return async function handle(req, res) {
    const target = parseTarget(req.url ?? '');
    const method = req.method ?? 'GET';
    const isRead = method === 'GET' || method === 'HEAD';
    if (!target.isPlain || isHidden(target.segments)) {
      if (isRead) await sendNotFound(req, res, target);
      else sendText(req, res, 404, 'Not found.');
      return;
    }
    if (isRead) {
      await get(req, res, target);
      return;
    }
    const allow = (await takesForms(target)) ? 'GET, HEAD, POST' : 'GET, HEAD';
    if (method === 'POST' && allow.endsWith('POST')) {
      await receiveForm(req, res, target.pathname);
      return;
    }
    res.setHeader('allow', allow);
    sendText(req, res, 405, `Method ${method} is not allowed here; allowed: ${allow}.`);
  };

  /**
   * Pages take forms, also those that don't exist: the 404 page has a form in
   * its footer. Files don't.
   *
   * @param {RequestPath} target
   * @returns {Promise<boolean>}
   */
  async function takesForms(target) {
    const found = await files.find(target);
    if (found) return found.file.file.endsWith('.html');
    return target.isFolder || path.extname(target.segments.at(-1) ?? '') === '';
  }
}

/**
 * @param {Res} res
 * @param {string} field
 */
function addVary(res, field) {
  const current = res.getHeader('vary');
  const names = current === undefined ? [] : String(current).split(/\s*,\s*/);
  const isThere = names.some((name) => name === '*' || name.toLowerCase() === field.toLowerCase());
  if (!isThere) res.setHeader('vary', [...names, field].join(', '));
}

/**
 * @param {Req} req
 * @param {Res} res
 * @param {number} status
 * @param {string} location
 */
function sendRedirect(req, res, status, location) {
  // Without it browsers keep a 301 of localhost for ever.
  res.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
  res.setHeader('location', location);
  sendText(req, res, status, `Redirecting to ${location}`);
}

/**
 * @param {Req} req
 * @param {Res} res
 * @param {number} status
 * @param {string} text
 */
function sendText(req, res, status, text) {
  const body = `${text}\n`;
  const isUnread = req.method !== 'GET' && req.method !== 'HEAD' && !req.complete;
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    ...(isUnread && {connection: 'close'}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  if (isUnread) discard(req);
}

/**
 * Serves a build until stopped.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.buildDir]
 * @param {string} [options.formsFile]
 * @param {string} [options.command] what the user ran, for the advice when the port is taken
 * @returns {Promise<FormsFound & {close: () => Promise<void>}>}
 */
export async function serveSite({
  port,
  buildDir = defaultBuildDir,
  formsFile = defaultFormsFile,
  command,
}) {
  assertBuilt(buildDir);
  const server = await createSiteServer({buildDir, formsFile, siteUrl: `http://localhost:${port}`});
  const {close} = await listenOnLoopback(server, port, command);
  return {...formsOf(server), close};
}

/**
 * @param {readonly string[]} argv
 * @returns {Promise<void>}
 */
async function main(argv) {
  let values;
  try {
    ({values} = parseArgs({
      args: [...argv],
      options: {port: {type: 'string'}, build: {type: 'string'}, forms: {type: 'string'}},
    }));
  } catch (error) {
    throw new UserError(
      `${messageOf(error)}: write npx tsx scripts/serve.mjs [--port 3000] [--build build] [--forms file.jsonl].`,
    );
  }
  const port = readPort(
    values.port ?? process.env.PORT,
    values.port === undefined ? 'PORT' : '--port',
  );
  await assertPortFree(port, 'npx tsx scripts/serve.mjs');
  const {problems, close} = await serveSite({
    port,
    ...(values.build !== undefined && {buildDir: path.resolve(values.build)}),
    ...(values.forms !== undefined && {formsFile: path.resolve(values.forms)}),
  });
  stopOnSignals({cleanUp: close, exitCode: () => 0});
  for (const problem of problems) console.warn(`! ${problem}`);
  console.log(`Serving on http://localhost:${port}/`);
}

const started = process.argv[1];
const self = path.join(projectRoot, 'scripts', 'serve.mjs');
if (started !== undefined && realpathSync(started) === realpathSync(self)) {
  void runMain(() => main(process.argv.slice(2)));
}
