import {PREFETCH_DELAY} from '../../../constants';
import type {Locale} from '../../../lib/locales';
import {matchRoute} from '../../../routes';
import {linkOf, pageOf} from '../follow';
import {currentConnection, isConstrained} from './connection';
import {createDelay} from './delay';
import {createQueue} from './queue';
import {prefetchFile} from './request';

/** How pages are loaded before they are navigated to: src/theme/Root hands it in. */
export type Pages = {
  /** Loads a page's data, and says the addresses of the scripts that it needs. */
  filesOf: (path: string) => Promise<readonly string[]>;
  /** Loads all of a page; a failure waits for the click. */
  load: (path: string) => Promise<unknown>;
  /** Whether a page is loaded whole. */
  isReady: (path: string) => boolean;
};

/**
 * The path of a page that is worth loading ahead: of this site and language, known
 * by the route table, and not the one that is shown.
 */
function wantedPage(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const path = pageOf(link, locale)?.pathname;
  const route = path === undefined ? undefined : matchRoute(path)?.route;
  return route && !route.dynamic && path !== window.location.pathname ? path : undefined;
}

/** Follows which links of a document come and go. */
function watchLinks(
  root: Element,
  {added, removed}: Record<'added' | 'removed', (link: HTMLAnchorElement) => void>,
): () => void {
  const each = (nodes: Iterable<Node>, then: (link: HTMLAnchorElement) => void) => {
    for (const node of nodes) {
      if (node instanceof HTMLAnchorElement) then(node);
      if (node instanceof Element) node.querySelectorAll('a').forEach(then);
    }
  };
  const follow = (mutations: readonly MutationRecord[]) => {
    for (const {addedNodes, removedNodes} of mutations) {
      each(removedNodes, removed);
      each(addedNodes, added);
    }
  };
  // A page that comes has to be drawn first.
  const observer = new MutationObserver((mutations) => setTimeout(follow, 0, mutations));
  each([root], added);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

/**
 * Prefetches the pages of links that have been in view for 250 ms, and loads those
 * of links that are pointed at, touched or focused (specification, sections 2 and
 * 9). Neither happens where data is dear. A link that comes into view without being
 * scrolled to may say `data-prefetch="intent"`: then being in view means nothing.
 *
 * @returns what ends it
 */
export function prefetchLinks(locale: Locale, pages: Pages): () => void {
  // For later: a page's code runs when the visitor turns to the link.
  const ask = createQueue(async (path) => {
    const came = await Promise.all((await pages.filesOf(path)).map(prefetchFile));
    return came.every(Boolean);
  });
  /** Loaded or loading: no need to prefetch. */
  const preloaded = new Set<string>();
  const delay = createDelay(PREFETCH_DELAY, (link: HTMLAnchorElement) => {
    const path = isConstrained(currentConnection()) ? undefined : wantedPage(link, locale);
    if (path !== undefined && !preloaded.has(path)) ask(path);
  });
  // Without an observer, what is pointed at, touched or focused is loaded all the same.
  const inView =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const {isIntersecting, target} of entries) {
            if (isIntersecting) delay.enter(target as HTMLAnchorElement);
            else delay.leave(target as HTMLAnchorElement);
          }
        });
  const stopWatching = watchLinks(document.body, {
    added: (link) => {
      if (link.dataset.prefetch !== 'intent') inView?.observe(link);
    },
    removed: (link) => {
      inView?.unobserve(link);
      delay.leave(link);
    },
  });

  /** A tap says the same of a link in several ways. */
  let wanted: HTMLAnchorElement | undefined;
  const onIntent = ({target}: Event) => {
    const link = linkOf(target);
    if (link === wanted) return;
    wanted = link;
    const path = link && wantedPage(link, locale);
    // Skip what is loaded: a tap comes first.
    const isMissing = path !== undefined && !preloaded.has(path) && !pages.isReady(path);
    if (isMissing && !isConstrained(currentConnection())) {
      preloaded.add(path);
      pages.load(path).catch(() => {
        preloaded.delete(path);
        if (wanted === link) wanted = undefined;
      });
    }
  };
  const intents = ['mouseover', 'touchstart', 'focusin'] as const;
  intents.forEach((type) => document.addEventListener(type, onIntent, {passive: true}));

  return () => {
    intents.forEach((type) => document.removeEventListener(type, onIntent));
    stopWatching();
    inView?.disconnect();
    delay.clear();
  };
}
