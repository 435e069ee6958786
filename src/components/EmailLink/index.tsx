import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A mailto link on a line of its own where it does not fit beside what is before it. Longer than a
 * line, it breaks after the @ or before a dot but the last, not at a hyphen unless a part is longer
 * than a line.
 */
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
  const parts = [address.slice(0, at), ...address.slice(at).split(/(?=\.[^.]+\.)/)];
  return (
    // Without a label, browsers read out a space between the parts.
    <a
      href={`mailto:${address}${query}`}
      aria-label={address}
      className={clsx(styles.address, className)}
    >
      {parts.map((part, index) =>
        // A line breaks on both sides of a box: every second part is enough.
        index % 2 === 1 || part.includes('-') ? (
          <span key={index} className={styles.part}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </a>
  );
}
