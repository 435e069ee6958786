import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Environment} from '../../../lib/environment';
import {localeFacts, locales} from '../../../lib/locales';
import {ERRORS, type Redirect} from '../../../routes';
import {isSecure, REVALIDATED, STRICT_TRANSPORT, type HeaderRule} from './policy';

/** Path of the configuration in the build; not served to visitors. */
export const NGINX_FILE = '_nginx.conf';

function quoted(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (value.includes(quote) || /[\\$\n]/.test(value)) {
    throw new Error(
      `nginx cannot send the header value ${value}: it contains both quotes, \\, $ or a line end.`,
    );
  }
  return quote + value + quote;
}

const block = (name: string, lines: readonly string[]) =>
  [`${name} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');

/**
 * The same rules for nginx, to include in a `server` block. A location with its own headers repeats
 * all others, because nginx drops those of the level above
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function nginxFile(
  setting: Environment,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const headersOf = (folder: string) => {
    const covering = rules.filter((rule) => folder.startsWith(rule.path.slice(0, -1)));
    // The later, narrower rule wins.
    const headers = new Map([REVALIDATED, ...covering.flatMap((rule) => rule.headers)]);
    // A trial site may run without HTTPS, where the header has no effect.
    if (!isSecure(setting)) headers.delete(STRICT_TRANSPORT);
    return [...headers].map(([name, value]) => {
      // Without `always`, an error is not cached for a year: the file may exist tomorrow.
      const always = name === 'Cache-Control' && value !== REVALIDATED[1] ? '' : ' always';
      return `add_header ${name} ${quoted(value)}${always};`;
    });
  };
  const strict = new Map(rules[0]?.headers).get(STRICT_TRANSPORT) ?? '';
  const prefixes = locales.flatMap((locale) => localeFacts[locale].prefix || []);
  const parts: Readonly<Record<string, readonly string[]>> = {
    // A page's own language; the default one where the request can't be read.
    LANGUAGE: [
      'set $site_language "";',
      ...prefixes.map((prefix) => `if ($uri ~ ^${prefix}/) { set $site_language ${prefix}; }`),
    ],
    ERRORS: [
      `error_page 400 414 ${ERRORS}400.html;`,
      'error_page 404 $site_language/404.html;',
      // Without saying that the file exists.
      'error_page 403 =404 $site_language/404.html;',
      `error_page 413 $site_language${ERRORS}413.html;`,
      `error_page 405 500 502 503 504 $site_language${ERRORS}502.html;`,
    ],
    HEADERS: headersOf('/'),
    STRICT: [`set $site_strict_transport ${quoted(isSecure(setting) ? strict : '')};`],
    REDIRECTS: redirects.flatMap(({from, to}) => {
      const [path = '', fragment] = to.split('#');
      const target = `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
      const addresses = [from, from.replace(/\/$/, '')];
      return addresses.map((address) => `location = ${address} { return 301 ${target}; }`);
    }),
    FOLDERS: rules.slice(1).map((rule) => {
      const folder = rule.path.slice(0, -1);
      return block(`location ${folder}`, headersOf(folder));
    }),
  };
  return readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8').replace(
    /%([A-Z]+)%/g,
    (_, name: string) => parts[name]?.join('\n') ?? '',
  );
}
