import type {Locale} from './lib/locales';
import {pathTo} from './routes';
import {site} from './site';

/*
 * What the pages and the plugin both have to know. Pages import this module, so it
 * holds no Node and nothing heavy.
 */

/** Where the site serves social pictures from. */
export const SOCIAL_PATH = '/assets/social/';

/** Size of a social picture, in px: what Open Graph readers crop the least. */
export const SOCIAL_SIZE = {width: 1200, height: 630} as const;

/**
 * The address of a page's social picture, from the address that search engines keep:
 * `/` → `/assets/social/index.png`, `/en/team/` → `/assets/social/en/team.png`. A
 * second address (`/fr/team/`) shows the picture of the first one.
 */
export function socialImagePath(canonical: string): string {
  const stem = canonical.replace(/^\/+|\/+$/g, '');
  // A language's own home is `en/`, and no page is called `index`.
  const name = stem === '' || stem === 'en' ? `${stem}/index` : stem;
  return `${SOCIAL_PATH}${name.replace(/^\//, '')}.png`;
}

/**
 * The words that a page's social picture shows in large: its title. Home's title
 * (« Accueil ») says nothing to those who aren't there yet: the agency's promise instead.
 */
export function socialWords(canonical: string, locale: Locale, title: string): string {
  return canonical === pathTo('home', locale) ? site.tagline[locale] : title;
}
