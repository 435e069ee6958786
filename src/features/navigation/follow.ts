import {isPlainClick, kindOf, samePagePath, withTrailingSlash} from '../../lib/links';
import type {Locale} from '../../lib/locales';

/** The link that an event happened in. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Its address, whole; undefined for one that is none, or that the router would refuse to read. */
function hrefOf(link: HTMLAnchorElement): URL | undefined {
  try {
    decodeURI(link.href);
    return new URL(link.href);
  } catch {
    return undefined;
  }
}

/** The browser was told to follow a link itself. */
function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  return (
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.relList.contains('external')
  );
}

/**
 * The page of this application that a link leads to; undefined when the browser
 * follows it (specification, section 2): files, the other language, other sites,
 * other schemes, new tabs, downloads and `rel="external"`.
 */
export function pageOf(link: HTMLAnchorElement, locale: Locale): URL | undefined {
  const url = hrefOf(link);
  if (!url || isLeftToBrowser(link)) {
    return undefined;
  }
  if (kindOf(url.href, {from: window.location.href, locale}) !== 'page') {
    return undefined;
  }
  url.pathname = withTrailingSlash(url.pathname);
  return url;
}

/** A link to another site that nobody has given a target opens a new tab all the same. */
function openInNewTab(link: HTMLAnchorElement, locale: Locale): void {
  const isPlain = link.target === '' && !isLeftToBrowser(link);
  if (isPlain && kindOf(link.href, {from: window.location.href, locale}) === 'external') {
    link.target = '_blank';
    link.relList.add('noopener');
  }
}

export type Router = {
  push: (address: string, link: HTMLAnchorElement) => void;
  /** Goes to what an address of the page that is shown names, without an entry. */
  reach: (place: {pathname: string; search: string; hash: string}) => void;
};

/**
 * Follows the links of the document, wherever they come from: React's, Markdown's,
 * a raw `<a>`. One listener at the document hears a click after all others had
 * their say.
 */
export function createClickListener(locale: Locale, {push, reach}: Router) {
  return (event: MouseEvent): void => {
    const link = linkOf(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) {
      return;
    }
    const url = pageOf(link, locale);
    if (!url) {
      openInNewTab(link, locale);
      return;
    }
    event.preventDefault();
    const here = window.location;
    // Home has two addresses in French: an anchor of one is an anchor of the other.
    if (url.hash && samePagePath(url.pathname) === samePagePath(here.pathname)) {
      url.pathname = here.pathname;
    }
    const {pathname, search, hash} = url;
    const isSamePage = pathname === here.pathname;
    // "Navigating to current location is not allowed", and nobody is told so
    // (specification, sections 4 and 8): no entry, no load.
    const isDuplicate = isSamePage && search === here.search && hash === here.hash;
    if (!isDuplicate) {
      push(pathname + search + hash, link);
    }
    // The page as such: its top, also when only a search or an anchor was left behind.
    if (isDuplicate || (isSamePage && !search && !hash)) {
      reach({pathname, search, hash});
    }
  };
}
