import type {ReactNode} from 'react';
import studies from '@generated/docusaurus-plugin-content-blog/default/all.json';
import pages from '@generated/docusaurus-plugin-content-pages/default/links.json';
import Link from '../../components/Link';
import {langIn} from '../../lib/locales';
import {useLocale} from '../../hooks/useLocale';

/*
 * What the site map lists by itself (RGAA 12.3); its other links are written in its text.
 */

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
