import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import PageIndex from '../../components/PageIndex';
import {trustedHtml} from '../../lib/trustedTypes';
import styles from './styles.module.css';

export type LongTextProps = {
  /** Headings of the text; those of the second level make the index. */
  toc: readonly TOCItem[];
  /** The MDX text. */
  children: ReactNode;
};

/** A long text, with its index beside it. */
export function LongText({toc, children}: LongTextProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const headings = toc.filter(({level}) => level === 2);
  // Docusaurus gives the headings their ids; the build has to know of them.
  toc.forEach(({id}) => collectAnchor(id));
  return (
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
  );
}
