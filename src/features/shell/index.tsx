import {useDeferredValue, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CookieBanner from '@theme/CookieBanner';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import {PathnameProvider} from '../../hooks/usePathname';
import {mainId} from './constants';
import {
  createLayoutOptions,
  LayoutOptionsProvider,
  useSetLayoutOptions,
  type PageLayoutOptions,
} from './layoutOptions';
import {ShownPathnameProvider} from './shownPathname';
import styles from './styles.module.css';
import {useWeatherOfParis} from './useWeatherOfParis';

export {useIsFramed} from './layoutOptions';

export type FrameProps = {
  /** The path of the page in the document: while the next one loads, still the previous one's. */
  pathname: string;
  children: ReactNode;
};

/**
 * The frame of every page, around the place where pages come and go (src/theme/Root): to
 * enter a page is to render that page only.
 */
export function Frame({pathname, children}: FrameProps): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  const [layoutOptions] = useState(createLayoutOptions);
  // Bar, banner and footer follow after the page: it does not wait for their links.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useWeatherOfParis();
  return (
    <LayoutOptionsProvider value={layoutOptions}>
      <ShownPathnameProvider value={pathname}>
        <PathnameProvider value={followed}>
          {/* Where the focus goes on a new page: features/navigation */}
          <div ref={pageStart} tabIndex={-1} className={styles.start} data-page-start="">
            <a className="site-skip-link" href={`#${mainId}`}>
              {translate({
                id: 'shell.Shell.skip',
                message: 'Aller au contenu',
                description: 'First link of every page: skips the bar. Seen when it has the focus.',
              })}
            </a>
          </div>
          {/* Before the bar: who uses a keyboard can answer first, and nothing stays hidden */}
          <CookieBanner pageStart={pageStart} />
          <Navbar />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </PathnameProvider>
      </ShownPathnameProvider>
    </LayoutOptionsProvider>
  );
}

export type FramedProps = PageLayoutOptions & {children: ReactNode};

/**
 * A page's content, which sets the options of the frame around it. One element
 * holds it: a page that goes part by part makes the browser style what is left of it
 * again, for rules about neighbours (`* + *`), before the next page is there.
 */
export function Framed({children, ...options}: FramedProps): ReactNode {
  const {pathname} = useLocation();
  useSetLayoutOptions(pathname, options);
  return (
    <PathnameProvider value={pathname}>
      <div>{children}</div>
    </PathnameProvider>
  );
}
