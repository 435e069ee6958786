import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import type {Disc} from '../../lib/discs';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/** The arms of who waves to the other, who is not within reach. */
export const waving = (
  <>
    <Arm />
    <path
      stroke="var(--skin)"
      strokeWidth="4.8"
      d="M40-100l-9-3M37-102l-3-11M41-103v-12M45-102l4-10"
    />
    <path stroke="var(--skin)" strokeWidth="13" d="M40-98v1" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q36-72 40-89" />
  </>
);

/** Both arms around a sheet of paper. */
export const holding = (
  <>
    <path stroke="var(--skin)" strokeWidth="11.5" d="M-15-52h2M15-52h-2" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-34-66-23-55M18-83Q34-66 23-55" />
  </>
);

/** The same, with a letter. */
export const reading = (
  <>
    {/* What is held is drawn over the hands. */}
    <g>{holding}</g>
    <rect
      x="-15"
      y="-76"
      width="30"
      height="46"
      rx="5"
      fill="var(--site-palette-white)"
      transform="rotate(-6 0 -53)"
    />
    {/* Two discs that meet, for its words */}
    <circle fill="var(--site-palette-yellow)" cx="-4.5" cy="-52" r="8" />
    <circle fill="var(--site-palette-brand)" cx="4.5" cy="-53" r="8" />
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
