import clsx from 'clsx';
import type {ReactNode} from 'react';
import {mark} from '../../mark';
import styles from './styles.module.css';

interface MarkProps {
  /** Height in px; CSS may override it. Default: 20. */
  size?: number;
  className?: string;
}

/** The shapes of the mark, for a larger drawing; units as in `src/mark.ts`. */
export const MarkShapes = (): ReactNode =>
  mark.shapes.map(({colour, d}) => (
    <path key={d} className={styles.shape} fill={`var(--site-mark-${colour})`} d={d} />
  ));

/** The agency's mark. Decorative. */
export default function Mark({size = 20, className}: MarkProps): ReactNode {
  return (
    <svg
      className={clsx('site-styled', styles.mark, className)}
      width={(size * mark.width) / mark.height}
      height={size}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      aria-hidden="true"
    >
      <MarkShapes />
    </svg>
  );
}
