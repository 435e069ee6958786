import {statSync} from 'node:fs';
import {validateHeaderName, validateHeaderValue} from 'node:http';
import path from 'node:path';
import {HeadersHandler} from '@netlify/headers';
import {RedirectsHandler} from '@netlify/redirects';
import {messageOf} from './user-error';

/** How many paths' headers are remembered: the engine reads its file for each. */
const MAX_REMEMBERED = 2000;

/**
 * What a rule of `_redirects` asks for.
 *
 * @typedef {object} RedirectRule
 * @property {number} status
 * @property {boolean} force before a file of that path
 * @property {boolean} external to another site
 * @property {string} location absolute, or from '/' when it stays on the site
 * @property {string} pathname of the target
 */

/**
 * The rules of a build's `_headers` and `_redirects`, by the host's own
 * engines. A rule file that changes (a new build under a running server) is
 * read again.
 *
 * @param {{buildDir: string, siteUrl: string, logError?: (message: string) => void}} options
 *   siteUrl: the origin that rules are matched against
 */
export function createHostRules({buildDir, siteUrl, logError = console.error}) {
  /** @type {Set<string>} */
  const reported = new Set();
  /** @param {string} message */
  const reportOnce = (message) => {
    if (reported.has(message)) return;
    reported.add(message);
    logError(message);
  };
  const print = (/** @type {unknown[]} */ ...parts) => reportOnce(`_headers: ${parts.join(' ')}`);

  const headersEngine = whenChanged(path.join(buildDir, '_headers'), () => ({
    engine: new HeadersHandler({
      projectDir: buildDir,
      publishDir: '.',
      logger: {log: print, warn: print, error: print},
    }),
    /** @type {Map<string, [string, string][]>} */
    byPath: new Map(),
  }));

  const redirectsEngine = whenChanged(
    path.join(buildDir, '_redirects'),
    () =>
      new RedirectsHandler({
        configRedirects: [],
        jwtRoleClaim: '',
        jwtSecret: '',
        projectDir: buildDir,
        publicDir: buildDir,
      }),
  );

  return {
    /**
     * Headers that `_headers` adds to what is served at a path.
     *
     * @param {string} pathname
     * @returns {Promise<[string, string][]>}
     */
    async headersFor(pathname) {
      const {engine, byPath} = headersEngine();
      const known = byPath.get(pathname);
      if (known) return known;
      const found = await engine.apply(new Request(new URL(pathname, siteUrl)));
      const headers = Object.entries(found).filter(([name, value]) => {
        try {
          validateHeaderName(name);
          validateHeaderValue(name, value);
          return true;
        } catch (error) {
          reportOnce(`_headers: "${name}" was left out (${messageOf(error)}).`);
          return false;
        }
      });
      if (byPath.size < MAX_REMEMBERED) byPath.set(pathname, headers);
      return headers;
    },

    /**
     * The first rule of `_redirects` that fits a request; one that leads back
     * to the same address counts as none, as at the host.
     *
     * @param {string} pathname
     * @param {string} search
     * @param {import('node:http').IncomingHttpHeaders} headers language and cookies can be conditions
     * @returns {Promise<RedirectRule | null>}
     */
    async redirectFor(pathname, search, headers) {
      const url = new URL(pathname + search, siteUrl);
      const match = await redirectsEngine().match(
        new Request(url, {
          headers: {
            'accept-language': headers['accept-language'] ?? '',
            cookie: headers.cookie ?? '',
          },
        }),
      );
      if (!match) return null;
      const {target, redirect, statusCode: status, force} = match;
      if (redirect && target.href === url.href) return null;
      const external = target.origin !== url.origin;
      return {
        status,
        force,
        external,
        location: external ? target.href : target.pathname + target.search + target.hash,
        pathname: target.pathname,
      };
    },
  };
}

/**
 * Makes a value once, and again when a file has changed.
 *
 * @template T
 * @param {string} file that need not exist
 * @param {() => T} make
 * @returns {() => T}
 */
function whenChanged(file, make) {
  /** @type {{version: string, value: T} | undefined} */
  let current;
  return () => {
    const facts = statSync(file, {throwIfNoEntry: false});
    const version = facts ? `${facts.mtimeMs} ${facts.size}` : '';
    if (current?.version !== version) current = {version, value: make()};
    return current.value;
  };
}
