import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {discPath, type Disc} from '../../lib/discs';
import {
  akimbo,
  Cane,
  kneeling,
  listening,
  Looking,
  Reach,
  telling,
  walking,
  writing,
} from './looks';
import {meeting} from './meeting';
import {waving} from './pair';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/** How far the scenes of `AtStep` rise above what they stand on, in units. */
export const ABOVE: number = 146;

/** As dark as ink on paper, and as bright as paper by night. */
const ink = 'var(--site-ink)';
const paper = 'var(--site-paper)';

/** One hand held out. */
const offered = <Reach d="M18-83Q16-58 32-58" hand="translate(39-58)" />;

const offering = (
  <>
    <Arm />
    <g>{offered}</g>
  </>
);

type Ground = {
  /** Radius of the disc or hill under the scene, in its units. */
  r: number;
};

type Place = Ground & {
  who: 'host' | 'guest';
  /** Beside the top of the ground. */
  x: number;
};

/** How far the ground has gone down at a distance from its top. */
const downAt = (x: number, r: number) => r - Math.sqrt(Math.max(0, r ** 2 - x ** 2));

const sizes = {host: 0.9, guest: 0.82};

/** The ground under a person's outer shoe, which is the lower one. */
const feetAt = ({who, x, r}: Place) => downAt(Math.abs(x) + 22 * sizes[who], r);

/** Where a person stands, and what is drawn over them. */
const placeOf = (place: Place): string =>
  `translate(${place.x} ${feetAt(place)})scale(${sizes[place.who]})`;

/** Turns the guest's cane around her hand, which holds it below its top, until its tip is on the ground. */
function caneOf(place: Place): string {
  const size = sizes.guest;
  const cane = 63 * size;
  const x = place.x + 30 * size;
  // From the hand down to the middle of the disc
  const y = place.r - feetAt(place) + 48 * size;
  const middle = Math.hypot(x, y);
  const angle =
    Math.atan2(y, -x) - Math.acos((middle ** 2 + cane ** 2 - place.r ** 2) / (2 * middle * cane));
  return `rotate(${(angle * 180) / Math.PI - 60} 30-48)translate(-3-5)`;
}

/** A person whose feet are on the ground, before it. */
const Standing = ({
  who,
  x,
  r,
  ...pose
}: Place & Omit<ComponentProps<typeof Person>, 'cane' | 'transform'>): ReactNode => {
  const place = {who, x, r};
  return (
    <Person
      who={who}
      {...pose}
      transform={placeOf(place)}
      cane={who === 'guest' ? caneOf(place) : undefined}
    />
  );
};

/** What the two people do: at each step of a project, and on pages of their own. */
const scenes = {
  // She asks, and he would hear all of it.
  frame: ({r}: Ground) => (
    <>
      <Standing
        who="host"
        x={-50}
        r={r}
        arms={<path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-34-66-20-54" />}
        head={
          <>
            <Looking who="host" turn="rotate(9 0 -98)" />
            {listening}
          </>
        }
      />
      <Standing
        who="guest"
        x={36}
        r={r}
        arms={telling}
        head={<Looking who="guest" look="talk" />}
      />
      <g className={styles.host} transform={placeOf({who: 'host', x: -50, r})}>
        <g transform="translate(0-57)rotate(-6)">
          <rect x="-16" y="-23" width="32" height="46" rx="4" fill="var(--site-palette-white)" />
          <path
            stroke="var(--site-palette-ink)"
            strokeWidth="4.5"
            d="M-6-7c0-9 13-8 12 0-1 5-6 5-6 10M0 12h0"
          />
        </g>
        <path stroke="var(--skin)" strokeWidth="12.5" d="M-16-52h2" />
      </g>
    </>
  ),
  // She finds her way, and he notes where she wonders.
  observe: ({r}: Ground) => (
    <>
      <Person
        who="host"
        transform={`translate(-54 ${feetAt({who: 'host', x: -60, r}) + 16})scale(.9)`}
        legs={kneeling}
        arms={null}
        head={
          <>
            <Looking who="host" look="profile" />
            {writing}
          </>
        }
      />
      <Standing
        who="guest"
        x={42}
        r={r}
        back
        legs={walking}
        arms={<Arm />}
        head={
          <g transform="scale(-1 1)">
            <Looking who="guest" look="profile" />
          </g>
        }
      />
      <path fill={ink} d="M84-128a23 23 0 1 1-9 44l-13 4 5-12a23 23 0 0 1 17-36z" />
      <path stroke={paper} strokeWidth="5" d="M78-111c0-9 14-8 13 1-1 5-7 5-7 10M84-92h0" />
    </>
  ),
  // A sign of cardboard, tried where it will hang: her hand follows its arrow, he steps back.
  try: ({r}: Ground) => (
    <>
      <path stroke={ink} strokeWidth="6" d="M-36 8V-46M24 8V-46" />
      <rect x="-66" y="-108" width="118" height="68" rx="8" fill="var(--site-palette-yellow)" />
      <path stroke="var(--site-palette-ink)" strokeWidth="9" d="M-46-74H24M4-94 24-74 4-54" />
      <Standing
        who="host"
        x={-100}
        r={r}
        arms={akimbo}
        head={
          <>
            <Looking who="host" look="surprised" turn="rotate(-8 0 -98)" />
            <Reach d="M18-83Q40-62 22-84" hand="translate(17-90)rotate(-130)" />
          </>
        }
      />
      <Standing
        who="guest"
        x={76}
        r={r}
        arms={<Reach d="M-19-83Q-34-82-46-88" hand="translate(-51-90)rotate(200)" />}
        head={<Looking who="guest" look="profile" />}
      />
    </>
  ),
  // What one made is the other's, who goes on with it.
  handOver: ({r}: Ground) => (
    <>
      <Standing who="host" x={-54} r={r} arms={waving} />
      <Standing
        who="guest"
        x={36}
        r={r}
        arms={<path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-30-60-4-56" />}
        legs={walking}
        head={<Looking who="guest" look="talk" />}
        held={
          <>
            <Cane transform="translate(46-50)rotate(4)" />
            <g transform="translate(20-62)rotate(-5)">
              <path fill="var(--site-palette-white)" d="M-17-36H2V0H-17z" />
              <path fill="var(--site-palette-lilac-mid)" d="M-2-30H17V0H-2z" />
              <rect
                x="-25"
                y="-21"
                width="50"
                height="40"
                rx="4"
                fill="var(--site-palette-yellow)"
              />
              {meeting(
                [-4, 0, 10],
                [5, 0, 10],
                'var(--site-palette-white)',
                'var(--site-palette-lilac-mid)',
              )}
            </g>
            <Reach d="M18-83Q48-70 44-56" hand="translate(40-50)rotate(150)" />
          </>
        }
      />
    </>
  ),
  // A quote goes from hand to hand.
  quote: ({r}: Ground) => (
    <>
      <Standing who="host" x={-55} r={r} arms={offering} />
      <Standing
        who="guest"
        x={55}
        r={r}
        arms={<Reach d="M-19-83Q-30-62-40-62" hand="translate(-45-62)rotate(180)" />}
      />
      <g transform="translate(0-58)rotate(5)">
        <path fill="var(--site-palette-white)" d="M-17-28H8L19-17V24H-17z" />
        <path fill="var(--site-palette-lilac-mid)" d="M8-28V-17H19z" />
        {meeting(
          [-4, 4, 9],
          [5, 4, 9],
          'var(--site-palette-yellow)',
          'var(--site-palette-lilac-mid)',
        )}
      </g>
    </>
  ),
  // What is written goes into a letter box.
  post: ({r}: Ground) => (
    <>
      <Standing who="host" x={-66} r={r} arms={offering} />
      <path stroke={ink} strokeWidth="8" d="M2 6V-40" />
      <path fill="var(--site-palette-yellow)" d="M-24-40V-84a22 22 0 0 1 52 0V-40z" />
      <path stroke="var(--site-palette-ink)" strokeWidth="5" d="M-12-74H16" />
      <g transform="translate(-24 -55)rotate(-8)">
        <rect x="-16" y="-11" width="32" height="22" rx="3" fill="var(--site-palette-white)" />
        <path stroke="var(--site-palette-ink)" strokeWidth="3" d="M-14-9 0 1 14-9" />
      </g>
      <g className={styles.host} transform={placeOf({who: 'host', x: -66, r})}>
        <path stroke="var(--skin)" strokeWidth="6" d="M34-62l5-1M34-56l4-1" />
      </g>
      <Standing who="guest" x={64} r={r} />
    </>
  ),
};

type Step = keyof typeof scenes;

/** Units of the drawing around a scene for one of its own; fewer on a disc narrower than the scene. */
const scaleOn = (r: number) => Math.min(1.15, r / 102);

/** The site's two people at a step of a project, on top of a disc of the drawing around. Decorative. */
export function AtStep({step, on: [cx, cy, r]}: {step: Step; on: Disc}): ReactNode {
  const Shown = scenes[step];
  const scale = scaleOn(r);
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${cx} ${cy - r})scale(${scale})`}
    >
      <Shown r={r / scale} />
    </g>
  );
}

/** In units. */
const HILL: Disc = [0, 300, 302];

/** The letter that a visitor may write, in place of the pair. Decorative. */
export const Letter = ({className}: {className?: string}): ReactNode => (
  <svg
    width="24"
    className={clsx(styles.pair, className)}
    viewBox="-120 -140 240 180"
    aria-hidden="true"
  >
    <path className={styles.hill} d={discPath(HILL)} />
    <AtStep step="post" on={HILL} />
  </svg>
);
