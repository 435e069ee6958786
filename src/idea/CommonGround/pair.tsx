import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import type {Disc} from '../../lib/discs';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/** The arms of who waves to the other, who is not within reach. */
export const waving = (
  <>
    <Arm />
    <path stroke="var(--skin)" strokeWidth="12.5" d="M40-99v-4" />
    <path stroke="var(--shade)" strokeWidth="1.7" d="M37-104v-5M42-104v-5" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q36-72 40-89" />
    <path stroke="var(--body)" strokeWidth="4" d="M34-93h11" />
  </>
);

/** The hill that they stand on: the edge of what contains the drawing cuts its foot. */
export const hill: Disc = [37, 257, 260];

/**
 * A drawing of the site's two people on that hill, around x = 37. Decorative.
 *
 * A page may place the two elsewhere: `--pair-place`, two lengths, and `--pair-scale`, around the top
 * of the hill. `walks`: they go there on foot.
 */
export const OnTheHill = ({
  className,
  style,
  walks,
  children,
}: {
  className?: string;
  style?: CSSProperties;
  walks?: boolean;
  children: ReactNode;
}): ReactNode => (
  <svg
    width="24"
    className={clsx(styles.pair, className)}
    style={style}
    viewBox="-83 -149 240 198"
    aria-hidden="true"
  >
    <circle className={styles.hill} cx={hill[0]} cy={hill[1]} r={hill[2]} />
    <g className={walks ? styles.walks : undefined}>{children}</g>
  </svg>
);

/** They see each other from afar, and the host waves. */
export const apart = (
  <>
    <Person who="host" transform="translate(-30 8.8)scale(1.1)" arms={waving} />
    <Person who="guest" transform="translate(104 11.8)" />
  </>
);

/** The two, apart, on their hill. */
export const Pair = ({className}: {className?: string}): ReactNode => (
  <OnTheHill className={className}>{apart}</OnTheHill>
);
