import {defaultLocale, localeFacts, localeOfPath, locales, type Locale} from '../../../lib/locales';
import type {Redirect} from '../../../routes';
import {isSecure, REVALIDATED, STRICT_TRANSPORT, type HeaderRule, type Setting} from './policy';

/** Where the configuration is in the build. Like the other rules, it is for the host alone. */
export const NGINX_FILE = '_nginx.conf';

/**
 * Every kind of file that a site may hold, in the place of nginx’ own list, which leaves out
 * some of them in each version.
 */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html htm',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'application/json': 'json map',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Those that are text: written in UTF-8, and compressed on the way. nginx adds text/html itself. */
const TEXT_TYPES = Object.keys(types)
  .filter((type) => type !== 'text/html' && /^text\/|json$|xml$/.test(type))
  .join(' ');

/** A value between quotes, in which nginx would read variables and quotes. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `nginx can’t be given the header value ${value}: it holds " \\ $ or a line end.`,
    );
  }
  return `"${value}"`;
}

const block = (name: string, lines: readonly string[]) => [
  `${name} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
];

/** The headers of a path: those of every rule that covers it, the narrower in the place of the wider. */
function headersOf(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const covering = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return new Map([REVALIDATED, ...covering.flatMap(({headers}) => headers)]);
}

/**
 * The same rules for nginx, to be included in a `server` block. A location with headers of its
 * own lists all of them, because nginx drops those of the level above
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html).
 *
 * @throws Error for a value that nginx would read as something else
 */
export function nginxFile(
  setting: Pick<Setting, 'SITE_URL'>,
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const added = (path: string) =>
    [...headersOf(path, rules)]
      // The site may be tried without HTTPS, where the header means nothing.
      .filter(([name]) => name !== STRICT_TRANSPORT[0] || isSecure(setting))
      .map(([name, value]) => {
        // Not for what is missing: a file that is not there may be there tomorrow.
        const always = name === REVALIDATED[0] ? '' : ' always';
        return `add_header ${name} ${quoted(value)}${always};`;
      });
  const notFound = (locale: Locale) => `error_page 404 ${localeFacts[locale].prefix}/404.html;`;
  const [whole, ...folders] = rules.map(({path}) => path.slice(0, -1));
  if (whole !== '/') {
    throw new Error(`The first rule is for ${whole}*: the first has to be for /*.`);
  }
  return [
    '# Written by the build, with the policy of its pages: do not edit, and publish it with them.',
    '#',
    '#     server {',
    '#         listen 443 ssl;',
    '#         server_name www.my-agency.fr;',
    '#         root /srv/site;',
    `#         include /srv/site/${NGINX_FILE};`,
    '#     }',
    '#',
    '# Then, after each deploy: nginx -t && nginx -s reload. See the handbook, docs/nginx.md.',
    '',
    'index index.html;',
    'absolute_redirect off;',
    'server_tokens off;',
    'etag on;',
    ...block(
      'types',
      Object.entries(types).map(([type, endings]) => `${type} ${endings};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    '',
    '# Files that were compressed beforehand (a.js.gz beside a.js) are sent as they are.',
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${TEXT_TYPES};`,
    '# With the module ngx_brotli:',
    '# brotli_static on;',
    '# brotli on;',
    `# brotli_types ${TEXT_TYPES};`,
    '',
    '# Pages, and every file that no folder below says more of.',
    ...added('/'),
    notFound(defaultLocale),
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .flatMap((locale) => block(`location ${localeFacts[locale].prefix}/`, [notFound(locale)])),
    '',
    '# The host’s own files are nobody else’s.',
    ...block('location ~ ^/_(headers|redirects|nginx\\.conf)$', ['return 404;']),
    '',
    ...redirects.map(({from, to}) => `location = ${from} { return 301 ${to}; }`),
    '',
    ...folders.flatMap((path) =>
      block(`location ${path}`, [...added(path), notFound(localeOfPath(path))]),
    ),
    '',
  ].join('\n');
}
