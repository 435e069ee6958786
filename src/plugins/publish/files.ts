import {localeFacts, localeOfPath, locales, type Locale} from '../../lib/locales';
import {markup} from '../../lib/markup';
import {say} from '../../lib/texts/say';
import {canonicalOf, type Redirect} from '../../routes';
import {site} from '../../site';

/**
 * A redirect page for hosts without redirects; works without JavaScript. It links to the target's
 * canonical address: nothing links to an alias.
 */
export function redirectPage({from, to}: Redirect, siteUrl: string): string {
  const locale = localeOfPath(from);
  const link = canonicalOf(to);
  const moved = say(locale, 'host.redirect.moved');
  const canonical = siteUrl + link.replace(/#.*$/, '');
  return markup`<!doctype html>
<html lang="${localeFacts[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${canonical}">
<title>${moved} ${link}</title>
</head>
<body>
<p>${moved} <a href="${link}">${link}</a></p>
</body>
</html>
`.source;
}

/**
 * Netlify's `_redirects`: forced (`!`), since a static page has the same address.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return [
    ...redirects.map(({from, to}) => `${from} ${to} 301!`),
    // The default language's, whose addresses have no prefix, last.
    ...[...locales]
      .map((locale) => localeFacts[locale].prefix)
      .sort((one, other) => other.length - one.length)
      .map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    '',
  ].join('\n');
}

export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export const manifestPath = (locale: Locale): string =>
  `${localeFacts[locale].prefix}/site.webmanifest`;

/** The web app manifest of a language (https://www.w3.org/TR/appmanifest/). */
export function manifest(locale: Locale, paper: string): string {
  const home = `${localeFacts[locale].prefix}/`;
  return JSON.stringify(
    {
      id: home,
      name: site.name,
      short_name: site.name,
      description: say(locale, 'home.page.description'),
      lang: localeFacts[locale].htmlLang,
      dir: 'ltr',
      start_url: home,
      // Language links must stay in the same window.
      scope: '/',
      // Keeps the browser's address bar and back button.
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons: [
        {src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
        {src: '/icon-192.png', sizes: '192x192', type: 'image/png'},
        {src: '/icon-512.png', sizes: '512x512', type: 'image/png'},
        {src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
      ],
    },
    null,
    2,
  );
}
