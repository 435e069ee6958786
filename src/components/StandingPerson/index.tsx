import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type StandingPersonProps = {
  /** The two of the brand's scenes: one in ink, one in lilac with white hair. */
  who: 'first' | 'second';
  /** Holds a white cane. */
  cane?: boolean;
};

/** Somebody standing at the origin of an SVG, 135 units tall. Decoration. */
export default function StandingPerson({who, cane = false}: StandingPersonProps): ReactNode {
  return (
    <g className={styles[who]}>
      <path className={styles.legs} d="M-10-30V0M11-30V0" />
      <rect className={styles.skin} x="-8" y="-104" width="16" height="30" />
      <path
        className={styles.body}
        d="M-27-22V-66a27 27 0 0 1 54 0V-22a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6z"
      />
      {cane ? (
        <>
          <path className={styles.cane} d="M22-54 62 2" />
          <path className={styles.caneTip} d="M55-8 62 2" />
        </>
      ) : null}
      <circle className={styles.skin} cx="0" cy="-114" r="21" />
      <path className={styles.hair} d="M-21-114a21 21 0 0 1 42 0c-8-12-30-14-42 0z" />
    </g>
  );
}
