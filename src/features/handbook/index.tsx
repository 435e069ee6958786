import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Link from '../../components/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '../../lib/translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropDocContent, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Mark from '../../components/Mark';
import PageIndex from '../../components/PageIndex';
import beside from '../../components/PageIndex/beside.module.css';
import Tagline from '../../components/Tagline';
import {localeFacts, locales} from '../../lib/locales';
import {useLocale} from '../../hooks/useLocale';
import styles from './styles.module.css';

function SidebarItem({item}: {item: PropSidebarItem}): ReactNode {
  if (item.type === 'link') {
    return (
      <li>
        <Link to={item.href} className={styles.link}>
          <Mark size={14} />
          <span>{item.label}</span>
        </Link>
      </li>
    );
  }
  return item.type === 'category' ? (
    <li>
      <p className={styles.category}>{item.label}</p>
      <ul lang={item.customProps?.lang as string | undefined}>
        {item.items.map((child, index) => (
          <SidebarItem key={index} item={child} />
        ))}
      </ul>
    </li>
  ) : null;
}

/** Links to the same page in the other languages, which has the same file name. */
function OtherLanguages(): ReactNode {
  const current = useLocale();
  const {pathname} = useLocation();
  const path = pathname.slice(localeFacts[current].prefix.length);
  return locales
    .filter((locale) => locale !== current)
    .map((other) => (
      <a
        key={other}
        className={styles.language}
        href={localeFacts[other].prefix + path}
        lang={localeFacts[other].htmlLang}
        hrefLang={localeFacts[other].htmlLang}
      >
        {localeFacts[other].label}
      </a>
    ));
}

export function HandbookLayout({children}: {children: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={`site-wrap ${styles.layout}`}>
      <div className={`site-no-print ${styles.sidebar}`}>
        <div className={styles.sticky}>
          <div className={styles.head}>
            <Tagline>{translate({id: 'handbook.HandbookLayout.title'})}</Tagline>
            <OtherLanguages />
          </div>
          <nav aria-label={translate({id: 'handbook.HandbookLayout.pages'})}>
            <ul>
              {sidebar?.items.map((item, index) => (
                <SidebarItem key={index} item={item} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
      {children}
    </div>
  );
}

type HandbookPageProps = Pick<PropDocContent, 'metadata' | 'toc' | 'contentTitle'> & {
  children: ReactNode;
};

/** A page of the handbook; `children` is its text. */
export function HandbookPage({
  metadata,
  toc,
  contentTitle,
  children,
}: HandbookPageProps): ReactNode {
  const {title, description, frontMatter} = metadata;
  const locale = useLocale();
  // Set on pages that are not translated.
  const {lang: only} = frontMatter as {lang?: string};
  const lang = only === locale ? undefined : only;
  const entries = toc.flatMap(({value, id, level}) =>
    // Docusaurus renders the headings to HTML, with `code` and the like.
    level === 2 ? [{id, label: <span dangerouslySetInnerHTML={{__html: value}} />}] : [],
  );
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} />
      <article lang={lang}>
        {lang ? (
          <p lang={localeFacts[locale].htmlLang}>
            {translate({id: 'handbook.HandbookPage.englishOnly'})}
          </p>
        ) : null}
        {contentTitle !== undefined ? null : (
          <header className={styles.header}>
            <h1>{title}</h1>
            <p className="site-lead">{description}</p>
          </header>
        )}
        <div className={`site-prose ${styles.text}`}>{children}</div>
      </article>
      {entries.length > 1 ? (
        <PageIndex className={clsx(beside.index, styles.index)} entries={entries} />
      ) : null}
    </div>
  );
}
