import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';
import {CodeBlock} from './CodeBlock';
import styles from './styles.module.css';

function SidebarItem({item}: {item: PropSidebarItem}): ReactNode {
  if (item.type === 'link') {
    return (
      <li>
        <Link to={item.href} activeClassName="active" isNavLink>
          {item.label}
        </Link>
      </li>
    );
  }
  return item.type === 'category' ? (
    <li>
      <p className={styles.category}>{item.label}</p>
      <ul>
        {item.items.map((child, index) => (
          <SidebarItem key={index} item={child} />
        ))}
      </ul>
    </li>
  ) : null;
}

/** The handbook's two columns: its pages, and the one that is read. */
export function HandbookLayout({children}: {children: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={`site-wrap ${styles.layout}`}>
      <nav
        className={styles.sidebar}
        aria-label={translate({
          id: 'handbook.HandbookLayout.pages',
          message: 'Pages du guide',
          description: 'Accessible name of the list of the handbook’s pages, in development.',
        })}
      >
        <ul>
          {sidebar?.items.map((item, index) => (
            <SidebarItem key={index} item={item} />
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

type HandbookPageProps = {
  metadata: {title: string; description: string};
  /** Whether the text brings its own first-level heading. */
  hasTitle: boolean;
  children: ReactNode;
};

/** A page of the handbook. */
export function HandbookPage({metadata, hasTitle, children}: HandbookPageProps): ReactNode {
  return (
    <article className={styles.page}>
      <PageMetadata title={metadata.title} description={metadata.description} />
      {hasTitle ? null : <h1>{metadata.title}</h1>}
      <MDXProvider components={{...MDXComponents, pre: CodeBlock}}>{children}</MDXProvider>
    </article>
  );
}
