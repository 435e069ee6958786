import React, {useRef, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {MDXPageMetadata} from '@docusaurus/plugin-content-pages';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Later from '../../components/Later';
import PageIndex from '../../components/PageIndex';
import ReadingProgress from '../../components/ReadingProgress';
import {trustedHtml} from '../../lib/trustedTypes';
import {Page, useLocale, usePageAddress} from '../page';
import {pageNameOf} from './pageName';
import styles from './styles.module.css';
import {updatedDate} from './updated';

export type LongTextPageProps = {
  metadata: Pick<MDXPageMetadata, 'title' | 'description' | 'permalink' | 'frontMatter'>;
  /** Headings of the text; those of the second level make the index. */
  toc: readonly TOCItem[];
  /** The MDX text. */
  children: ReactNode;
};

/** A page to read from top to bottom: the legal notice, the privacy policy. */
export function LongTextPage({metadata, toc, children}: LongTextPageProps): ReactNode {
  const {title = '', description = '', permalink, frontMatter} = metadata;
  const locale = useLocale();
  const {collectAnchor} = useBrokenLinks();
  const article = useRef<HTMLElement>(null);
  const address = usePageAddress(pageNameOf(permalink));
  const updated = updatedDate(frontMatter.updated, locale);
  const headings = toc.filter(({level}) => level === 2);
  // Docusaurus gives the headings their ids; the build has to know of them.
  toc.forEach(({id}) => collectAnchor(id));
  return (
    <Page title={title} description={description} {...address}>
      <ReadingProgress target={article} />
      <article ref={article} className={`site-wrap ${styles.page}`}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          {updated ? (
            <p className={styles.updated}>
              <Translate
                id="legal.LongTextPage.updated"
                description="Under the title of a legal text: {date} is when it was last changed."
                values={{
                  date: (
                    <time className="site-nowrap" dateTime={updated.iso}>
                      {updated.display}
                    </time>
                  ),
                }}
              >
                {'Dernière mise à jour : {date}'}
              </Translate>
            </p>
          ) : null}
        </header>
        <Later keepsRoom>
          <div className={`site-grid ${styles.text}`}>
            <PageIndex
              className={styles.index}
              entries={headings.map(({id, value}) => ({
                id,
                // Docusaurus hands headings over as HTML that it has escaped itself.
                label: <span dangerouslySetInnerHTML={{__html: trustedHtml(value)}} />,
              }))}
            />
            <div className={`site-prose ${styles.body}`}>{children}</div>
          </div>
        </Later>
      </article>
    </Page>
  );
}
