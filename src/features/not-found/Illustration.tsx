import React, {type ReactNode} from 'react';
import StandingPerson from '../../components/StandingPerson';
import styles from './illustration.module.css';

/**
 * The two discs that miss each other: one person on each, and a dotted circle
 * where they should have met. Decoration.
 */
export function Illustration(): ReactNode {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1280 860"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <g transform="translate(36 0)">
        <g transform="translate(846 262)">
          <StandingPerson who="first" />
        </g>
        <g transform="translate(1136 476) scale(.9)">
          <StandingPerson who="second" cane />
        </g>
        <circle className={styles.coral} cx="850" cy="404" r="150" />
        <circle className={styles.brand} cx="1136" cy="694" r="226" />
        <path
          className={styles.missed}
          d="M1104.2 470.2A150 150 0 0 1 912.6 659.6A226 226 0 0 1 1104.2 470.2Z"
        />
        <circle className={styles.dotted} cx="962" cy="518" r="150" />
      </g>
    </svg>
  );
}
