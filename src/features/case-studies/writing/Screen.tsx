import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {namedBy, PartContext} from '../context';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './screen.module.css';

/** What holds the phone, as on the card of Care & co: fingers on its right, a thumb on its left. */
const Hand = (): ReactNode => (
  <svg
    width="594"
    height="255"
    className={`site-no-print site-colours-only ${styles.hand}`}
    viewBox="-500 -130 1000 430"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path fill="#8c5a43" d="M330-60Q450-130 500 20V300H312z" />
    <path stroke="#8c5a43" strokeWidth="104" d="M420-53 338-68M420 49 328 40M420 150 336 146" />
    <path stroke="#8c5a43" strokeWidth="86" d="M420 240h-64M-352 360-296 128" />
    <path stroke="#6c412e" strokeWidth="7" d="M448-2 364-9M456 100 368 97M444 196H380" />
    <g fill="#ddae95">
      <circle cx="319" cy="-70" r="22" />
      <circle cx="309" cy="38" r="23" />
      <circle cx="318" cy="145" r="22" />
      <circle cx="341" cy="240" r="19" />
      <ellipse cx="-293" cy="112" rx="20" ry="25" transform="rotate(14 -293 112)" />
    </g>
  </svg>
);

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
        <Hand />
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
