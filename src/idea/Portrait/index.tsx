import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {portraitOf, type Trait} from '../../lib/portrait';
import styles from './styles.module.css';

/** Each haircut around a head at x = 0: the discs behind the face, and the fringe over it. */
const hair: Readonly<
  Record<Trait<'cut'>, {discs: readonly Disc[]; fringe: string; isLong?: boolean}>
> = {
  short: {discs: [[0, 134, 86]], fringe: 'M-80 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z'},
  curls: {
    discs: [
      [-60, 160, 72],
      [58, 160, 72],
      [0, 120, 76],
    ],
    fringe: 'M-76 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z',
  },
  bob: {
    discs: [[0, 166, 100]],
    fringe: 'M-80 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z',
    isLong: true,
  },
  bun: {
    discs: [
      [0, 140, 84],
      [76, 84, 44],
    ],
    fringe: 'M-80 182a80 80 0 0 1 160 0c-70-10-90-50-100-60c-6 30-30 54-60 60z',
  },
  crop: {
    discs: [
      [-30, 118, 58],
      [26, 108, 62],
      [70, 150, 44],
      [-68, 160, 40],
    ],
    fringe: 'M-76 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z',
  },
};

const mouths: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'M-18 230c9 12 28 12 38 0',
  grin: 'M-20 228h42c-4 20-38 20-42 0z',
  calm: 'M-14 232c8 6 22 6 30 0',
};

/** Of a head 160 wide and high: its share across and down, from the neck. */
const shapes: Readonly<Record<Trait<'shape'>, string>> = {
  round: '1 1',
  long: '.9 1.1',
  broad: '1.1 1',
  small: '.88 .92',
};

/** What covers the neck, or opens on it; the clothes are a disc whose top is at y = 282. */
const collars: Readonly<Record<Trait<'collar'>, string | undefined>> = {
  round: undefined,
  v: 'M34 288 0 352-34 288z',
  high: 'M-38 264q38 14 76 0v60h-76z',
  shirt: 'M-44 280-12 344 0 316 12 344 44 280 30 268 0 312-30 268z',
};

/** Radius of the clothes' disc. */
const shoulders: Readonly<Record<Trait<'shoulders'>, number>> = {
  narrow: 148,
  medium: 172,
  broad: 204,
};

/** Over the lower half of the face, down from the ears. */
const BEARD =
  'M-79 198C-68 226-42 228-24 221C-8 215 14 215 30 221C46 228 70 226 79 198A80 82 0 0 1-79 198z';

const discPath = ([x, y, r]: Disc): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

/** A sleeve and its hand on the right, and what the hand holds. */
const acts: Readonly<
  Record<Trait<'act'>, {sleeve: string; hand: string; held?: string} | undefined>
> = {
  still: undefined,
  wave: {
    sleeve: 'M132 420Q168 340 140 262',
    hand: `${discPath([136, 226, 17])}M122 214l-12-26M134 210v-30M147 213l9-27M120 232l-26-6`,
  },
  chin: {sleeve: 'M150 420 66 324', hand: discPath([46, 286, 19])},
  cup: {
    sleeve: 'M168 420 112 368',
    hand: discPath([88, 348, 17]),
    held: 'M18 306H84V352a24 24 0 0 1-24 24H42a24 24 0 0 1-24-24z',
  },
  notes: {
    sleeve: 'M172 420 130 376',
    hand: discPath([104, 356, 17]),
    held: 'M-14 314 78 298 92 374 0 390z',
  },
};

type DrawingProps = {
  id: string;
  /** Which of the id's faces: chosen over the whole team (lib/portrait.ts). */
  face?: number;
  /** Too small for a hand to be told: the head and the shoulders alone. */
  isSmall?: boolean;
};

function Drawing({id, face, isSmall}: DrawingProps): ReactNode {
  const {
    cut,
    ground,
    skin,
    hair: colour,
    clothes,
    side,
    light,
    mouth,
    look,
    glasses,
    shift,
    shape,
    collar,
    beard,
    tilt,
    shoulders: width,
    act,
    turn,
    lean,
  } = portraitOf(id, face);
  const {discs, fringe, isLong} = hair[cut];
  const isRight = side === 'right';
  const neighbour: Disc = [(isRight ? 340 : 60) - 200 - shift, 420, 140];
  const r = shoulders[width];
  const body: Disc = [0, 282 + r, r];
  const arm = isSmall ? undefined : acts[act];
  const ear: Disc = [turn > 0 ? -80 : 80, 196, 17];
  const isEarSeen = turn !== 0 && !isLong && cut !== 'curls';
  // About the neck, which stays where it is.
  const head = `rotate(${tilt} 0 270)translate(0 270)scale(${shapes[shape]})translate(0-270)`;
  const inFace = `translate(${turn})`;
  const line = skin === 'espresso' ? 'var(--line-on-espresso)' : 'var(--site-palette-ink)';
  const pupils = `M${look - 28} 194v1M${look + 30} 194v1`;
  const hairColour = `var(--hair-${colour})`;
  const opening = collars[collar];
  return (
    <svg
      className={`site-styled ${styles.portrait}`}
      viewBox="0 0 400 400"
      width="400"
      height="400"
      aria-hidden="true"
    >
      <circle fill={`var(--ground-${ground})`} cx="200" cy="200" r="200" />
      <circle
        fill="rgb(255 255 255 / 38%)"
        cx={isRight ? 330 : 70}
        cy={light === 'high' ? 90 : 330}
        r="130"
      />
      <g transform={`translate(${200 + shift})rotate(${lean} 0 440)`}>
        <path
          fill={hairColour}
          transform={head}
          d={
            discs.map(discPath).join('') +
            (isLong ? 'M-100 166H100V256a40 40 0 0 1-40 40H-60a40 40 0 0 1-40-40z' : '')
          }
        />
        <circle fill={`var(--clothes-${clothes})`} cy={body[1]} r={r} />
        <path fill="var(--site-brand)" d={overlapOf(body, neighbour)} />
        <path
          fill={`var(--skin-${skin})`}
          d={`M-32 200H32V284a32 32 0 0 1-64 0z${collar === 'v' ? opening : ''}`}
        />
        {opening && collar !== 'v' ? (
          <path
            fill={collar === 'high' ? `var(--clothes-${clothes})` : 'var(--site-palette-white)'}
            d={opening}
          />
        ) : null}
        <g transform={head}>
          <path
            fill={`var(--skin-${skin})`}
            d={discPath([0, 186, 80]) + (isEarSeen ? discPath(ear) : '')}
          />
          <path fill={hairColour} d={beard ? fringe + BEARD : fringe} />
          <path
            fill="none"
            transform={inFace}
            stroke={line}
            strokeWidth="5"
            strokeLinecap="round"
            d={
              (glasses
                ? 'M-51 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M7 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M-5 194h12'
                : '') + (beard ? '' : mouths[mouth])
            }
          />
          {beard ? (
            <path
              fill="none"
              transform={inFace}
              stroke={`var(--skin-${skin})`}
              strokeWidth="7"
              strokeLinecap="round"
              d={mouths[mouth]}
            />
          ) : null}
          {skin === 'espresso' ? (
            <path
              transform={inFace}
              stroke="var(--site-palette-white)"
              strokeWidth="17"
              strokeLinecap="round"
              d={pupils}
            />
          ) : null}
          <path
            transform={inFace}
            stroke="var(--site-palette-ink)"
            strokeWidth="12"
            strokeLinecap="round"
            d={pupils}
          />
        </g>
        {arm ? (
          <g strokeLinecap="round" transform={isRight ? 'scale(-1 1)' : undefined}>
            {arm.held ? <path fill="var(--site-palette-butter)" d={arm.held} /> : null}
            {/* A raised sleeve has the clothes' colour; before the clothes, their shade */}
            <path
              fill="none"
              stroke={act === 'wave' ? `var(--clothes-${clothes})` : 'rgb(0 0 0 / 18%)'}
              strokeWidth="54"
              d={arm.sleeve}
            />
            <path
              fill={`var(--skin-${skin})`}
              stroke={`var(--skin-${skin})`}
              strokeWidth="16"
              d={arm.hand}
            />
          </g>
        ) : null}
      </g>
    </svg>
  );
}

/** A photo, or a face drawn from discs, stable for each id. Decorative. */
export default function Portrait({photo, ...drawing}: DrawingProps & {photo?: string}): ReactNode {
  const src = useBaseUrl(photo ?? '');
  return photo ? (
    <img
      className={clsx(styles.portrait, styles.photo)}
      src={src}
      width="400"
      height="400"
      loading="lazy"
      alt=""
    />
  ) : (
    <Drawing {...drawing} />
  );
}
