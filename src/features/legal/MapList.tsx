import type {ReactNode} from 'react';
import studies from '@generated/docusaurus-plugin-content-blog/default/all.json';
import pages from '@generated/docusaurus-plugin-content-pages/default/links.json';
import Link from '../../components/Link';
import {localeFacts} from '../../lib/locales';
import {useLocale} from '../../hooks/useLocale';

/*
 * What the site map lists by itself (RGAA 12.3); its other links are written in its text.
 */

/** All case studies, newest first. */
export function MapOfStudies(): ReactNode {
  const locale = useLocale();
  return (
    <ul>
      {studies.map(({path, title, contentLocale}) => {
        const lang = contentLocale === locale ? undefined : localeFacts[contentLocale].htmlLang;
        return (
          <li key={path}>
            <Link to={path} lang={lang} hrefLang={lang}>
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The linked pages that are files alone (plugins/pages/own.ts). */
export function MapOfPages(): ReactNode {
  return pages.length > 0 ? (
    <ul>
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  ) : null;
}
