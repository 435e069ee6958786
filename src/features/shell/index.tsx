import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Alternates} from '../../routes';
import {CookieBanner} from '../consent';
import {mainId} from './constants';
import {Footer} from './Footer';
import {Navbar} from './Navbar';
import styles from './styles.module.css';
import {useWeatherOfParis} from './useWeatherOfParis';

export type ShellProps = {
  /** Where each language link leads; a missing language leads to its home. */
  switchTo: Alternates;
  /** The page begins with a cover that bleeds: the bar floats on it from the start. */
  barOver?: 'cover';
  children: ReactNode;
};

/**
 * The frame of every page. It is the one feature that puts others together: the
 * bar, the menu, the footer and the banner are made of the newsletter, the consent,
 * the theme toggle and the weather.
 */
export function Shell({switchTo, barOver, children}: ShellProps): ReactNode {
  const pageStart = useRef<HTMLDivElement>(null);
  useBrokenLinks().collectAnchor(mainId);
  useWeatherOfParis();
  return (
    <>
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
      <Navbar switchTo={switchTo} over={barOver} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer switchTo={switchTo} />
    </>
  );
}
