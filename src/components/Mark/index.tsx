import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface MarkProps {
  /** Height in px; CSS may override it. Default: 20. */
  size?: number;
  className?: string;
}

/** Two discs; the overlap is brand green, or a hole on a brand-green background. Decorative. */
export default function Mark({size = 20, className}: MarkProps): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, className)}
      width={size * 1.5}
      height={size}
      viewBox="0 0 60 40"
      aria-hidden="true"
    >
      <circle className={styles.first} cx="20" cy="20" r="20" />
      <circle className={styles.second} cx="40" cy="20" r="20" />
      <path className={styles.overlap} d="M30 2.679A20 20 0 0 1 30 37.321A20 20 0 0 1 30 2.679Z" />
    </svg>
  );
}
