import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Characters per line at 320 px with text zoomed to 200 % (WCAG 2.2, 1.4.4). */
const LINE = 14;

/** Keeps one part of an address unbroken at its hyphens where it fits on a line. */
const pieceOf = (text: string): ReactNode =>
  text.includes('-') && text.length <= LINE ? <span className={styles.piece}>{text}</span> : text;

/** A mailto link that breaks after the @ or before a dot but the last, not at a hyphen. */
export default function EmailLink({
  address,
  query = '',
  className,
}: {
  address: string;
  /** Query string that prefills the message: `?subject=…&body=…`. */
  query?: string;
  className?: string;
}): ReactNode {
  const at = address.lastIndexOf('@') + 1;
  const labels = address.slice(at).split(/(?=\.[^.]+\.)/);
  return (
    // Without a label, browsers read out a space at each possible line break.
    <a href={`mailto:${address}${query}`} aria-label={address} className={className}>
      {pieceOf(address.slice(0, at))}
      {labels.map((label, index) => (
        <Fragment key={index}>
          <wbr />
          {pieceOf(label)}
        </Fragment>
      ))}
    </a>
  );
}
