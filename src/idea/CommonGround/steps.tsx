import type {ReactNode} from 'react';
import {waving} from './pair';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/** How far the scenes of `AtStep` rise above what they stand on, in units. */
export const ABOVE: number = 146;

/** As dark as ink on paper, and as bright as paper by night. */
const ink = 'var(--site-ink)';
const paper = 'var(--site-paper)';

/** Both arms around a sheet of paper. */
const holding = (
  <>
    <path stroke="var(--skin)" strokeWidth="11.5" d="M-15-52h2M15-52h-2" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-34-66-23-55M18-83Q34-66 23-55" />
  </>
);

/** What the two people do, at each step of a project. */
const scenes = {
  // They read the same page.
  frame: (
    <>
      <Person who="host" arms={holding} transform="translate(-44 4)scale(.9)" />
      <Person who="guest" transform="translate(22 3)scale(.82)" />
      <g transform="translate(-44 -51)rotate(-6)">
        <rect x="-15" y="-23" width="30" height="46" rx="5" fill="var(--site-palette-white)" />
        <path stroke="var(--site-palette-ink)" strokeWidth="3.6" d="M-8-11H8M-8-2H8M-8 7H0" />
      </g>
    </>
  ),
  // One asks oneself what the other notes.
  observe: (
    <>
      <Person who="host" arms={holding} transform="translate(-54 9)scale(.9)" />
      <Person who="guest" transform="translate(34 4)scale(.82)" />
      <g transform="translate(-52 -50)rotate(6)">
        <rect x="-15" y="-19" width="30" height="38" rx="5" fill={ink} />
        <path stroke={paper} strokeWidth="3.4" d="M-8-9H8M-8 0H8M-8 9H0" />
        <path stroke="var(--site-palette-coral)" strokeWidth="6" d="M4 13 22-10" />
      </g>
      <path fill={ink} d="M84-128a23 23 0 1 1-9 44l-13 4 5-12a23 23 0 0 1 17-36z" />
      <path stroke={paper} strokeWidth="5" d="M78-111c0-9 14-8 13 1-1 5-7 5-7 10M84-92h0" />
    </>
  ),
  // A sign of cardboard, tried where it will hang.
  try: (
    <>
      <path stroke={ink} strokeWidth="6" d="M-36 8V-70M36 8V-70" />
      <rect x="-62" y="-122" width="124" height="62" rx="10" fill={ink} />
      <path stroke={paper} strokeWidth="9" d="M-32-91H30M8-113 30-91 8-69" />
      <Person who="host" transform="translate(-96 14)scale(.9)" arms={waving} />
      <Person who="guest" transform="translate(92 14)scale(.82)" />
    </>
  ),
  // What one made is the other's.
  handOver: (
    <>
      <Person
        who="host"
        arms={
          <>
            <Arm />
            <path stroke="var(--skin)" strokeWidth="12" d="M40-58l4-1" />
            <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q16-58 32-58" />
          </>
        }
        transform="translate(-40 4)scale(.9)"
      />
      <Person who="guest" arms={null} transform="translate(40 4)scale(.82)" />
      <g transform="translate(3 -54)rotate(-5)">
        <rect x="-25" y="-18" width="50" height="36" rx="6" fill={ink} />
        <circle cx="-6" r="10" fill="var(--site-palette-brand)" />
        <circle cx="7" r="10" fill="var(--site-palette-butter)" />
      </g>
      <g className={styles.host} transform="translate(-40 4)scale(.9)">
        <path stroke="var(--skin)" strokeWidth="6" d="M22-58l6-1M22-52l5-1" />
      </g>
      <g className={styles.guest} transform="translate(40 4)scale(.82)">
        <path stroke="var(--skin)" strokeWidth="12" d="M-26-74l-3 2" />
        <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-10-66-18-70" />
      </g>
    </>
  ),
};

/**
 * The site's two people at a step of a project. Decorative.
 *
 * @param at where they stand, in units of the drawing around them
 */
export function AtStep({
  step,
  at: [x, y],
}: {
  step: keyof typeof scenes;
  at: readonly [number, number];
}): ReactNode {
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${x} ${y})scale(1.15)`}
    >
      {scenes[step]}
    </g>
  );
}
