import type {ReactNode} from 'react';
import studies from '@generated/docusaurus-plugin-content-blog/default/all.json';
import pages from '@generated/docusaurus-plugin-content-pages/default/links.json';
import Link from '../../components/Link';
import {langIn} from '../../lib/locales';
import {useLocale} from '../../hooks/useLocale';
import styles from './map.module.css';

/*
 * What the site map lists by itself (RGAA 12.3); its other links are written in its text. Its groups are
 * buildings in a street: what a group holds is in sight before it is read.
 */

/** The buildings, on one ground. */
export const Street = ({children}: {children: ReactNode}): ReactNode => (
  <div className={styles.street}>{children}</div>
);

/** A title as the roof, and a storey for each link, above a door that is open. */
export const Building = ({children}: {children: ReactNode}): ReactNode => (
  <div className={styles.building}>
    {children}
    <svg width="24" className="site-no-print" viewBox="0 0 76 112" aria-hidden="true">
      <path fill="var(--site-palette-lilac-deep)" d="M0 112V38a38 38 0 0 1 76 0V112z" />
      <path fill="var(--site-palette-yellow)" d="M9 112V38a29 29 0 0 1 58 0V112z" />
      <g className={styles.cat} fill="none" strokeLinecap="round">
        <path
          fill="var(--site-palette-ink)"
          d="M12 112c-3-16 3-31 15-37-6-6-7-14-5-29q.5-3 3-1.5l9 7q5-1.5 9 0l9-7q2.5-1.5 3 1.5c2 15 1 23-5 29 12 6 18 21 15 37z"
        />
        <path stroke="var(--site-palette-ink)" strokeWidth="7" d="M60 108c14 1 20-8 14-20" />
        <path stroke="var(--site-palette-yellow)" strokeWidth="5" d="M31 61h0M46 61h0" />
      </g>
    </svg>
  </div>
);

type MapLink = {path: string; title: string; lang?: string};

const MapList = ({links}: {links: readonly MapLink[]}): ReactNode => (
  <ul>
    {links.map(({path, title, lang}) => (
      <li key={path}>
        <Link to={path} lang={lang} hrefLang={lang}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** All case studies, newest first. */
export function MapOfStudies(): ReactNode {
  const locale = useLocale();
  const links = studies.map(({path, title, contentLocale}) => ({
    path,
    title,
    lang: langIn(contentLocale, locale),
  }));
  return <MapList links={links} />;
}

/** The linked pages that are files alone (plugins/pages/own.ts). */
export const MapOfPages = (): ReactNode => (pages.length > 0 ? <MapList links={pages} /> : null);
