import {useDeferredValue, useEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '../../lib/translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useConsentNeeds} from '../../hooks/useConsentNeeds';
import {PathnameProvider} from '../../hooks/usePathname';
import {publishWeather} from '../../hooks/useWeather';
import {MENU_ID} from '../../lib/early';
import {useLocale} from '../../hooks/useLocale';
import type {WeatherConfig} from '../../features/weather';
import {createSwitchTo, SwitchToProvider} from '../../features/page/switchTo';
import CookieBanner from '../CookieBanner';
import Footer from '../Footer';
import Navbar from '../Navbar';
import {Menu} from '../Navbar/Menu';
import styles from './styles.module.css';

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
  // The links of the bar and the footer, and the banner, render after the page.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useCityWeather();
  const {manages} = useConsentNeeds();
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
        {manages ? <CookieBanner pageStart={pageStart} /> : null}
        <Navbar pathname={pathname} />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        {/* The menu until hydration (features/until-hydration). React renders none in the browser,
            and finds none: a template's content is not among its children. */}
        <template id={MENU_ID}>
          {ExecutionEnvironment.canUseDOM ? null : <Menu onClose={() => undefined} />}
        </template>
      </PathnameProvider>
    </SwitchToProvider>
  );
}
