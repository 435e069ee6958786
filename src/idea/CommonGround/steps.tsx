import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import {holding, waving} from './pair';
import {Arm, Person} from './people';
import styles from './styles.module.css';

/** How far the scenes of `AtStep` rise above what they stand on, in units. */
export const ABOVE: number = 146;

/** As dark as ink on paper, and as bright as paper by night. */
const ink = 'var(--site-ink)';
const paper = 'var(--site-paper)';
const deep = 'var(--site-palette-lilac-deep)';

/** Two small discs that meet, on what is made or noted. */
const emblem = (left: Disc, right: Disc, tint: string): ReactNode => (
  <>
    <path fill={tint} d={discPath(left)} />
    <path fill="var(--site-palette-lilac-mid)" d={discPath(right)} />
    <path fill="var(--site-palette-brand)" d={overlapOf(left, right)} />
  </>
);

/** One hand held out. */
const offered = (
  <>
    <path stroke="var(--skin)" strokeWidth="12" d="M40-58l4-1" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q16-58 32-58" />
  </>
);

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
const Standing = ({arms, ...place}: Place & {arms?: ReactNode}): ReactNode => (
  <Person
    who={place.who}
    arms={arms}
    transform={placeOf(place)}
    cane={place.who === 'guest' ? caneOf(place) : undefined}
  />
);

/** The two beside a sign of cardboard, with what is on it. */
const Board = ({r, children}: Ground & {children: ReactNode}): ReactNode => (
  <>
    <path stroke={ink} strokeWidth="6" d="M-36 8V-70M36 8V-70" />
    <rect x="-62" y="-122" width="124" height="62" rx="8" fill="var(--site-palette-yellow)" />
    {children}
    <Standing who="host" x={-84} r={r} arms={waving} />
    <Standing who="guest" x={72} r={r} />
  </>
);

/** What the two people do: at each step of a project, and on pages of their own. */
const scenes = {
  // They read the same page, with one question.
  frame: ({r}: Ground) => (
    <>
      <Standing who="host" x={-44} r={r} arms={holding} />
      <Standing who="guest" x={22} r={r} />
      <g transform={placeOf({who: 'host', x: -44, r})}>
        <g transform="translate(1-56)rotate(-6)">
          <rect x="-16" y="-23" width="32" height="46" rx="4" fill="var(--site-palette-white)" />
          <path
            stroke="var(--site-palette-ink)"
            strokeWidth="4.5"
            d="M-6-7c0-9 13-8 12 0-1 5-6 5-6 10M0 12h0"
          />
        </g>
      </g>
    </>
  ),
  // One asks oneself what the other notes.
  observe: ({r}: Ground) => (
    <>
      <Standing who="host" x={-54} r={r} arms={holding} />
      <Standing who="guest" x={34} r={r} />
      <g transform={placeOf({who: 'host', x: -54, r})}>
        <g transform="translate(2-69)rotate(6)scale(1.1)">
          <rect x="-12" y="-18" width="31" height="36" rx="4" fill="var(--site-palette-white)" />
          <rect x="-16" y="-19" width="32" height="38" rx="5" fill={deep} />
          {emblem([-3, -3, 7], [4, -3, 7], 'var(--site-palette-yellow)')}
          <path stroke="var(--site-palette-coral)" strokeWidth="6" d="M4 15 22-8" />
        </g>
      </g>
      <path fill={ink} d="M84-128a23 23 0 1 1-9 44l-13 4 5-12a23 23 0 0 1 17-36z" />
      <path stroke={paper} strokeWidth="5" d="M78-111c0-9 14-8 13 1-1 5-7 5-7 10M84-92h0" />
    </>
  ),
  // A sign of cardboard, tried where it will hang.
  try: ({r}: Ground) => (
    <Board r={r}>
      <path stroke="var(--site-palette-ink)" strokeWidth="9" d="M-32-91H30M8-113 30-91 8-69" />
    </Board>
  ),
  // What one made is the other's.
  handOver: ({r}: Ground) => (
    <>
      <Standing who="host" x={-43} r={r} arms={offering} />
      <Standing who="guest" x={43} r={r} arms={<g transform="scale(-1 1)">{offered}</g>} />
      <g transform={`translate(1 ${feetAt({who: 'host', x: -43, r}) - 54})rotate(-5)`}>
        <path fill="var(--site-palette-white)" d="M-17-32H2V0H-17z" />
        <path fill="var(--site-palette-lilac-mid)" d="M-2-27H17V0H-2z" />
        <rect x="-25" y="-19" width="50" height="38" rx="4" fill="var(--site-palette-yellow)" />
        {emblem([-4, 0, 10], [5, 0, 10], 'var(--site-palette-white)')}
      </g>
      <g className={styles.host} transform={placeOf({who: 'host', x: -43, r})}>
        <path stroke="var(--skin)" strokeWidth="6" d="M24-58l6-1M24-52l5-1" />
      </g>
      <g className={styles.guest} transform={placeOf({who: 'guest', x: 43, r})}>
        <path stroke="var(--skin)" strokeWidth="6" d="M-24-61l-6 1M-24-55l-5 1" />
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
  // A drawer with a lock.
  keep: ({r}: Ground) => (
    <>
      <Standing who="guest" x={74} r={r} />
      <rect x="-24" y="-100" width="72" height="106" rx="8" fill="var(--site-palette-lilac-mid)" />
      <path fill="var(--site-palette-lilac)" d="M-24-66V-92a8 8 0 0 1 8-8H40a8 8 0 0 1 8 8V-66z" />
      <path fill={deep} d="M-24-66H48V-28H-24z" />
      <path stroke={deep} strokeWidth="6" d="M4-83H20M4-11H20" />
      <rect x="-34" y="-62" width="68" height="30" rx="6" fill="var(--site-palette-butter)" />
      <rect x="-7" y="-52" width="18" height="15" rx="4" fill="var(--site-palette-ink)" />
      <path stroke="var(--site-palette-ink)" strokeWidth="3.4" d="M-3-52v-3a5 5 0 0 1 10 0v3" />
      <Standing who="host" x={-74} r={r} arms={offering} />
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

/** A scene on a hill. */
function OnHill({
  step,
  hill,
  r,
  ...svg
}: {
  step: Step;
  r: number;
  hill: ComponentProps<'circle'>;
  className?: string;
  viewBox: string;
}): ReactNode {
  const on: Disc = [0, r - 2, r];
  return (
    <svg width="24" {...svg} aria-hidden="true">
      <circle {...hill} cy={on[1]} r={on[2]} />
      <AtStep step={step} on={on} />
    </svg>
  );
}

/** A scene by itself. Decorative. */
export const Scene = ({step, className}: {step: Step; className?: string}): ReactNode => (
  <OnHill
    step={step}
    r={460}
    hill={{fill: 'var(--site-mint-mid)'}}
    className={clsx('site-colours-only', className)}
    viewBox="-148 -146 296 166"
  />
);

/** The letter that a visitor may write, in place of the pair. Decorative. */
export const Letter = ({className}: {className?: string}): ReactNode => (
  <OnHill
    step="post"
    r={302}
    hill={{className: styles.hill}}
    className={clsx(styles.pair, className)}
    viewBox="-120 -140 240 180"
  />
);
