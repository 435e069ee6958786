import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface MarkProps {
  /**
   * The ground that the mark lies on. Only needed outside the `site-ground-*` classes,
   * which choose by themselves. Default: the page.
   */
  tone?: 'default' | 'on-brand';
  /** Height in px; the width is one and a half times that. CSS may override both. Default: 20. */
  size?: number;
  className?: string;
}

/**
 * Two discs that overlap; the overlap is always brand green, so that on a brand-green
 * ground it reads as an opening. Decoration: the name is beside it in words.
 */
export default function Mark({tone = 'default', size = 20, className}: MarkProps): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, className)}
      data-tone={tone}
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
