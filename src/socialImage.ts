import {locales} from './lib/locales';

/*
 * Shared by the pages and the plugin. Pages import it, so it must not depend on Node or anything
 * heavy.
 */

/** Base path of the social pictures. */
const SOCIAL_PATH = '/assets/social/';

/** Size of a social picture, in px: the ratio that Open Graph readers crop the least. */
export const SOCIAL_SIZE = {width: 1200, height: 630} as const;

/**
 * The address of a page's social picture, derived from its canonical address: `/` →
 * `/assets/social/index.png`, `/en/team/` → `/assets/social/en/team.png`. A second address
 * (`/fr/team/`) shares the picture of the first one.
 */
export function socialImagePath(canonical: string): string {
  const stem = canonical.replace(/^\/+|\/+$/g, '');
  // The home of a language is `en/`; no page is called `index`.
  const isHome = stem === '' || locales.some((locale) => locale === stem);
  const name = isHome ? `${stem}/index` : stem;
  return `${SOCIAL_PATH}${name.replace(/^\//, '')}.png`;
}
