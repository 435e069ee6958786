import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import {Looking, Reach, round} from './looks';
import {aboveFloor, meeting} from './meeting';
import {Arm, Couple, Person} from './people';

/*
 * What a buyer asks, as the two people do it: each scene stands on one floor, before two discs that it
 * cuts, and what the two share is where the discs meet. 300 units wide, 190 high; the floor is at 0.
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

/** Both arms around what is carried. */
const carrying = (
  <path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-36-64-27-50M18-83Q36-64 27-50" />
);

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
        <Person
          who="host"
          transform="translate(-62 1)scale(1.06)"
          arms={
            <>
              {carrying}
              <rect fill={yellow} x="-30" y="-65" width="60" height="42" rx="5" />
              <path fill={white} d="M-30-54v-6a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v6z" />
              <path stroke={ink} strokeWidth="9" d="M0-43h0" />
              <path stroke={ink} strokeWidth="4.5" d="M0-43v10" />
              <path stroke="var(--skin)" strokeWidth="12.5" d="M-29-42h3M29-42h-3" />
            </>
          }
        />
        <Person
          who="guest"
          transform="translate(66 1)scale(.98)"
          cane={cane}
          arms={
            <>
              <g stroke={yellow}>
                <circle strokeWidth="7" cx="-44" cy="-112" r="11" />
                <path strokeWidth="7" d="M-55-112H-88M-86-112v12M-73-112v9" />
              </g>
              <Reach d="M-19-83Q-46-72-42-90" hand="translate(-41-97)rotate(-96)" />
            </>
          }
        />
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
  // Two tins and a string: what one says reaches the other.
  contact: {
    tints: ['coral-pale', 'butter'],
    scene: (
      <>
        <path stroke="var(--site-ink)" strokeWidth="3" d="M-48-121 44-102" />
        {meeting([-8, -111, 14], [10, -111, 14], white, yellow)}
        <Person
          who="host"
          transform="translate(-84 1)scale(1.06)"
          arms={<Arm />}
          head={
            <>
              <Looking who="host" />
              <path fill={lilac} d="M18-124 40-122V-107L21-102z" />
              <path stroke={deep} strokeWidth="4.5" d="M18-124 21-102" />
              <Reach d="M18-83Q48-78 36-94" hand="translate(33-101)rotate(-106)" />
            </>
          }
        />
        <Person
          who="guest"
          transform="translate(86 1)scale(.98)"
          cane={cane}
          arms={null}
          head={
            <>
              <Looking who="guest" look="talk" />
              <path fill={lilac} d="M-22-117-45-113V-98L-22-93z" />
              <path stroke={deep} strokeWidth="4.5" d="M-22-117V-93" />
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
          d="M-126-112l-4 14M-98-88l-4 14M-124-52l-4 14M-90-40l-4 14M-112-156l-4 14M126-100l-4 14M100-72l-4 14M132-44l-4 14M122-154l-4 14M106-26l-4 14"
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
export function Asked({of, className}: {of: keyof typeof scenes; className?: string}): ReactNode {
  const {tints, scene} = scenes[of];
  return (
    <svg
      width="24"
      className={className}
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
