import {defaultLocale, localeOfPath, locales, type Locale} from './locales';

/**
 * What handles a link (specification, section 2; decisions, "Links"):
 * - `page`: the router, without a new document;
 * - `file`, `language`: the browser, on this site (a file has an extension, each language is
 *   a separate application);
 * - `external`: the browser, in a new tab;
 * - `other`: the scheme's handler (mailto, tel), or nothing.
 */
export type LinkKind = 'page' | 'file' | 'language' | 'external' | 'other';

/** An extension in the last segment of a path: `/plan.pdf`, not `/v1.2/` nor `/.well-known`. */
const EXTENSION = /[^/]\.[a-z\d]+$/i;

/** A path of the site's own pages, which needs no URL parsing: `/work/a-slug/#anchor`. */
const PLAIN_PATH = /^(?:\/[\w-]+)*\/(?=$|[?#])/;

/** The address of a link; undefined for one that no browser can follow. */
export function parse(href: string, from: string): URL | undefined {
  try {
    return new URL(href, from);
  } catch {
    return undefined;
  }
}

/**
 * Whether a browser would run an address as code. Browsers ignore the spaces and control characters
 * before it, and tabs and line breaks in it (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function isScript(address: string): boolean {
  return /^[\0- ]*javascript:/i.test(address.replace(/[\t\n\r]/g, ''));
}

/** Whether an address is whole, with a scheme or a host. */
export const isElsewhere = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** @param context `from`: absolute address of the page that contains the link */
export function kindOf(href: string, {from, locale}: {from: string; locale: Locale}): LinkKind {
  const ofLanguage = (path: string) => (localeOfPath(path) === locale ? 'page' : 'language');
  // The common case: every page classifies all links of the header and footer again.
  const plain = PLAIN_PATH.exec(href);
  if (plain) return ofLanguage(plain[0]);
  const url = parse(href, from);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'other';
  if (url.origin !== new URL(from).origin) return 'external';
  if (EXTENSION.test(url.pathname)) return 'file';
  return ofLanguage(url.pathname);
}

/** Adds the slash that ends page paths to an address within the site; leaves files alone. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '' || path.endsWith('/') || EXTENSION.test(path)
    ? address
    : `${path}/${address.slice(path.length)}`;
}

/**
 * Whether a path begins with a language's prefix, including the default one's (`/fr/team/`).
 */
export function namesLanguage(path: string): boolean {
  return locales.some((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}

/**
 * Normalises a page's path: with a final slash, without the default language's prefix.
 */
export function samePagePath(path: string): string {
  const alias = `/${defaultLocale}/`;
  const whole = withTrailingSlash(path);
  return whole.startsWith(alias) ? whole.slice(alias.length - 1) : whole;
}

/** Whether a click follows a link in place: no new tab, window or download. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}

/** The target element of a hash; undefined for `#`, `#top` and unknown ids. */
export function targetOf(hash: string): HTMLElement | undefined {
  const id = hash.replace(/^#/, '');
  if (!id) return undefined;
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: used as is.
  }
  return document.getElementById(id) ?? document.getElementById(decoded) ?? undefined;
}
