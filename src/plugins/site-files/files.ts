import {localeFacts, localeOfPath, locales} from '../../lib/locales';
import {MAPS_FRAME} from '../../lib/maps';
import type {Redirect} from '../../routes';
import {frameHeaders} from '../maps/policy';

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The only words of a redirect page, for browsers that don't follow it by themselves. */
const moved = {fr: 'Cette page a changé d’adresse :', en: 'This page has moved:'} as const;

/**
 * A page that leads elsewhere on a host without redirects. The link works
 * without JavaScript and in every browser.
 */
export function redirectPage({from, to}: Redirect, siteUrl: string): string {
  const target = escape(to);
  const locale = localeOfPath(from);
  const canonical = escape(siteUrl + to.replace(/#.*$/, ''));
  return `<!doctype html>
<html lang="${localeFacts[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical}">
<title>${moved[locale]} ${target}</title>
</head>
<body>
<p>${moved[locale]} <a href="${target}">${target}</a></p>
</body>
</html>
`;
}

/**
 * The host's redirects (Netlify's `_redirects`, which Cloudflare Pages and
 * others read too): forced, since a static page is at the same address for
 * hosts without them. Unknown English paths get the English 404.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return [
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n');
}

/** Files whose name changes with their content may be kept for a year, in seconds. */
const YEAR = 31_536_000;

/**
 * The host's response headers (Netlify's `_headers`). Of two rules that name one
 * header for one path, the host takes the later one: the narrower come last.
 *
 * @param maps whether the build holds the frame of Google Maps (plugins/maps)
 */
export function headersFile({maps = false} = {}): string {
  const rules: ReadonlyArray<readonly [string, ReadonlyArray<readonly [string, string]>]> = [
    [
      '/*',
      [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ['Strict-Transport-Security', `max-age=${2 * YEAR}`],
      ],
    ],
    // Social networks and messengers show these pictures on pages of their own.
    ['/assets/social/*', [['Cross-Origin-Resource-Policy', 'cross-origin']]],
    ...['js', 'css', 'images', 'fonts'].map(
      (folder) =>
        [`/assets/${folder}/*`, [['Cache-Control', `public, max-age=${YEAR}, immutable`]]] as const,
    ),
    ...['js', 'css', 'fonts'].map(
      (folder) =>
        [
          `/en/assets/${folder}/*`,
          [['Cache-Control', `public, max-age=${YEAR}, immutable`]],
        ] as const,
    ),
    // They name the build: an old one would send the visitor from page to page in full loads.
    ['/assets/data/*', [['Cache-Control', 'public, max-age=0, must-revalidate']]],
    ...(maps
      ? locales.map(
          (locale) => [`${localeFacts[locale].prefix}${MAPS_FRAME}*`, frameHeaders] as const,
        )
      : []),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
