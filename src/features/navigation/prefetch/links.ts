import {PREFETCH_DELAY} from '../../../constants';
import type {Locale} from '../../../lib/locales';
import {matchRoute} from '../../../routes';
import {linkOf, pageOf} from '../follow';
import {createQueue, prefetchFile} from './queue';

/** The Network Information API (https://wicg.github.io/netinfo/), which Safari and Firefox lack. */
type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether the connection is too slow or expensive for prefetching. */
export const isConstrained = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

const isConstrainedNow = () =>
  isConstrained((navigator as Navigator & {connection?: Connection}).connection);

/** Calls back once an item has been in view for `delay` ms. */
export function createDelay<T>(delay: number, callback: (thing: T) => void) {
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
        setTimeout(() => callback(thing), delay),
      );
    },
    leave,
    clear: () => [...timers.keys()].forEach(leave),
  };
}

/** Loads pages ahead of navigation (src/theme/Root). */
export type Pages = {
  /** Loads a page's data, and resolves to the addresses of its scripts. */
  filesOf: (path: string) => Promise<readonly string[]>;
  /** Failures are ignored: the click tries again. */
  load: (path: string) => Promise<unknown>;
  isReady: (path: string) => boolean;
};

/**
 * The path of a link's page if the route table has it, in this language, and it is not the current
 * one.
 */
function pageToLoad(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const path = pageOf(link, locale)?.pathname;
  const route = path === undefined ? undefined : matchRoute(path)?.route;
  return route && !route.dynamic && path !== window.location.pathname ? path : undefined;
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

/**
 * Prefetches the pages of links in view for 250 ms, and loads the page of a link on hover, touch or
 * focus (specification, sections 2 and 9), unless data is expensive. Links with
 * `data-prefetch="intent"` are not prefetched.
 */
export function prefetchLinks(locale: Locale, pages: Pages): () => void {
  // Files only; the code runs once the visitor shows intent.
  const ask = createQueue(async (path) => {
    const came = await Promise.all((await pages.filesOf(path)).map(prefetchFile));
    return came.every(Boolean);
  });
  /** Pages loaded or loading, which need no prefetch. */
  const preloaded = new Set<string>();
  const delay = createDelay(PREFETCH_DELAY, (link: HTMLAnchorElement) => {
    const path = isConstrainedNow() ? undefined : pageToLoad(link, locale);
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

  /** A tap fires several of these events. */
  let lastLink: HTMLAnchorElement | undefined;
  const onIntent = ({target}: Event) => {
    const link = linkOf(target);
    if (link === lastLink) return;
    lastLink = link;
    const path = link && pageToLoad(link, locale);
    // Skips pages already loaded.
    const isMissing = path !== undefined && !preloaded.has(path) && !pages.isReady(path);
    if (isMissing && !isConstrainedNow()) {
      preloaded.add(path);
      pages.load(path).catch(() => {
        preloaded.delete(path);
        if (lastLink === link) lastLink = undefined;
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
