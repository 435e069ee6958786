import {isPlainClick, kindOf, samePagePath, withTrailingSlash} from '../../lib/links';
import type {Locale} from '../../lib/locales';
import {reach} from './scroll/arrival';

export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Undefined for an invalid address, or one that the router would reject. */
function hrefOf(link: HTMLAnchorElement): URL | undefined {
  try {
    decodeURI(link.href);
    const url = new URL(link.href);
    // To the router, `//page/` is another site.
    return url.pathname.startsWith('//') ? undefined : url;
  } catch {
    return undefined;
  }
}

function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  return (
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.relList.contains('external')
  );
}

/**
 * The page of this application that a link leads to; undefined if the browser should follow it
 * (specification, section 2): files, the other language, other sites and schemes, new tabs,
 * downloads, `rel="external"`.
 */
export function pageOf(link: HTMLAnchorElement, locale: Locale): URL | undefined {
  const url = hrefOf(link);
  if (!url || isLeftToBrowser(link)) return undefined;
  if (kindOf(url.href, {from: window.location.href, locale}) !== 'page') return undefined;
  url.pathname = withTrailingSlash(url.pathname);
  return url;
}

/** Opens external links in a new tab, unless they set a target. */
function openInNewTab(link: HTMLAnchorElement, locale: Locale): void {
  const isPlain = link.target === '' && !isLeftToBrowser(link);
  if (isPlain && kindOf(link.href, {from: window.location.href, locale}) === 'external') {
    link.target = '_blank';
    link.relList.add('noopener');
  }
}

/**
 * Handles clicks on all links, raw `<a>` included, with one listener on the document that runs
 * after all others.
 *
 * @param awaited returns a function that loads in full the page that the visitor waits for, if any
 */
export function createClickListener(
  locale: Locale,
  push: (address: string, link: HTMLAnchorElement) => void,
  awaited: () => (() => void) | undefined,
) {
  return (event: MouseEvent): void => {
    const link = linkOf(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const url = pageOf(link, locale);
    if (!url) {
      openInNewTab(link, locale);
      return;
    }
    event.preventDefault();
    const here = window.location;
    // French home has two addresses, which share their anchors.
    if (url.hash && samePagePath(url.pathname) === samePagePath(here.pathname)) {
      url.pathname = here.pathname;
    }
    const {pathname, search, hash} = url;
    const isSamePage = pathname === here.pathname;
    // Navigating to the current location is silently rejected (specification, sections 4 and 8).
    const isDuplicate = isSamePage && search === here.search && hash === here.hash;
    const loadInFull = isDuplicate && awaited();
    if (loadInFull) {
      // The second click of a double click asks for nothing.
      if (event.detail < 2) loadInFull();
      return;
    }
    if (!isDuplicate) {
      push(pathname + search + hash, link);
    }
    // A link to the page itself scrolls to its top, also from a search or an anchor.
    if (isDuplicate || (isSamePage && !search && !hash)) {
      reach({pathname, search, hash}, true);
    }
  };
}
