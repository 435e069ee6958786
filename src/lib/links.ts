import {defaultLocale, localeFacts, localeOfPath, locales, type Locale} from './locales';

/**
 * What answers a link (specification, section 2; decisions, "Links"):
 * - `page`: the router, without a new document;
 * - `file`, `language`: the browser, on this site (a file has an extension, each language is
 *   an application);
 * - `external`: the browser, in a new tab;
 * - `other`: the scheme's program (mailto, tel), or nothing.
 */
export type LinkKind = 'page' | 'file' | 'language' | 'external' | 'other';

export type LinkContext = {
  /** Absolute address of the page that the link is on. */
  from: string;
  locale: Locale;
};

/** An extension in the last segment of a path: `/plan.pdf`, not `/v1.2/` nor `/.well-known`. */
const EXTENSION = /[^/]\.[a-z\d]+$/i;

/** A path of the site's own pages, which needs no reading: `/work/a-slug/#anchor`. */
const PLAIN_PATH = /^(?:\/[\w-]+)*\/(?=$|[?#])/;

function parse(href: string, from: string): URL | undefined {
  try {
    return new URL(href, from);
  } catch {
    return undefined;
  }
}

export function kindOf(href: string, {from, locale}: LinkContext): LinkKind {
  const ofLanguage = (path: string) => (localeOfPath(path) === locale ? 'page' : 'language');
  // Most links are such, and all of the frame's are sorted anew for each page.
  const plain = PLAIN_PATH.exec(href);
  if (plain) return ofLanguage(plain[0]);
  const url = parse(href, from);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'other';
  if (url.origin !== new URL(from).origin) return 'external';
  if (EXTENSION.test(url.pathname)) return 'file';
  return ofLanguage(url.pathname);
}

/** An address within the site with the slash that ends the paths of pages; files have none. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '' || path.endsWith('/') || EXTENSION.test(path)
    ? address
    : `${path}/${address.slice(path.length)}`;
}

/**
 * Whether a path begins with the prefix of a language, the default one's included (`/fr/team/`).
 */
export function namesLanguage(path: string): boolean {
  return locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}

/**
 * One path for all addresses of a page: with a final slash, without the default language's prefix.
 */
export function samePagePath(path: string): string {
  const alias = `/${defaultLocale}/`;
  const whole = withTrailingSlash(path);
  return localeFacts[defaultLocale].prefix === '' && whole.startsWith(alias)
    ? whole.slice(alias.length - 1)
    : whole;
}

/** What a click has pressed with it, as far as browsers mind. */
export type ClickKeys = {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
};

/** Whether a click follows a link in place: no new tab, no window, no download. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: ClickKeys): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
