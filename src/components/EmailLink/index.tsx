import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Characters that fit into a line of 320 px with the text at 200 % (WCAG 2.2, 1.4.4). */
const LINE = 14;

/** A part of an address, kept whole at its hyphens where it fits into a line. */
const pieceOf = (text: string): ReactNode =>
  text.includes('-') && text.length <= LINE ? <span className={styles.piece}>{text}</span> : text;

/** A mailto link that breaks after the @ or before a dot, not at a hyphen. */
export default function EmailLink({
  address,
  query = '',
  className,
}: {
  address: string;
  /** What the mail program begins with: `?subject=…&body=…`. */
  query?: string;
  className?: string;
}): ReactNode {
  const at = address.lastIndexOf('@') + 1;
  const labels = address.slice(at).split(/(?=\.)/);
  return (
    // Named by hand: browsers read a space where the line may break.
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
