import {useDeferredValue, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {PathnameProvider} from '../../hooks/usePathname';
import {CookieBanner} from '../consent';
import {mainId} from './constants';
import {Footer} from './Footer';
import {Navbar} from './Navbar';
import {createNeeds, NeedsProvider, useHandUp, type Needs} from './needs';
import styles from './styles.module.css';
import {useWeatherOfParis} from './useWeatherOfParis';

export {useIsFramed} from './needs';

export type FramedProps = Needs & {children: ReactNode};

/**
 * The frame of every page, around the place where pages come and go: to enter a page
 * is to render that page only. It is the one feature that puts others together: the
 * bar, the menu, the footer and the banner are made of the newsletter, the consent,
 * the theme toggle and the weather.
 */
export function Frame({children}: {children: ReactNode}): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  const [needs] = useState(createNeeds);
  const {pathname} = useLocation();
  // Bar, banner and footer follow the page once it is there: it does not wait for their links.
  const followed = useDeferredValue(pathname);
  useBrokenLinks().collectAnchor(mainId);
  useWeatherOfParis();
  return (
    <NeedsProvider value={needs}>
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
          <PathnameProvider value={pathname}>{children}</PathnameProvider>
        </main>
        <Footer />
      </PathnameProvider>
    </NeedsProvider>
  );
}

/**
 * A page's content, which hands up what it needs of the frame around it. One element
 * holds it: a page that goes part by part makes the browser style what is left of it
 * again, for rules about neighbours (`* + *`), before the next page is there.
 */
export function Framed({children, ...needs}: FramedProps): ReactNode {
  useHandUp(needs);
  return <div>{children}</div>;
}
