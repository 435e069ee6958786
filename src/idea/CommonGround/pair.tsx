import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Arm, Couple, Person} from './people';
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

type PairProps = {
  className?: string;
  /** Distance from where they meet, from 0 to 1: at 1 the host waves; nearer, he holds a letter. */
  apart?: number;
};

/** The largest distance of each, in units. */
const FAR = 30;

/** The hill that they stand on, in units: the edge of what contains the drawing cuts its foot. */
const HILL = 260;

/** The site's two people on a hill: arm in arm, or on their way to each other. Decorative. */
export function Pair({className, apart = 0}: PairProps): ReactNode {
  const x = FAR * apart;
  // How far the hill has gone down where they stand
  const y = HILL - Math.sqrt(HILL ** 2 - (37 + x) ** 2);
  return (
    <svg
      width="24"
      className={clsx(styles.pair, className)}
      viewBox="-83 -149 240 198"
      aria-hidden="true"
    >
      <circle className={styles.hill} cx="37" cy={HILL - 3} r={HILL} />
      {apart ? (
        <>
          <Person
            who="host"
            transform={`translate(${-x} ${y})scale(1.1)`}
            arms={apart < 1 ? reading : waving}
          />
          <Person who="guest" transform={`translate(${74 + x} ${y + 3})`} />
        </>
      ) : (
        <Couple transform={`translate(0 ${y - 3})scale(1.1)`} />
      )}
    </svg>
  );
}
