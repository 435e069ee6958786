import type {ReactNode} from 'react';
import {discPath, type Disc} from '../../lib/discs';
import type {portraitOf, Trait} from '../../lib/portrait';

export type Looks = ReturnType<typeof portraitOf>;

/*
 * The people of the team, built as the two of idea/CommonGround/people.tsx, four times as large:
 * around the middle of the head, which looks to the right.
 */

/** Each haircut: what is behind the head, and the hair over it. */
const hair: Readonly<Record<Trait<'cut'> | 'scarf', {back?: string; front: string}>> = {
  short: {
    front: 'M-84 28C-98-108 90-126 85-8C28-42-32-40-58-12q-4 24-4 44q-16 8-22-4z',
  },
  curls: {
    back: discPath([-78, 6, 40]) + discPath([-58, 52, 34]) + discPath([66, -38, 36]),
    front:
      discPath([-48, -50, 46]) +
      discPath([8, -70, 46]) +
      discPath([54, -50, 34]) +
      discPath([-72, 2, 34]),
  },
  bob: {
    back: 'M-96-6A96 92 0 0 1 92-14V50a30 30 0 0 1-30 30H-64a34 34 0 0 1-34-34z',
    front: 'M-94 54C-110-124 96-128 84 0C48-2 18-22 6-46C-6-10-30 2-46 12V62a18 18 0 0 1-48-8z',
  },
  long: {
    back: 'M-90-10A90 86 0 0 1 89-12Q98 60 80 128H-60z',
    front:
      'M-88-10C-92-118 92-122 84 2C50-2 22-20 10-44C-2-8-30 2-50 10C-46 60-52 108-30 150C-48 176-92 180-116 156C-96 110-86 60-88-10z',
  },
  bun: {
    back: discPath([-60, -68, 38]),
    front: 'M-84 34C-98-124 98-126 84 6C48 0 16-24 2-48C-18-8-50 10-68 14q-8 14-16 20z',
  },
  tail: {
    back: 'M-56-54C-132-64-158 40-120 128C-92 108-104 60-58 24z',
    front: 'M-84 30C-98-122 98-124 84 2C54-4 6-14-22-34C-36-10-54 6-72 12z',
  },
  crop: {
    front:
      'M-82 24C-96-20-96-70-62-82C-52-104-22-108-6-98C12-112 44-106 50-90C78-86 92-46 82-10C62-42 34-38 18-44C0-34-26-48-58-14q-4 24-4 42q-14 8-20-4z',
  },
  bald: {
    front: 'M-80 36C-94 4-88-30-72-46C-60-34-60 10-66 40q-10 8-14-4z',
  },
  scarf: {
    front: `M-62 74C-100 30-100-92 0-92C92-92 100 20 70 66C66 92 92 104 84 128C40 164-70 160-104 126C-100 104-70 100-62 74zM77 7a66 66 0 1 0-132 0a66 66 0 1 0 132 0z`,
  },
};

const mouths: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'M12 44q18 16 36 0',
  grin: 'M10 43q20 22 40 0',
  calm: 'M14 46q15 11 30 0',
};

/** What the clothes show at the neck. */
const collars: Readonly<Record<Trait<'collar'>, ReactNode>> = {
  round: <path stroke="rgb(0 0 0 / 18%)" strokeWidth="14" d="M-38 84Q0 124 38 84" />,
  v: <path stroke="rgb(0 0 0 / 18%)" strokeWidth="14" d="M-36 84 0 134 36 84" />,
  high: <path stroke="rgb(0 0 0 / 18%)" strokeWidth="26" d="M-30 84Q0 104 30 84" />,
  shirt: (
    <path
      fill="var(--site-palette-white)"
      d="M-36 76-52 96-28 134 0 108 28 134 52 96 36 76Q0 104-36 76z"
    />
  ),
};

/** Half of the clothes' width, and the radius of a shoulder. */
export const builds: Readonly<Record<Trait<'shoulders'>, readonly [number, number]>> = {
  sloping: [108, 96],
  medium: [116, 86],
  square: [124, 74],
};

/** How far down the clothes go. */
const HEM = 300;

/** The clothes of a person, from the shoulders down. */
export const clothesOf = ([half, r]: readonly [number, number]): string =>
  `M-${half} ${HEM}V${76 + r}A${r} ${r} 0 0 1-${half - r} 76H${half - r}A${r} ${r} 0 0 1 ${half} ${76 + r}V${HEM}z`;

/** A neighbour's disc, beside the clothes at x > 0. */
export const besides = (half: number): Disc => [half + 24, 216, 124];

/** Where the clothes and the neighbour's disc meet, from the shoulder down. */
function meetingOf([half, r]: readonly [number, number]): string {
  const [x, y, wide] = besides(half);
  const [ux, uy] = [x - half + r, y - 76 - r];
  const distance = Math.hypot(ux, uy);
  const along = (r ** 2 - wide ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(r ** 2 - along ** 2);
  const top = [
    half - r + (along * ux + out * uy) / distance,
    76 + r + (along * uy - out * ux) / distance,
  ];
  return `M${half} ${HEM}V${76 + r}A${r} ${r} 0 0 0 ${top.map(Math.round).join(' ')}A${wide} ${wide} 0 0 0 ${x - Math.round(Math.sqrt(wide ** 2 - (HEM - y) ** 2))} ${HEM}z`;
}

/** What a head wears: green hair is a scarf. */
export const headwearOf = ({
  hair: colour,
  cut,
}: Pick<Looks, 'hair' | 'cut'>): Trait<'cut'> | 'scarf' => (colour === 'forest' ? 'scarf' : cut);

type BustProps = {
  looks: Looks;
  /** Where they look. */
  way: -1 | 1;
  /** On which side a neighbour's disc meets their clothes. */
  near?: -1 | 1;
};

/** A person's head and clothes, without arms. */
export function Bust({looks, way, near}: BustProps): ReactNode {
  const {cut, skin, hair: colour, clothes, mouth, glasses, collar, beard, tilt, shoulders} = looks;
  const build = builds[shoulders];
  const wears = headwearOf(looks);
  const {back, front} = hair[wears];
  const hairColour = `var(--hair-${colour})`;
  const skinColour = `var(--skin-${skin})`;
  const head = `rotate(${tilt} 0 80)scale(${way} 1)`;
  return (
    <>
      {back ? <path fill={hairColour} transform={head} d={back} /> : null}
      <path stroke={skinColour} strokeWidth="52" d="M0 50V100" />
      <path stroke="rgb(60 10 0 / 24%)" strokeWidth="52" d="M0 50V100" />
      <path fill={`var(--clothes-${clothes})`} d={clothesOf(build)} />
      {near ? (
        <path fill="var(--site-brand)" transform={`scale(${near} 1)`} d={meetingOf(build)} />
      ) : null}
      <g>{collars[collar]}</g>
      <g transform={head}>
        <circle fill={skinColour} r="80" />
        <circle fill="var(--site-palette-coral)" fillOpacity=".46" cx="55" cy="33" r="16" />
        <path
          fill={hairColour}
          d={
            front +
            (beard
              ? 'M-79 14C-66 40-44 44-20 32C4 22 36 22 50 34C60 44 70 40 77 22A80 80 0 0 1-79 14z'
              : '')
          }
        />
        {wears === 'scarf' ? (
          <path
            stroke="rgb(0 0 0 / 18%)"
            strokeWidth="7"
            d="M-56 84Q6 128 62 80M30 108Q52 122 76 118"
          />
        ) : null}
        {cut === 'bald' ? (
          <>
            {/* An ear, with its hearing aid */}
            <circle fill={skinColour} cx="-52" cy="16" r="15" />
            <path stroke="rgb(60 10 0 / 24%)" strokeWidth="6" d="M-56 10q12 0 8 12" />
            <path stroke="var(--site-palette-lilac-deep)" strokeWidth="9" d="M-48-4q-24-6-22 20" />
          </>
        ) : null}
        <g stroke="var(--site-palette-ink)">
          {glasses ? (
            <path
              strokeWidth="6"
              d="M-18 12a22 22 0 1 1 44 0a22 22 0 1 1-44 0M30 12a22 22 0 1 1 44 0a22 22 0 1 1-44 0M-18 8-62 2"
            />
          ) : null}
          <path strokeWidth="17" d="M4 12h0M52 12h0" />
          <path stroke={beard ? skinColour : undefined} strokeWidth="9" d={mouths[mouth]} />
        </g>
      </g>
    </>
  );
}

type Point = readonly [number, number];

/** The outline of a limb between two joints, which are discs of these radii: lines touch both. */
function limb([x, y]: Point, from: number, [endX, endY]: Point, to: number): string {
  const way = Math.atan2(endY - y, endX - x);
  const lean = Math.acos((from - to) / Math.hypot(endX - x, endY - y));
  const at = (cx: number, cy: number, r: number, angle: number) =>
    `${Math.round(cx + r * Math.cos(angle))} ${Math.round(cy + r * Math.sin(angle))}`;
  // The larger of the two shows more than half of its circle.
  const arc = (r: number, other: number) => `A${r} ${r} 0 ${r > other ? 1 : 0} 1 `;
  return [
    `M${at(x, y, from, way + lean)}`,
    `${arc(from, to)}${at(x, y, from, way - lean)}`,
    `L${at(endX, endY, to, way - lean)}`,
    `${arc(to, from)}${at(endX, endY, to, way + lean)}z`,
  ].join('');
}

/** An arm from the shoulder at x > 0, in the units of a Bust. */
export type Act = {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** The middle of a mitten; none where something hides it. */
  hand?: Point;
  /** Between its fingers: two short lines. */
  lines?: string;
  /** What it holds. */
  held?: ReactNode;
  /** Raised from behind who it belongs to, whose hair may lie over the shoulder. */
  behind?: boolean;
};

/** A mitten, with its thumb at the upper side, or towards the head. */
function Mitten({wrist, hand, lines}: {wrist: Point; hand: Point; lines: string | undefined}) {
  const [dx, dy] = [hand[0] - wrist[0], hand[1] - wrist[1]];
  // Across the hand, one unit long
  const side = (dx < 0 ? -1 : 1) / Math.hypot(dx, dy);
  const [ux, uy] = [dy * side, -dx * side];
  // The thumb begins inside the hand, a little towards the wrist, and leans forward.
  const root = [ux * 12 + hand[0] - dx / 6, uy * 12 + hand[1] - dy / 6];
  const tip = [ux * 18 + dx / 5, uy * 18 + dy / 5];
  const [x, y, tipX, tipY] = [...root, ...tip].map(Math.round);
  return (
    <>
      <path fill="currentColor" d={limb(wrist, 18, hand, 26)} />
      <path stroke="currentColor" strokeWidth="21" d={`M${x} ${y}l${tipX} ${tipY}`} />
      <path stroke="rgb(60 10 0 / 34%)" strokeWidth="7" d={lines} />
    </>
  );
}

/** A sleeve that bends as one curve, close to the elbow, and its cuff, which covers the sleeve's round end. */
function sleeveOf({
  shoulder,
  elbow,
  wrist,
  hand,
}: Pick<Act, 'shoulder' | 'elbow' | 'wrist' | 'hand'>) {
  const [dx, dy] = hand ? [hand[0] - wrist[0], hand[1] - wrist[1]] : [0, 0];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const path = (points: readonly Point[]) => points.map((point) => point.map(Math.round).join(' '));
  const end: Point = [wrist[0] - 18 * ux, wrist[1] - 18 * uy];
  const bend = (axis: 0 | 1) => 1.8 * elbow[axis] - 0.4 * (shoulder[axis] + end[axis]);
  const [from, by, to] = path([shoulder, [bend(0), bend(1)], end]);
  const [one, other] = path([
    [wrist[0] - 20 * uy, wrist[1] + 20 * ux],
    [wrist[0] + 20 * uy, wrist[1] - 20 * ux],
  ]);
  return {sleeve: `M${from}Q${by} ${to}`, cuff: hand ? `M${one}L${other}` : undefined};
}

/** An arm with its mitten, in the colours of who looks so. */
export function Arm({
  looks: {skin, clothes},
  lines,
  held,
  ...joints
}: Act & {looks: Looks}): ReactNode {
  const {wrist, hand} = joints;
  const {sleeve, cuff} = sleeveOf(joints);
  const colour = `var(--clothes-${clothes})`;
  return (
    <>
      {held ? <g>{held}</g> : null}
      {hand ? (
        <g color={`var(--skin-${skin})`}>
          <Mitten wrist={wrist} hand={hand} lines={lines} />
        </g>
      ) : null}
      <path stroke={colour} strokeWidth="52" d={sleeve} />
      {/* An arm before the clothes has their shade. */}
      <path stroke="rgb(0 0 0 / 18%)" strokeWidth="52" d={sleeve} />
      {cuff ? <path stroke={colour} strokeWidth="18" d={cuff} /> : null}
    </>
  );
}
