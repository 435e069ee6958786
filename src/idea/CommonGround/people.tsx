import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * One of the site's two people, 135 units tall: the host, or the guest
 * with a white cane. They wear the same on every page.
 */
export function Person({
  who,
  transform,
  waves = false,
}: {
  who: 'host' | 'guest';
  /** Where the person stands, as an SVG transform. */
  transform: string;
  /** To the other, who is not within reach. */
  waves?: boolean;
}): ReactNode {
  return (
    <g className={styles[who]} strokeLinecap="round" transform={transform}>
      <path stroke="var(--legs)" strokeWidth="11" d="M-10-30V0M11-30V0" />
      <path fill="var(--skin)" d="M-8-104H8v30H-8zM-21-114a21 21 0 0 1 42 0a21 21 0 0 1-42 0z" />
      <path
        fill="var(--body)"
        d="M-27-22V-66a27 27 0 0 1 54 0V-22a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6z"
      />
      {waves ? (
        <>
          <path className={styles.arm} strokeWidth="12" d="M19-56 36-80" />
          <path stroke="var(--skin)" strokeWidth="13" d="M38-85h0" />
        </>
      ) : null}
      {who === 'guest' ? (
        <>
          {/* An edge, without which white vanishes on a pale ground. */}
          <path stroke="var(--legs)" strokeWidth="9" d="M22-54 64 10" />
          <path stroke="var(--site-palette-white)" strokeWidth="5" d="M22-54 64 10" />
          <path stroke="var(--coral)" strokeWidth="5" d="M57-.6 64 10" />
          <path stroke="var(--skin)" strokeWidth="13" d="M23-52h0" />
        </>
      ) : null}
      <path fill="var(--hair)" d="M-21-114a21 21 0 0 1 42 0c-8-12-30-14-42 0z" />
      {/* They look at each other */}
      <g
        fill="none"
        stroke="var(--face)"
        transform={who === 'guest' ? 'translate(-15 1)' : undefined}
      >
        <path strokeWidth="4.4" d="M2-110h0M13-110h0" />
        <path strokeWidth="2" d="M3-102q5 4 9 0" />
      </g>
    </g>
  );
}

type PairProps = {
  className?: string;
  /** How far each is from where they meet, up to 30 units. */
  apart?: number;
};

/** The hill that they stand on, in units: the edge of what contains the drawing cuts its foot. */
const HILL = 260;

/** The site's two people on a hill: arm in arm, or on their way to each other. Decorative. */
export function Pair({className, apart = 0}: PairProps): ReactNode {
  // How far the hill has gone down where they stand
  const y = HILL - Math.sqrt(HILL ** 2 - (37 + apart) ** 2);
  return (
    <svg
      width="24"
      className={clsx(styles.pair, className)}
      viewBox="-83 -149 240 198"
      aria-hidden="true"
    >
      <circle className={styles.hill} cx="37" cy={HILL - 3} r={HILL} />
      <Person who="host" transform={`translate(${-apart} ${y})scale(1.1)`} waves={apart > 0} />
      {apart ? null : <path className={styles.arm} strokeWidth="13" d="M8-54Q32-41 60-51" />}
      <Person who="guest" transform={`translate(${74 + apart} ${y + 3})`} />
    </svg>
  );
}
