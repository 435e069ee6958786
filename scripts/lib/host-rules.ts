import {statSync} from 'node:fs';
import {validateHeaderName, validateHeaderValue, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {messageOf} from './user-error';

/**
 * The rules of a build's `_headers` and `_redirects`, by the host's own engines. A rule file
 * that changes (a new build under a running server) is read again.
 *
 * @param siteUrl the origin that rules are matched against
 */
export async function createHostRules(
  buildDir: string,
  siteUrl: string,
  logError: (message: string) => void,
) {
  // Imported statically, tsx 4.23 makes CommonJS of them, which does not find their packages.
  const {HeadersHandler} = await import('@netlify/headers');
  const {RedirectsHandler} = await import('@netlify/redirects');
  const reported = new Set<string>();
  const report = (...parts: unknown[]) => {
    const message = `_headers: ${parts.join(' ')}`;
    if (!reported.has(message)) logError(message);
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

  // It reads its file for each path.
  const headersEngine = new HeadersHandler({
    projectDir: buildDir,
    publishDir: '.',
    logger: {log: report, warn: report, error: report},
  });
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
      const match = await redirectsEngine().match(request);
      if (!match || (match.redirect && match.target.href === url.href)) return undefined;
      const {target: to, statusCode: status, force} = match;
      const external = to.origin !== url.origin;
      const location = external ? to.href : to.pathname + to.search + to.hash;
      return {status, force, external, location, pathname: to.pathname};
    },
  };
}

/** Makes a value once, and again when a file, which need not exist, has changed. */
function whenChanged<T>(file: string, make: () => T): () => T {
  let current: {version: string; value: T} | undefined;
  return () => {
    const facts = statSync(file, {throwIfNoEntry: false});
    const version = facts ? `${facts.mtimeMs} ${facts.size}` : '';
    if (current?.version !== version) current = {version, value: make()};
    return current.value;
  };
}
