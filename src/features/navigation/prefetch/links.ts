import pLimit from 'p-limit';
import {PREFETCH_CODE_DELAY, PREFETCH_DELAY} from '../../../constants';
import {connection, type Connection} from '../../../lib/connection';
import type {Locale} from '../../../lib/locales';
import {matchRoute} from '../../../routes';
import {linkOf, pageOf} from '../follow';
import type {Pages} from '../load/ahead';
import {isBuilt} from '../load/built';
import {prefetchFile} from './file';

/** Limits the requests of a page with many links. */
const PAGES_AT_ONCE = 3;

/** Whether the connection is too slow or expensive for prefetching. */
export const isConstrained = (of: Connection | undefined): boolean =>
  of?.saveData === true || /(?:^|-)2g$/.test(of?.effectiveType ?? '');

const isConstrainedNow = () => isConstrained(connection());

/** The path of a link's page if the build has it, in this language, and it is not the current one. */
function pageToLoad(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const path = pageOf(link, locale)?.pathname;
  if (path === undefined || path === window.location.pathname) return undefined;
  const route = matchRoute(path)?.route;
  const isOwn = process.env.SITE_OWN_PAGES && isBuilt(path);
  return (route && !route.dynamic) || isOwn ? path : undefined;
}

/** Reports links as they are added to and removed from the document. */
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
  // Deferred until the new page is painted.
  const observer = new MutationObserver((mutations) => setTimeout(follow, 0, mutations));
  each([root], added);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

/** Whether a link may well be the next click: a card or a link of a text, not a breadcrumb or a bar. */
const isLikelyNext = (link: Element) => link.matches('main a:not(nav a)');

/**
 * Prefetches the pages of links in view for 250 ms, and loads the page of a link on hover, touch or
 * focus (specification, sections 2 and 9), unless data is expensive. What is prefetched is the
 * page's data; its files follow for a link of the page's own content that stays in view, so that
 * scrolling past a card costs one small request.
 */
export function prefetchLinks(locale: Locale, pages: Pages): () => void {
  const limit = pLimit(PAGES_AT_ONCE);
  /** Pages loaded or loading, which need no prefetch. */
  const preloaded = new Set<string>();
  /** Files only; the code runs once the visitor shows intent. Each file is requested once. */
  const prefetch = (link: HTMLAnchorElement, withFiles = false) => {
    const path = isConstrainedNow() ? undefined : pageToLoad(link, locale);
    if (path === undefined || preloaded.has(path)) return;
    limit(async () => {
      const files = await pages.filesOf(path);
      if (withFiles) await Promise.all(files.map(prefetchFile));
    }).catch(() => undefined);
  };
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const stopTimer = (link: Element) => {
    clearTimeout(timers.get(link));
    timers.delete(link);
  };
  const startTimer = (link: HTMLAnchorElement) =>
    timers.set(
      link,
      setTimeout(() => {
        prefetch(link);
        if (!isLikelyNext(link)) return;
        timers.set(link, setTimeout(prefetch, PREFETCH_CODE_DELAY - PREFETCH_DELAY, link, true));
      }, PREFETCH_DELAY),
    );
  const inView = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      stopTimer(target);
      if (isIntersecting) startTimer(target as HTMLAnchorElement);
    }
  });
  const stopWatching = watchLinks(document.body, {
    added: (link) => inView.observe(link),
    removed: (link) => {
      inView.unobserve(link);
      stopTimer(link);
    },
  });

  const onIntent = ({target}: Event) => {
    const link = linkOf(target);
    const path = link && pageToLoad(link, locale);
    // Skips pages already loaded.
    const isMissing = path !== undefined && !preloaded.has(path) && !pages.isReady(path);
    if (isMissing && !isConstrainedNow()) {
      preloaded.add(path);
      pages.load(path).catch(() => preloaded.delete(path));
    }
  };
  const intents = ['mouseover', 'touchstart', 'focusin'] as const;
  intents.forEach((type) => document.addEventListener(type, onIntent, {passive: true}));

  return () => {
    intents.forEach((type) => document.removeEventListener(type, onIntent));
    stopWatching();
    inView.disconnect();
    timers.forEach((_, link) => stopTimer(link));
  };
}
