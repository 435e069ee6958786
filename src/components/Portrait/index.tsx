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
  short: {discs: [[0, 150, 92]], fringe: 'M-80 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z'},
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

/** Over the lower half of the face, down from the ears. */
const BEARD =
  'M-79 198C-68 226-42 228-24 221C-8 215 14 215 30 221C46 228 70 226 79 198A80 82 0 0 1-79 198z';

const discPath = ([x, y, r]: Disc): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;

function Drawing({id, face}: {id: string; face?: number}): ReactNode {
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
  } = portraitOf(id, face);
  const {discs, fringe, isLong} = hair[cut];
  const isRight = side === 'right';
  const neighbour: Disc = [(isRight ? 340 : 60) - 200 - shift, 420, 140];
  // About the neck, which stays where it is.
  const head = `rotate(${tilt} 0 270)translate(0 270)scale(${shapes[shape]})translate(0-270)`;
  const line = skin === 'espresso' ? 'var(--line-on-espresso)' : 'var(--site-palette-ink)';
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
      <g transform={`translate(${200 + shift})`}>
        <path
          fill={hairColour}
          transform={head}
          d={
            discs.map(discPath).join('') +
            (isLong ? 'M-100 166H100V256a40 40 0 0 1-40 40H-60a40 40 0 0 1-40-40z' : '')
          }
        />
        <circle fill={`var(--clothes-${clothes})`} cy="452" r="170" />
        <path fill="var(--site-brand)" d={overlapOf([0, 452, 170], neighbour)} />
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
          <path fill={`var(--skin-${skin})`} d={discPath([0, 186, 80])} />
          <path fill={hairColour} d={beard ? fringe + BEARD : fringe} />
          <path
            fill="none"
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
              stroke={`var(--skin-${skin})`}
              strokeWidth="7"
              strokeLinecap="round"
              d={mouths[mouth]}
            />
          ) : null}
          <path
            stroke={line}
            strokeWidth="12"
            strokeLinecap="round"
            d={`M${look - 28} 194v1M${look + 30} 194v1`}
          />
        </g>
      </g>
    </svg>
  );
}

/** A photo, or a face drawn from discs, stable for each id. Decorative. */
export default function Portrait({
  id,
  face,
  photo,
}: {
  id: string;
  /** Which of the id's faces: chosen over the whole team (lib/portrait.ts). */
  face?: number;
  photo?: string;
}): ReactNode {
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
    <Drawing id={id} face={face} />
  );
}
