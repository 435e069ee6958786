import type {ReactNode} from 'react';
import {discPath} from '../../lib/discs';
import {type portraitOf, type Trait} from '../../lib/portrait';

/** A hand at 0, 0 whose fingers point to -y, the thumb on the right. */
const hand = (x: number, y: number, degrees: number): string => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (dx: number, dy: number) =>
    `${Math.round((x + dx * cos - dy * sin) * 10) / 10} ${Math.round((y + dx * sin + dy * cos) * 10) / 10}`;
  const lines: ReadonlyArray<readonly [number, number, number, number]> = [
    [-3.2, 0, -4.4, -9],
    [0, -1, 0, -11],
    [3.2, 0, 4, -9.6],
    [-3, 3, -9, -2],
    [-2, 3, 2, 3],
  ];
  return lines.map(([x1, y1, x2, y2]) => `M${at(x1, y1)}L${at(x2, y2)}`).join('');
};

type Pose = {
  /** Both arms, from the shoulders. */
  arms: string;
  hands: string;
  /** What lies on the table below the hands. */
  held?: ReactNode;
  /** What is in a hand, over it. */
  over?: ReactNode;
};

const white = 'var(--site-palette-white)';

/** Cut paper and scissors. */
const cuttings = (
  <>
    <path fill={white} d="M-26-84 22-78 18-46-30-52z" />
    <circle fill="var(--site-palette-coral)" cx="-8" cy="-66" r="10" />
    <path fill="var(--site-palette-mint-mid)" d="M10-76a11 11 0 0 1-2 22z" />
    <path
      fill="var(--site-palette-ink)"
      d="M26-90Q34-76 40-60L36-58Q26-76 26-90zM44-90Q36-76 30-60L34-58Q44-76 44-90z"
    />
    <path
      stroke="var(--site-palette-lilac-deep)"
      strokeWidth="3.6"
      d="M32-58q-10 0-10 7t7 4t3-11M38-58q10 0 10 7t-7 4t-3-11"
    />
  </>
);

const poses: Readonly<Record<Trait<'act'> | NonNullable<Seated['joins']> | 'greet', Pose>> = {
  laptop: {
    arms: 'M-28 0Q-38-20-17-33M28 0Q38-20 17-33',
    hands: hand(-12, -38, 14) + hand(12, -38, -14),
    held: (
      <>
        <path fill={white} d="M-27-60H27V-30a3 3 0 0 1-3 3H-24a3 3 0 0 1-3-3z" />
        <path fill="var(--site-palette-mint-mid)" d="M-22-56H22V-43H-22zM-9-38H9V-31H-9z" />
        <path fill="var(--site-palette-ink)" d="M-27-60-30-72H30L27-60z" />
        <path fill="var(--site-palette-mint)" d="M-24-62-26-69H26L24-62z" />
      </>
    ),
  },
  pencil: {
    arms: 'M-28 0Q-40-18-24-33M28 0Q42-20 18-36',
    hands: hand(-21, -38, 20) + hand(15, -42, -32),
    held: (
      <>
        <path fill={white} d="M-28-76 24-82 31-32-21-26z" />
        <path stroke="var(--site-palette-brand-deep)" strokeWidth="4.5" d="M18-30-1-61" />
        <path stroke="var(--site-palette-butter)" strokeWidth="3" d="M-1-61-3-64" />
      </>
    ),
  },
  book: {
    arms: 'M-28 0Q-42-18-28-36M28 0Q42-18 28-36',
    hands: hand(-26, -43, 12) + hand(26, -43, -12),
    held: (
      <>
        <path fill="var(--site-palette-coral)" d="M-31-66H31V-28H-31z" />
        <path fill={white} d="M-28-65Q-14-70 0-64Q14-70 28-65V-31Q14-35 0-30Q-14-35-28-31z" />
        <path
          fill="none"
          stroke="rgb(0 0 0 / 26%)"
          strokeWidth="2"
          d="M0-64V-31M-22-57H-7M-22-50H-7M-22-43H-10M8-57H22M8-50H22M8-43H18"
        />
      </>
    ),
  },
  mug: {
    arms: 'M-28 0Q-46-20-24-36Q-14-40-6-38M28 0Q44-20 32-42',
    hands: hand(-2, -38, 84) + hand(29, -50, -30),
    over: (
      <>
        <circle fill={white} cx="16" cy="-60" r="12.5" />
        <circle fill="var(--hair-chestnut)" cx="16" cy="-60" r="9" />
        <path stroke="rgb(255 255 255 / 40%)" strokeWidth="2" d="M10-61a6 6 0 0 1 6-5" />
      </>
    ),
  },
  chin: {
    arms: 'M-28 0Q-44-22-22-36Q-8-40 6-38M28 0 34-34 14-26',
    hands: hand(8, -38, 80) + hand(9, -24, -40),
  },
  heart: {
    arms: 'M-28 0Q-44-22-24-40M28 0Q42-26 10-24',
    hands: hand(-22, -46, 16) + hand(6, -24, -86),
  },
  wave: {
    arms: 'M-28 0Q-44-22-22-38M26 0Q48-20 46-46',
    hands: hand(-16, -43, 34) + hand(46, -56, 10),
    held: cuttings,
  },
  greet: {
    arms: 'M-28 0Q-44-22-22-38M26 2Q54-2 55 22',
    hands: hand(-16, -43, 34) + hand(55, 32, 176),
    held: cuttings,
  },
  reach: {
    arms: 'M-28 0Q-46-14-36-30M26 0Q38-38 22-82',
    hands: hand(-33, -37, 14) + hand(20, -90, -12),
  },
  point: {
    arms: 'M28 0Q42-22 16-34M-28 0Q-36-30-24-58',
    hands: hand(10, -36, -60) + hand(-22, -66, 18),
  },
};

/**
 * Each haircut from above, around a head at 0, 0 that looks to -y; its lines; what falls beside a
 * face that looks up.
 */
const hair: Readonly<Record<Trait<'cut'>, {shape: string; lines?: string; falls?: string}>> = {
  short: {shape: 'M-17-5Q-6-13 4-9Q14-13 17-4A18.5 18.5 0 1 1-17-5z', lines: 'M6-8Q12 1 5 12'},
  curls: {
    shape:
      discPath([0, -2, 11]) +
      discPath([13, 0, 10]) +
      discPath([-13, 0, 10]) +
      discPath([-15, 12, 10]) +
      discPath([15, 12, 10]) +
      discPath([0, 18, 12]) +
      discPath([0, 8, 14]),
    lines: 'M-9 1q4-5 8 0M3 9q4-5 8 0M-10 13q4-5 8 0',
  },
  bob: {
    shape: 'M-19-5Q0-15 19-5Q26 10 19 20Q0 30-19 20Q-26 10-19-5z',
    lines: 'M0-9V16',
    falls: 'M-20-14Q-26 18 0 19T20-14L0-4z',
  },
  long: {
    shape:
      'M-18-4Q-10-12 0-10Q10-12 18-4C23 5 21 14 15 20C19 30 18 38 16 47Q4 45-4 50Q-10 43-17 42C-17 34-18 28-15 20C-21 14-23 5-18-4z',
    lines: 'M0-9V13M-13 20Q0 25 13 20M-6 28-5 40M6 28 8 39',
    falls: 'M-24-30Q-24 21 0 21T24-30Q14-34 9-26L0-10-9-26Q-14-34-24-30z',
  },
  bun: {
    shape: `M-17-5Q0-15 17-5A18.5 18.5 0 1 1-17-5z${discPath([0, 25, 10])}`,
    lines: 'M-11 16Q0 10 11 16M-4 24q4-5 8 1',
  },
  tail: {
    shape: 'M-17-5Q-4-12 0-10Q4-12 17-5A18 18 0 0 1 7 20Q18 32 24 48Q2 48-7 20A18 18 0 0 1-17-5z',
    lines: 'M-7 19H7M0-9Q2 4 0 11',
  },
  crop: {
    shape:
      discPath([-8, 1, 11]) + discPath([8, 0, 12]) + discPath([9, 11, 11]) + discPath([-9, 11, 11]),
    lines: 'M-9-1q4-4 8 1M2 9q4-4 7 1',
  },
  bald: {shape: 'M-18-1Q-21 22 0 22T18-1L14 2Q12 14 0 14T-14 2z', lines: 'M-7-2Q-6-8 0-9'},
};

export type Seated = {
  looks: ReturnType<typeof portraitOf>;
  /** Where the shoulders are. */
  x: number;
  y: number;
  /** Where the body is turned, in degrees from the top of the page, and the head from the body. */
  turn: number;
  gaze: number;
  /** How far the head is over the table. */
  lean: number;
  /** What is done with the papers in the middle, instead of the portrait's act. */
  joins?: 'reach' | 'point';
  /** Whether one who waves is seen from here: they look up. */
  isFront?: true;
  /** Whether the seats are close. */
  isTight: boolean;
};

const poseOf = ({looks: {act}, joins, isFront}: Seated) =>
  joins ?? (act === 'wave' && isFront ? 'greet' : act);

/** Whether the hand is on the other side: only where there is room on both. */
const isMirrored = ({looks: {side}, joins, isFront}: Seated): boolean =>
  side === 'left' && !joins && !isFront;

/** The seat at 0, 0, with the table before it, at -y. */
const placed = (seated: Seated): string =>
  `translate(${seated.x} ${seated.y})rotate(${seated.turn})` +
  (seated.isTight && !seated.joins ? 'scale(.86)' : '') +
  (isMirrored(seated) ? 'scale(-1 1)' : '');

/** What lies before one who sits at the table. */
export function Work(seated: Seated): ReactNode {
  const {held} = poses[poseOf(seated)];
  const {act, mouth} = seated.looks;
  return held ? (
    <g transform={placed(seated)}>
      {held}
      {act === 'pencil' ? (
        <path stroke="var(--site-palette-ink)" strokeWidth="2" d={sketches[mouth]} />
      ) : null}
    </g>
  ) : null;
}

/** What a pencil draws: one sketch for each mouth, which does not show from above. */
const sketches: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'M-20-52V-66L-9-75 2-68V-54zM-12-53V-61H-6V-53M-16-44-4-45M-15-37-7-38',
  grin: 'M-20-66q8-9 14-1t14-3M-18-55-4-57M-17-47-6-48M-16-39-9-40',
  calm: 'M-20-62a8 8 0 1 1 16 0a8 8 0 1 1-16 0M-10-64a8 8 0 1 1 16 0M-16-45-4-46M-15-38-7-39',
};

const widths: Readonly<Record<Trait<'shoulders'>, number>> = {sloping: 33, medium: 36, square: 39};

/** One who sits at the table. */
export function Figure(seated: Seated): ReactNode {
  const {looks, gaze, lean} = seated;
  const {cut, hair: colour, skin, clothes, collar, beard, glasses, shoulders} = looks;
  const pose = poseOf(seated);
  const {arms, hands, over} = poses[pose];
  const {shape, lines, falls} = hair[cut];
  const cloth = `var(--clothes-${clothes})`;
  const skinColour = `var(--skin-${skin})`;
  const hairColour = `var(--hair-${colour})`;
  return (
    <g transform={placed(seated)}>
      <path stroke="var(--chair)" strokeWidth="5" d="M-27 20Q0 32 27 20" />
      <path stroke={cloth} strokeWidth="16" d={arms} />
      <path stroke="rgb(0 0 0 / 14%)" strokeWidth="16" d={arms} />
      <path stroke={skinColour} strokeWidth="5" d={hands} />
      {over}
      <ellipse fill={cloth} cy="2" rx={widths[shoulders]} ry="18" />
      {collar === 'shirt' || collar === 'v' ? (
        <ellipse fill={collar === 'shirt' ? white : skinColour} cy={4 - lean} rx="17" ry="15" />
      ) : null}
      <g transform={`translate(0 ${-4 - lean})rotate(${isMirrored(seated) ? -gaze : gaze})`}>
        <circle fill="rgb(0 0 0 / 16%)" cy="3" r="21" />
        {pose === 'greet' ? (
          <>
            {/* The face: they look up, out of the picture */}
            <path fill={hairColour} d={falls ?? shape} />
            <path fill={skinColour} d={discPath([0, -3, 17])} />
            <path fill={hairColour} d="M-18-3Q-10 8 3 5Q14 8 18-3A18.5 18.5 0 1 1-18-3z" />
            <g stroke="var(--site-palette-ink)">
              <path strokeWidth="4" d="M-6-4v-.6M6-4v-.6" />
              <path strokeWidth="2" d="M-6-11q6-6 12 0M-9 2q3 2 5 0M4 2q3 2 5 0" />
            </g>
          </>
        ) : (
          <>
            {beard ? <path fill={hairColour} d={discPath([0, -10, 13])} /> : null}
            <path
              fill={skinColour}
              d={`${discPath([0, -2, 17])}M-4-18Q0-30 4-18z${discPath([-17, 1, 4])}${discPath([17, 1, 4])}`}
            />
            {glasses ? (
              <path
                stroke="var(--site-palette-ink)"
                strokeWidth="2.4"
                d="M-15-11Q-12-20-7-20T0-18Q2-20 7-20T15-11"
              />
            ) : null}
            <path fill={hairColour} d={shape} />
            <path stroke="rgb(255 255 255 / 26%)" strokeWidth="2" d={lines} />
          </>
        )}
      </g>
    </g>
  );
}

/** An empty chair. */
export function Chair({transform}: {transform: string}): ReactNode {
  return (
    <g transform={transform}>
      <path
        fill="var(--site-palette-lilac-mid)"
        d="M-12-20H12Q23-20 22-8L20 8Q19 17 10 17H-10Q-19 17-20 8L-22-8Q-23-20-12-20z"
      />
      <path stroke="var(--chair)" strokeWidth="5" d="M-23 22Q0 31 23 22" />
    </g>
  );
}
