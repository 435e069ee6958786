import React, {useRef, type ReactNode} from 'react';
import type {MDXPageMetadata} from '@docusaurus/plugin-content-pages';
import Translate from '@docusaurus/Translate';
import Later from '../../components/Later';
import ReadingProgress from '../../components/ReadingProgress';
import {Page, useLocale, usePageAddress} from '../page';
import {Day} from './Day';
import {dayWords} from './dayWords';
import {pageNameOf} from './pageName';
import styles from './styles.module.css';

export type LongTextPageProps = {
  metadata: Pick<MDXPageMetadata, 'title' | 'description' | 'permalink' | 'frontMatter'>;
  /** The text ({@link LongText}). */
  text: ReactNode;
};

/** A page to read from top to bottom: the legal notice, the privacy policy. */
export function LongTextPage({metadata, text}: LongTextPageProps): ReactNode {
  const {title = '', description = '', permalink, frontMatter} = metadata;
  const locale = useLocale();
  const article = useRef<HTMLElement>(null);
  const address = usePageAddress(pageNameOf(permalink));
  const updated = dayWords(frontMatter.updated, locale, 'updated');
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
                values={{date: <Day {...updated} />}}
              >
                {'Dernière mise à jour : {date}'}
              </Translate>
            </p>
          ) : null}
        </header>
        <Later keepsRoom>{text}</Later>
      </article>
    </Page>
  );
}
