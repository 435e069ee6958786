import {useDeferredValue, useEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import {translate} from '../../lib/translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CookieBanner from '@theme/CookieBanner';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import {PathnameProvider, ShownPathname} from '../../hooks/usePathname';
import {publishWeather} from '../../hooks/useWeather';
import {MENU_ID} from '../../lib/early';
import type {Alternates} from '../../routes';
import {useLocale} from '../../features/page';
import type {WeatherConfig} from '../../features/weather';
import {Menu} from '../Navbar/Menu';
import styles from './styles.module.css';
import {createSwitchTo, SwitchToProvider, useSetSwitchTo} from '../../features/links/switchTo';

export {useIsInShell} from '../../features/links/switchTo';

const mainId = 'main';

/** In ms: delay for Safari, which lacks requestIdleCallback; the first view is done by then. */
const IDLE_FALLBACK = 2000;

/** Fetches the weather when the browser is idle, if the build has a key. */
function useCityWeather(): void {
  const config = useDocusaurusContext().siteConfig.customFields?.weather as
    WeatherConfig | undefined;
  const locale = useLocale();
  useEffect(() => {
    if (!config) return;
    const load = () => {
      import('../../features/weather')
        .then(async ({loadWeather, skySentence}) => {
          const weather = await loadWeather(config, locale);
          if (weather) publishWeather({...weather, sky: skySentence(weather)});
        })
        // A failure keeps the default sentence (specification, section 8).
        .catch(() => undefined);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(load);
    else setTimeout(load, IDLE_FALLBACK);
  }, [config, locale]);
}

type ShellProps = {
  /** Path of the rendered page: while the next one loads, still the previous path. */
  pathname: string;
  children: ReactNode;
};

/** The persistent shell around all pages (src/theme/Root). */
export function Shell({pathname, children}: ShellProps): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  const [switchTo] = useState(createSwitchTo);
  // The bar, the banner and the footer render after the page, which does not wait for their links.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useCityWeather();
  return (
    <SwitchToProvider value={switchTo}>
      <PathnameProvider value={followed}>
        {/* Receives the focus on a new page (features/navigation). */}
        <div ref={pageStart} tabIndex={-1} className={styles.start} data-page-start="">
          <a className="site-skip-link" href={`#${mainId}`}>
            {translate({id: 'shell.Shell.skip'})}
          </a>
        </div>
        {/* Before the bar, so that keyboard users reach it first and it hides no focused element. */}
        <CookieBanner pageStart={pageStart} />
        <ShownPathname value={pathname}>
          <Navbar />
        </ShownPathname>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        {/* The menu until hydration (plugins/page-data/untilHydration.ts). React renders none in the browser,
            and finds none: a template's content is not among its children. */}
        <template id={MENU_ID}>
          {ExecutionEnvironment.canUseDOM ? null : <Menu onClose={() => undefined} />}
        </template>
      </PathnameProvider>
    </SwitchToProvider>
  );
}

export type InShellProps = {
  /** Target of each language link; a missing language falls back to its home. */
  switchTo: Alternates;
  children: ReactNode;
};

/**
 * A page's content, which sets the shell's language links. A single wrapper element: removing a page in
 * parts makes the browser restyle the rest each time.
 */
export function InShell({switchTo, children}: InShellProps): ReactNode {
  const {pathname} = useLocation();
  useSetSwitchTo(switchTo);
  return (
    <PathnameProvider value={pathname}>
      <div>{children}</div>
    </PathnameProvider>
  );
}
