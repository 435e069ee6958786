import {useEffect, useRef, useState} from 'react';
import type {Location} from 'history';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {asLocale} from '../../lib/locales';
import {createClickListener} from './follow';
import {prefetchLinks} from './prefetch/links';
import {isPageReady} from './prefetch/page';
import {createArrivals, reach} from './scroll/arrival';
import {createWaiting} from './waiting';

/**
 * The behaviour of links, scrolling and focus, for the whole application.
 *
 * @param location what is shown: while the next page loads, still the previous one
 */
export function useNavigation(location: Location): void {
  const history = useHistory();
  const locale = asLocale(useDocusaurusContext().i18n.currentLocale);
  const arrivals = useRef<ReturnType<typeof createArrivals>>(undefined);
  const [waiting] = useState(createWaiting);

  // Before the paint: the new page is never seen at the old position.
  useIsomorphicLayoutEffect(() => {
    arrivals.current ??= createArrivals();
    arrivals.current.arrive(location, history.action);
    waiting.end();
  }, [history, location, waiting]);

  useEffect(() => {
    const remember = () => arrivals.current?.remember();
    const onClick = createClickListener(locale, {
      push: (address, link) => {
        history.push(address);
        if (!isPageReady(history.location.pathname)) waiting.start(link);
      },
      reach: (place) => reach(place, true),
    });
    const stopPrefetching = prefetchLinks(locale);
    const stopListening = history.listen((next, action) => {
      waiting.end();
      arrivals.current?.leave(next, action);
    });

    // The browser restores what it shows after a reload or a return, long before
    // scripts run; within the application it would do so before the page is there.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
      arrivals.current?.save();
    };
    takeOver();
    document.addEventListener('click', onClick);
    window.addEventListener('scroll', remember, {passive: true});
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', giveBack);
    return () => {
      stopPrefetching();
      stopListening();
      document.removeEventListener('click', onClick);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', giveBack);
    };
  }, [history, locale, waiting]);
}
