import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An arm at a person's left side, with its hand; mirrored, the other one. */
const Arm = (): ReactNode => (
  <>
    <path stroke="var(--skin)" strokeWidth="11.5" d="M-25-46v3" />
    <path stroke="var(--shade)" strokeWidth="1.7" d="M-20-46l-2 6" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-29-70-27-53" />
  </>
);

/** What the host does, and the guest: arms at their sides, or hers where his is. */
const arms = {
  stands: (
    <>
      <Arm />
      <g transform="scale(-1 1)">
        <Arm />
      </g>
    </>
  ),
  waves: (
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
  ),
  guides: (
    <>
      <Arm />
      <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q34-72 35-56" />
    </>
  ),
  shelters: (
    <>
      <path stroke="var(--sleeve)" strokeWidth="13" d="M-17-82L-7-62L24-78M18-83Q34-72 35-56" />
      <path stroke="var(--skin)" strokeWidth="12" d="M31-83v-4" />
      <path stroke="var(--shade)" strokeWidth="1.7" d="M27-86q3 2 7 0M27-82q3 2 7 0" />
    </>
  ),
  holds: (
    <>
      <path stroke="var(--skin)" strokeWidth="11.5" d="M-15-52h2M15-52h-2" />
      <path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-34-66-23-55M18-83Q34-66 23-55" />
    </>
  ),
  offers: (
    <>
      <Arm />
      <path stroke="var(--skin)" strokeWidth="12" d="M40-58l4-1" />
      <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q16-58 32-58" />
    </>
  ),
  follows: null,
};

/**
 * One of the site's two people, 135 units tall: the host, or the guest with a white cane. They wear
 * the same on every page.
 */
export function Person({
  who,
  transform,
  does = 'stands',
}: {
  who: 'host' | 'guest';
  /** Where the person stands, as an SVG transform. */
  transform?: string;
  does?: keyof typeof arms;
}): ReactNode {
  const guest = who === 'guest';
  return (
    <g
      className={styles[who]}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={transform}
    >
      <path stroke="var(--legs)" strokeWidth="14.5" d="M-10-40V-9M10-40V-9" />
      <path fill="var(--shoes)" d="M-22 0a10 10 0 0 1 19-2v2zM22 0a10 10 0 0 0-19-2v2z" />
      <path stroke="var(--shade)" strokeWidth="13" d="M0-104V-88" />
      {guest ? <circle fill="var(--hair)" cx="16" cy="-129" r="9" /> : null}
      <path fill="var(--body)" d="M-27-34Q-30-76-20-89Q-14-95 0-95T20-89Q30-76 27-34Q0-26-27-34z" />
      {guest ? (
        <>
          {does === 'follows' ? null : <Arm />}
          {/* An edge, without which white vanishes on a pale ground. */}
          <path stroke="var(--legs)" strokeWidth="9" d="M30-48 62 8" />
          <path stroke="var(--site-palette-white)" strokeWidth="5" d="M30-48 62 8" />
          <path stroke="var(--coral)" strokeWidth="5" d="M56-2 62 8" />
          <path stroke="var(--skin)" strokeWidth="12.5" d="M28-49l2 3" />
          <path stroke="var(--shade)" strokeWidth="1.7" d="M25-48l6-3M27-44l6-3" />
          <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q30-72 28-57" />
        </>
      ) : (
        <g>{arms[does]}</g>
      )}
      <circle fill="var(--skin)" cy="-115" r="20" />
      <path
        fill="var(--hair)"
        d={
          guest
            ? 'M21-106C24-146-24-146-21-112C-9-113-3-121 0-127C5-117 13-112 19-111z'
            : 'M-21-108C-24-142 22-146 21-117C6-125-8-125-15-118q-1 6-1 11q-4 2-5-1z'
        }
      />
      {/* They look at each other */}
      <g stroke="var(--face)" transform={guest ? 'translate(-14)' : undefined}>
        <path strokeWidth="4.2" d="M1-112h0M13-112h0" />
        <path strokeWidth="2.2" d="M3-104q4.5 4 9 0" />
      </g>
    </g>
  );
}

/** The two people: the guest holds the host's elbow, as one does who does not see well. */
export function Couple({
  transform,
  does = 'guides',
}: {
  transform: string;
  does?: 'guides' | 'shelters';
}): ReactNode {
  return (
    <g transform={transform}>
      <Person who="host" does={does} />
      <g transform="translate(62 7) scale(.9)">
        <Person who="guest" does="follows" />
        <g className={styles.guest} fill="none" strokeLinecap="round">
          <path stroke="var(--skin)" strokeWidth="12" d="M-29-79l-2 5" />
          <path stroke="var(--shade)" strokeWidth="1.8" d="M-34-77l6 2M-35-72l6 2" />
          <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-20-63-24-70" />
        </g>
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
      {apart ? (
        <>
          <Person who="host" transform={`translate(${-apart} ${y})scale(1.1)`} does="waves" />
          <Person who="guest" transform={`translate(${74 + apart} ${y + 3})`} />
        </>
      ) : (
        <Couple transform={`translate(0 ${y - 3})scale(1.1)`} />
      )}
    </svg>
  );
}
