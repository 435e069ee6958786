import {useId, type ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import {Looking, Reach, round} from './looks';
import {aboveFloor, meeting} from './meeting';
import {Arm, Couple, Person} from './people';
import styles from './styles.module.css';

/*
 * What a buyer asks, as the two people do it: each scene stands on one floor, before two discs that it
 * cuts, and what the two share is where the discs meet. One is seen from near, and one from afar. 300
 * units wide, 190 high; the floor is at 0.
 */

const ink = 'var(--site-palette-ink)';
const white = 'var(--site-palette-white)';
const lilac = 'var(--site-palette-lilac-mid)';
const deep = 'var(--site-palette-lilac-deep)';
const yellow = 'var(--site-palette-yellow)';
const coral = 'var(--site-palette-coral)';

/** The guest's, so that its tip is on the floor. */
const cane = 'translate(-3-5)';

const left: Disc = [-52, -78, 92];
const right: Disc = [52, -78, 92];

/** A hand that holds, seen from near: it has a thumb. */
const grip = (d: string, hand: string, thumb: string) => (
  <>
    <path stroke="var(--skin)" strokeWidth="6" d={thumb} transform={hand} />
    <Reach d={d} hand={hand} />
  </>
);

/** One is on the box, and the other has the key; the discs cut their sleeves. */
function Hands(): ReactNode {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={aboveFloor(left, 0) + aboveFloor(right, 0)} />
      </clipPath>
      <g className={styles.person} clipPath={`url(#${clip})`}>
        <g className={styles.host} transform="scale(3)">
          {grip('M-60-22Q-44-42-28-35', 'translate(-23-33)rotate(14)', 'M3 5Q6 9 11 8')}
        </g>
        <path
          stroke={deep}
          strokeWidth="10"
          d="M40-43H4M9-42v13M23-42v10M39-43a15 15 0 1 0 30 0a15 15 0 1 0-30 0"
        />
        <g className={styles.guest} transform="scale(3)">
          {grip('M60-34Q44-12 32-14', 'translate(27-14)rotate(180)', 'M3-5Q6-9 11-8')}
        </g>
      </g>
    </>
  );
}

/** On the board: the disc that was shown, and the one that is being drawn. */
const drawn: readonly [Disc, Disc] = [
  [-12, -101, 24],
  [14, -101, 24],
];

const scenes = {
  // They carry what both have built.
  together: {
    tints: ['butter', 'lilac'],
    scene: (
      <>
        <path fill={white} d="M-36-58V-104H4V-58z" />
        <path fill={coral} d="M-42-102 -16-124 10-102z" />
        <path fill={lilac} d="M4-58V-88H36V-58z" />
        <path fill={deep} d="M-22-58v-14a6 6 0 0 1 12 0v14zM2-92H38v6H2z" />
        <path stroke={yellow} strokeWidth="8" d="M-25-90h0M-7-90h0M14-74h0M27-74h0" />
        <path stroke={deep} strokeWidth="9" d="M-46-54H46" />
        <Person
          who="host"
          transform="translate(-72 1)scale(1.06)"
          arms={
            <>
              <Arm />
              <Reach d="M18-83Q16-54 26-50" hand="translate(31-49)" />
            </>
          }
        />
        <Person
          who="guest"
          transform="translate(72 1)scale(.98)"
          cane={cane}
          arms={<Reach d="M-19-83Q-18-54-26-53" hand="translate(-31-52)rotate(180)" />}
        />
      </>
    ),
  },
  // One looks after the box, the other has its key.
  key: {
    tints: ['mint', 'butter'],
    scene: (
      <>
        <path fill={yellow} d="M-84-80H48V2H-84z" />
        <path fill={white} d="M-84-64V-82a16 16 0 0 1 16-16H32a16 16 0 0 1 16 16v18z" />
        <path stroke={ink} strokeWidth="20" d="M-22-41h0" />
        <path stroke={ink} strokeWidth="9" d="M-22-40v19" />
        <Hands />
      </>
    ),
  },
  // One shows, the other tries.
  lesson: {
    tints: ['coral-pale', 'mint'],
    scene: (
      <>
        <path stroke="var(--site-ink)" strokeWidth="6" d="M-24-60-36-2M24-60 36-2" />
        <rect fill={white} x="-46" y="-146" width="92" height="92" rx="7" />
        <path fill={yellow} d={discPath(drawn[0])} />
        <path fill="var(--site-palette-brand)" d={overlapOf(...drawn)} />
        <path stroke={deep} strokeWidth="5" d="M-10-101A24 24 0 0 1 38-101" />
        <path stroke={yellow} strokeWidth="9" d="M50-98 68-86" />
        <path stroke={ink} strokeWidth="6" d="M42-102l2 1" />
        <Person
          who="host"
          transform="translate(-84 1)scale(1.06)"
          arms={<Arm />}
          held={<Reach d="M18-83Q30-66 44-80" hand="translate(48-84)rotate(-38)" />}
          head={<Looking who="host" />}
        />
        <Person
          who="guest"
          transform="translate(84 1)scale(.98)"
          cane={cane}
          arms={<Reach d="M-19-83Q-28-70-30-80" hand="translate(-31-86)rotate(214)" />}
          head={<Looking who="guest" look="profile" />}
        />
      </>
    ),
  },
  // A hand across a counter.
  counter: {
    tints: ['mint', 'lilac'],
    scene: (
      <>
        <path stroke={deep} strokeWidth="7" d="M16 0V-150M126 0V-150" />
        <Person
          who="guest"
          transform="translate(60 1)scale(.98)"
          arms={<Reach d="M-19-83Q-34-60-58-61" hand="translate(-63-61)rotate(180)" />}
          held={round(<Arm />)}
        />
        <path fill={yellow} d="M20-48H122V3H20z" />
        <path stroke={white} strokeWidth="9" d="M14-48H128" />
        {meeting([60, -22, 15], [80, -22, 15], white, lilac)}
        <path fill={lilac} d="M92-84h30v32H92z" />
        <path fill={white} d="M103-84h8v12h-8z" />
        <path
          fill={coral}
          d="M2-174H30V-146a14 14 0 0 1-28 0zM58-174H86V-146a14 14 0 0 1-28 0zM114-174H142V-146a14 14 0 0 1-28 0z"
        />
        <path
          fill={white}
          d="M30-174H58V-146a14 14 0 0 1-28 0zM86-174H114V-146a14 14 0 0 1-28 0z"
        />
        <Person
          who="host"
          transform="translate(-56 1)scale(1.06)"
          arms={
            <>
              <Arm />
              <Reach d="M18-83Q24-58 42-57" hand="translate(47-57)" />
            </>
          }
        />
      </>
    ),
  },
  // From afar: two tins and a string. What is said in one hospital reaches the other.
  contact: {
    tints: ['coral-pale', 'butter'],
    scene: (
      <>
        <path fill={white} d="M-136-86H-66V0H-136z" />
        <path fill={lilac} d="M62-60H138V0H62z" />
        <path stroke={lilac} strokeWidth="12" d="M-120-66h0M-82-66h0M-120-40h0" />
        <path stroke={yellow} strokeWidth="12" d="M-101-66h0M-82-40h0M78-36h0M122-36h0" />
        <path fill={deep} d="M-110 0v-17a9 9 0 0 1 18 0V0zM91 0v-17a9 9 0 0 1 18 0V0z" />
        <path stroke={coral} strokeWidth="7" d="M-139-86H-63M60-60H140" />
        <path stroke="var(--site-ink)" strokeWidth="2.5" d="M-78-138Q0-112 78-105" />
        {meeting([-9, -117, 14], [9, -117, 14], white, yellow)}
        <Person
          who="host"
          transform="translate(-98-88)scale(.46)"
          arms={<Arm />}
          head={
            <>
              <Looking who="host" />
              <path fill={lilac} d="M18-124 40-122V-107L21-102z" />
              <Reach d="M18-83Q48-78 36-94" hand="translate(33-101)rotate(-106)" />
            </>
          }
        />
        <Person
          who="guest"
          transform="translate(98-62)scale(.43)"
          cane={cane}
          arms={null}
          head={
            <>
              <Looking who="guest" look="talk" />
              <path fill={lilac} d="M-22-117-45-113V-98L-22-93z" />
              <Reach d="M-19-83Q-46-70-38-90" hand="translate(-35-95)rotate(-80)" />
            </>
          }
        />
      </>
    ),
  },
  // In the rain, one roof for two.
  umbrella: {
    tints: ['lilac', 'mint'],
    scene: (
      <>
        <path
          stroke="var(--site-ink-soft)"
          strokeWidth="4"
          d="M-126-112l-4 14M-98-88l-4 14M-124-52l-4 14M126-100l-4 14M100-72l-4 14M132-44l-4 14M122-154l-4 14M106-26l-4 14"
        />
        <path stroke="var(--site-ink)" strokeWidth="5" d="M2-74V-188" />
        <path
          fill={yellow}
          d="M-100-126a102 60 0 0 1 204 0q-17-13-34 0q-17-13-34 0q-17-13-34 0q-17-13-34 0q-17-13-34 0q-17-13-34 0z"
        />
        <path fill={white} d="M-32-126Q-26-166 2-186Q30-166 36-126q-17-13-34 0q-17-13-34 0z" />
        <Couple
          transform="translate(-28-2)scale(.96)"
          sheltered
          cane="rotate(-8 30-48)translate(-3-5)"
        />
      </>
    ),
  },
} as const;

/** What a buyer asks, drawn. Decorative. */
export function Asked({of}: {of: keyof typeof scenes}): ReactNode {
  const {tints, scene} = scenes[of];
  return (
    <svg
      width="24"
      className="site-no-print"
      viewBox="-150 -178 300 190"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill={`var(--site-${tints[0]})`} d={aboveFloor(left, 0)} />
      <path fill={`var(--site-${tints[1]})`} d={aboveFloor(right, 0)} />
      <path fill="var(--site-palette-brand)" d={overlapOf(left, right)} />
      <rect fill="var(--site-mint-mid)" x="-150" y="-2" width="300" height="10" rx="5" />
      {scene}
    </svg>
  );
}
