import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useLocale} from '../../hooks/useLocale';
import {arriveAt, leaveFor} from '../page/cover';
import {createClickListener} from './follow';
import {shown} from './lifecycles';
import {pages} from './load/ahead';
import {prefetchLinks} from './prefetch/links';
import {createArrivals} from './scroll/arrival';

/** The clicked link has `data-waiting` while its page loads (css/base.css). */
let waiting: HTMLAnchorElement | undefined;

function markWaiting(link?: HTMLAnchorElement): void {
  delete waiting?.dataset.waiting;
  waiting = link;
  if (link) link.dataset.waiting = '';
}

/** Path of the rendered page: while the next one loads, still the previous path. */
function useShownPathname(): string {
  const [first] = useState(useLocation().pathname);
  return useSyncExternalStore(
    shown.subscribe,
    () => shown.get()?.location.pathname ?? first,
    () => first,
  );
}

/** Handles links, scrolling and focus; returns the path of the rendered page. */
export function useNavigation(): string {
  const history = useHistory();
  const locale = useLocale();
  const arrivals = useRef<ReturnType<typeof createArrivals>>(undefined);

  // Before paint, so that the new page never appears at the old position.
  useIsomorphicLayoutEffect(() => {
    const arrive = () => {
      const now = shown.get();
      if (!now) return;
      arrivals.current ??= createArrivals();
      arrivals.current.arrive(now.location, history.action, now.from);
      arriveAt(now.location.pathname);
      markWaiting();
    };
    // The first page mounts before the shell around it.
    arrive();
    return shown.subscribe(arrive);
  }, [history]);

  useEffect(() => {
    const remember = () => arrivals.current?.remember();
    const push = (address: string, link: HTMLAnchorElement) => {
      history.push(address);
      if (!pages.isReady(history.location.pathname)) markWaiting(link);
    };
    const onClick = createClickListener(locale, push, pages.awaited);
    const stopPrefetching = prefetchLinks(locale, pages);
    const stopListening = history.listen((next, action) => {
      markWaiting();
      const current = shown.get()?.location.pathname;
      if (current) leaveFor(current, next.pathname, pages.isReady(next.pathname));
      arrivals.current?.leave(next, action);
    });

    // After a reload or a return, the browser restores the position long before scripts run. Within
    // the application it would do so too early.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    // WebKit restores a page of its back/forward cache after this event.
    const takeOverLater = () => setTimeout(takeOver);
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
      arrivals.current?.save();
    };
    takeOver();
    document.addEventListener('click', onClick);
    window.addEventListener('scroll', remember, {passive: true});
    window.addEventListener('pageshow', takeOverLater);
    window.addEventListener('pagehide', giveBack);
    return () => {
      stopPrefetching();
      stopListening();
      document.removeEventListener('click', onClick);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', takeOverLater);
      window.removeEventListener('pagehide', giveBack);
    };
  }, [history, locale]);

  return useShownPathname();
}
