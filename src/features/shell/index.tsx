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

/** Fetches the weather when the browser is idle, if the build has a key. */
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
  /** Path of the rendered page: while the next one loads, still the previous path. */
  pathname: string;
  children: ReactNode;
};

/** The persistent frame around all pages (src/theme/Root). */
export function Frame({pathname, children}: FrameProps): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  const [layoutOptions] = useState(createLayoutOptions);
  // The bar, the banner and the footer render after the page, which does not wait for their links.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useWeatherOfParis();
  return (
    <LayoutOptionsProvider value={layoutOptions}>
      <ShownPathname value={pathname}>
        <PathnameProvider value={followed}>
          {/* Receives the focus on a new page (features/navigation). */}
          <div ref={pageStart} tabIndex={-1} className={styles.start} data-page-start="">
            <a className="site-skip-link" href={`#${mainId}`}>
              {translate({
                id: 'shell.Shell.skip',
                message: 'Aller au contenu',
                description:
                  'First link of every page: skips the bar. Visible when it has the focus.',
              })}
            </a>
          </div>
          {/* Before the bar, so that keyboard users reach it first and it hides no focused element.
           */}
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
 * A page's content, with its options for the frame. A single wrapper element: removing a page in
 * parts makes the browser restyle the rest each time.
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
