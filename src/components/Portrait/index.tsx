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
  } = portraitOf(id, face);
  const {discs, fringe, isLong} = hair[cut];
  const isRight = side === 'right';
  const neighbour: Disc = [(isRight ? 340 : 60) - 200 - shift, 420, 140];
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
      <g transform={`translate(${200 + shift} 0)`}>
        <g fill={`var(--hair-${colour})`}>
          {discs.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} />
          ))}
          {isLong ? <rect x="-100" y="166" width="200" height="130" rx="40" /> : null}
        </g>
        <circle fill={`var(--clothes-${clothes})`} cy="452" r="170" />
        <path fill="var(--site-brand)" d={overlapOf([0, 452, 170], neighbour)} />
        <g fill={`var(--skin-${skin})`}>
          <rect x="-32" y="230" width="64" height="86" rx="32" />
          <circle cy="186" r="80" />
        </g>
        <path fill={`var(--hair-${colour})`} d={fringe} />
        <g
          fill="none"
          stroke={skin === 'espresso' ? 'var(--line-on-espresso)' : 'var(--site-palette-ink)'}
          strokeWidth="6"
        >
          {glasses ? (
            <path
              strokeWidth="5"
              d="M-51 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M7 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M-5 194h12"
            />
          ) : null}
          <path strokeLinecap="round" d={mouths[mouth]} />
          <path
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
