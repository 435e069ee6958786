import type {ReactNode} from 'react';
import StandingPerson from '../../components/StandingPerson';
import styles from './illustration.module.css';

/**
 * The mark as a place: two discs that overlap, and two people who stand on their common
 * ground. The not-found page has the same two, who miss each other. Decoration.
 */
export function Illustration(): ReactNode {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1280 860"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <circle className={styles.left} cx="944" cy="586" r="290" />
      <circle className={styles.right} cx="1234" cy="586" r="290" />
      {/* Half a radius from each centre: ± 290 · √3 / 2 = 251.1 */}
      <path
        className={styles.overlap}
        d="M1089 334.9A290 290 0 0 1 1089 837.1A290 290 0 0 1 1089 334.9Z"
      />
      <g transform="translate(1026 690) scale(1.65)">
        <StandingPerson who="first" />
      </g>
      <g transform="translate(1128 704) scale(1.5)">
        <StandingPerson who="second" cane />
      </g>
    </svg>
  );
}
