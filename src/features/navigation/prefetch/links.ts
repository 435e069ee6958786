import {PREFETCH_DELAY} from '../../../constants';
import type {Locale} from '../../../lib/locales';
import {matchRoute} from '../../../routes';
import {linkOf, pageOf} from '../follow';
import {createQueue, prefetchFile} from './queue';

/** What browsers know of the connection (https://wicg.github.io/netinfo/), save Safari and Firefox. */
type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether nothing may be loaded ahead: data is expensive or slow. */
export const isConstrained = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

const isConstrainedNow = () =>
  isConstrained((navigator as Navigator & {connection?: Connection}).connection);

/** Calls back once a thing has been in view for some ms. */
export function createDelay<T>(delay: number, said: (thing: T) => void) {
  const timers = new Map<T, ReturnType<typeof setTimeout>>();
  const leave = (thing: T) => {
    clearTimeout(timers.get(thing));
    timers.delete(thing);
  };
  return {
    enter(thing: T) {
      if (timers.has(thing)) return;
      timers.set(
        thing,
        setTimeout(() => said(thing), delay),
      );
    },
    leave,
    clear: () => [...timers.keys()].forEach(leave),
  };
}

/** How pages are loaded before they are navigated to (src/theme/Root). */
export type Pages = {
  /** Loads a page's data, and returns the addresses of its scripts. */
  filesOf: (path: string) => Promise<readonly string[]>;
  /** A failure is left to the click. */
  load: (path: string) => Promise<unknown>;
  isReady: (path: string) => boolean;
};

/** The path of a page of this language that the route table knows and that is not shown. */
function wantedPage(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const path = pageOf(link, locale)?.pathname;
  const route = path === undefined ? undefined : matchRoute(path)?.route;
  return route && !route.dynamic && path !== window.location.pathname ? path : undefined;
}

/** Follows the links that enter and leave the document. */
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
  // The new page is drawn first.
  const observer = new MutationObserver((mutations) => setTimeout(follow, 0, mutations));
  each([root], added);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

/**
 * Prefetches the pages of links in view for 250 ms, and loads those of links that are pointed at,
 * touched or focused (specification, sections 2 and 9), unless data is expensive. A link with
 * `data-prefetch="intent"` is not prefetched.
 */
export function prefetchLinks(locale: Locale, pages: Pages): () => void {
  // The files only; the page's code runs when the visitor turns to the link.
  const ask = createQueue(async (path) => {
    const came = await Promise.all((await pages.filesOf(path)).map(prefetchFile));
    return came.every(Boolean);
  });
  /** Loaded or loading: no need to prefetch. */
  const preloaded = new Set<string>();
  const delay = createDelay(PREFETCH_DELAY, (link: HTMLAnchorElement) => {
    const path = isConstrainedNow() ? undefined : wantedPage(link, locale);
    if (path !== undefined && !preloaded.has(path)) ask(path);
  });
  const inView = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      delay[isIntersecting ? 'enter' : 'leave'](target as HTMLAnchorElement);
    }
  });
  const stopWatching = watchLinks(document.body, {
    added: (link) => {
      if (link.dataset.prefetch !== 'intent') inView.observe(link);
    },
    removed: (link) => {
      inView.unobserve(link);
      delay.leave(link);
    },
  });

  /** One tap causes several of the events. */
  let wanted: HTMLAnchorElement | undefined;
  const onIntent = ({target}: Event) => {
    const link = linkOf(target);
    if (link === wanted) return;
    wanted = link;
    const path = link && wantedPage(link, locale);
    // Skip what is loaded: a tap comes first.
    const isMissing = path !== undefined && !preloaded.has(path) && !pages.isReady(path);
    if (isMissing && !isConstrainedNow()) {
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
    inView.disconnect();
    delay.clear();
  };
}
