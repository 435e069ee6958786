import {useDeferredValue, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CookieBanner from '@theme/CookieBanner';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import {PathnameProvider} from '../../hooks/usePathname';
import {publishWeather} from '../../hooks/useWeather';
import {whenIdle} from '../../lib/whenIdle';
import {useLocale} from '../page';
import type {WeatherConfig} from '../weather';
import {
  createLayoutOptions,
  LayoutOptionsProvider,
  ShownPathname,
  useSetLayoutOptions,
  type PageLayoutOptions,
} from './layoutOptions';
import styles from './styles.module.css';

export {useIsFramed} from './layoutOptions';

const mainId = 'main';

/** Asks for the weather when the browser is idle, if the build has a key. */
function useWeatherOfParis(): void {
  const config = useDocusaurusContext().siteConfig.customFields?.weather as
    WeatherConfig | undefined;
  const locale = useLocale();
  useEffect(() => {
    if (!config) return;
    whenIdle(() => {
      import('../weather')
        .then(({loadWeather}) => loadWeather(config, locale))
        .then((weather) => weather && publishWeather(weather))
        // A failure keeps the default sentence (specification, section 8).
        .catch(() => undefined);
    });
  }, [config, locale]);
}

type FrameProps = {
  /** The path of the page in the document: while the next one loads, still the previous one's. */
  pathname: string;
  children: ReactNode;
};

/** The frame around the place where pages come and go (src/theme/Root). */
export function Frame({pathname, children}: FrameProps): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  const [layoutOptions] = useState(createLayoutOptions);
  // Bar, banner and footer follow after the page: it does not wait for their links.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useWeatherOfParis();
  return (
    <LayoutOptionsProvider value={layoutOptions}>
      <ShownPathname value={pathname}>
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
      </ShownPathname>
    </LayoutOptionsProvider>
  );
}

export type FramedProps = PageLayoutOptions & {children: ReactNode};

/**
 * A page's content, which sets the options of the frame. One element holds it: removing a page part
 * by part makes the browser style the rest again for each.
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
