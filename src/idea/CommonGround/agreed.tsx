import type {ReactNode} from 'react';
import {Reach} from './looks';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/**
 * The two people shake hands where two discs of 170 units meet, 172 apart: as wide and high as what
 * the discs share, around its middle. Decorative.
 */
export const Agreed = (): ReactNode => (
  <svg width="24" overflow="visible" viewBox="-84 -170 168 340" aria-hidden="true">
    <path className={styles.hill} d="M-67.2 75A170 170 0 0 0 0 147.4A170 170 0 0 0 67.2 75z" />
    <Person
      who="guest"
      transform="translate(42 78)scale(.96)"
      cane="rotate(39 30-48)translate(-3-5)"
      arms={<Reach d="M-19-83Q-24-58-36-60" hand="translate(-41-60)rotate(180)" />}
    />
    <Person
      who="host"
      transform="translate(-43 78)scale(1.04)"
      arms={
        <>
          <Arm />
          <Reach d="M18-83Q24-56 35-57" hand="translate(40-57)" />
        </>
      }
    />
  </svg>
);
