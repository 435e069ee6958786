import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {namedBy, PartContext} from '../context';
import {shownSubjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './screen.module.css';

/** The hand of the card of Care & co, in two layers: its palm is behind the phone. */
const Hand = ({children}: {children: ReactNode}): ReactNode => (
  <svg
    className={`site-no-print site-colours-only ${styles.hand}`}
    viewBox="-500 -130 1000 660"
    fill="#8c5a43"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
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
      <div className={styles.held} {...shownSubjectMark}>
        <Hand>
          <path d="M250-40C350-30 374 70 372 174C370 300 344 392 292 460Q262 500 254 540H-236C-250 510-285 476-330 442C-370 412-388 366-388 310L0 0Z" />
        </Hand>
        <div className={styles.phone}>
          <p className={styles.title}>{title}</p>
          {children}
        </div>
        <Hand>
          <path
            stroke="#8c5a43"
            strokeWidth="88"
            d="M342-8 304-15M348 78 298 73M345 163 301 160M336 246H310"
          />
          <path stroke="#6c412e" strokeWidth="7" d="M374 36 314 30M376 121 314 118M370 205H316" />
          <path d="M-330 442C-300 380-280 330-270 270L-258 206A45 45 0 0 0-346 174C-354 220-384 250-388 310C-388 366-370 412-330 442Z" />
          <g fill="#ddae95">
            <circle cx="287" cy="-18" r="19" />
            <circle cx="281" cy="72" r="19" />
            <circle cx="284" cy="159" r="19" />
            <circle cx="293" cy="246" r="19" />
            <ellipse cx="-300" cy="190" rx="23" ry="29" transform="rotate(11 -300 190)" />
          </g>
        </Hand>
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
