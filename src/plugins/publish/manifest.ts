import {localeFacts, type Locale} from '../../lib/locales';
import {say} from '../../lib/say';
import type {Site} from '../../site';

export const manifestPath = (locale: Locale): string =>
  `${localeFacts[locale].prefix}/site.webmanifest`;

/** The web app manifest of a language (https://www.w3.org/TR/appmanifest/). */
export function manifest(locale: Locale, site: Site, paper: string): string {
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
