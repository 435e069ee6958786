import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, localeFacts, localeOfPath, locales, type Locale} from '../../../lib/locales';
import type {Redirect} from '../../../routes';
import {isSecure, REVALIDATED, STRICT_TRANSPORT, type HeaderRule, type Setting} from './policy';

/** Path of the configuration in the build; not served to visitors. */
export const NGINX_FILE = '_nginx.conf';

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `nginx cannot send the header value ${value}: it contains ", \\, $ or a line end.`,
    );
  }
  return `"${value}"`;
}

const block = (name: string, lines: readonly string[]) =>
  [`${name} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');

const notFound = (locale: Locale) => `error_page 404 ${localeFacts[locale].prefix}/404.html;`;

/**
 * The same rules for nginx, to include in a `server` block. A location with its own headers repeats
 * all others, because nginx drops those of the level above
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 */
export function nginxFile(
  setting: Pick<Setting, 'SITE_URL'>,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const headersOf = (folder: string) => {
    const covering = rules.filter((rule) => folder.startsWith(rule.path.slice(0, -1)));
    // The later, narrower rule wins.
    const headers = new Map([REVALIDATED, ...covering.flatMap((rule) => rule.headers)]);
    // A trial site may run without HTTPS, where the header has no effect.
    if (!isSecure(setting)) headers.delete(STRICT_TRANSPORT[0]);
    return [...headers].map(([name, value]) => {
      // Without `always`, a 404 is not cached: the file may exist tomorrow.
      const always = name === REVALIDATED[0] ? '' : ' always';
      return `add_header ${name} ${quoted(value)}${always};`;
    });
  };
  const others = locales.filter((locale) => locale !== defaultLocale);
  const parts: Readonly<Record<string, readonly string[]>> = {
    PAGES: [
      ...headersOf('/'),
      notFound(defaultLocale),
      ...others.map((locale) =>
        block(`location ${localeFacts[locale].prefix}/`, [notFound(locale)]),
      ),
    ],
    REDIRECTS: redirects.map(({from, to}) => `location = ${from} { return 301 ${to}; }`),
    FOLDERS: rules.slice(1).map((rule) => {
      const folder = rule.path.slice(0, -1);
      return block(`location ${folder}`, [...headersOf(folder), notFound(localeOfPath(folder))]);
    }),
  };
  return readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8').replace(
    /%([A-Z]+)%/g,
    (_, name: string) => parts[name]?.join('\n') ?? '',
  );
}
