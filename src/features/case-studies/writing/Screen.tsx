import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {namedBy, PartContext} from '../context';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './screen.module.css';

/**
 * A phone's screen whose words are text: what it asks is in bold, an answer is a quotation, and a
 * button is a `kbd`, the last one under the thumb. The number is what the caption is about, such as
 * the page's weight.
 */
export function Screen({
  title,
  number,
  caption,
  children,
}: PropsOf<'Screen'> & {children: ReactNode}): ReactNode {
  return (
    <figure
      {...namedBy(caption)}
      className={clsx(mdx.figure, styles.figure)}
      data-breakout=""
      data-opening={use(PartContext) === 'opening' || undefined}
    >
      <div className={styles.phone} {...subjectMark}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {number || caption ? (
        <figcaption className={styles.caption}>
          {number ? (
            <>
              <strong className={styles.number}>{number}</strong>{' '}
            </>
          ) : null}
          <span>{caption}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
