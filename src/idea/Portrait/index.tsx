import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import {portraitOf, type Trait} from '../../lib/portrait';
import type {acts} from './acts';
import styles from './styles.module.css';

/** Each haircut around a head at x = 0: what is behind the face, and the fringe over it. */
const hair: Readonly<
  Record<Trait<'cut'>, {discs: readonly Disc[]; falls?: string; fringe: string; hidesEars?: true}>
> = {
  short: {
    discs: [[0, 140, 80]],
    fringe:
      'M-83 186C-96 92-34 78 4 88C62 76 96 124 83 186C76 158 66 148 52 138C12 152-30 146-62 134C-72 150-78 164-83 186z',
  },
  curls: {
    discs: [
      [-60, 160, 72],
      [58, 160, 72],
      [0, 120, 76],
    ],
    fringe: 'M-76 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z',
    hidesEars: true,
  },
  bob: {
    discs: [[0, 166, 98]],
    falls: 'M-98 166H98V250a34 34 0 0 1-34 34H-64a34 34 0 0 1-34-34z',
    fringe: 'M-80 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z',
    hidesEars: true,
  },
  long: {
    discs: [[0, 160, 90]],
    falls: 'M-90 160H90L112 330H-112z',
    fringe: 'M-84 206a84 103 0 0 1 168 0C74 166 40 146 14 112C-12 148-66 158-82 206z',
    hidesEars: true,
  },
  bun: {
    discs: [
      [0, 140, 84],
      [52, 66, 40],
    ],
    fringe: 'M-80 182a80 80 0 0 1 160 0c-70-10-90-50-100-60c-6 30-30 54-60 60z',
  },
  tail: {
    discs: [[0, 138, 82]],
    falls: 'M48 88C150 90 148 220 112 316C84 292 92 196 62 170z',
    fringe: 'M-82 184a82 84 0 0 1 164 0C70 148 34 134 2 128C-28 148-66 150-82 184z',
  },
  crop: {
    discs: [
      [-30, 118, 58],
      [26, 108, 62],
      [66, 146, 40],
      [-66, 152, 36],
    ],
    fringe: 'M-76 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z',
  },
  bald: {
    discs: [],
    fringe:
      'M-83 196C-88 164-80 142-66 128C-62 152-70 176-76 196zM83 196C88 164 80 142 66 128C62 152 70 176 76 196z',
  },
};

const mouths: Readonly<Record<Trait<'mouth'>, string>> = {
  smile: 'M-18 234c9 12 28 12 38 0',
  grin: 'M-20 232h42c-4 20-38 20-42 0z',
  calm: 'M-14 237c8 6 22 6 30 0',
};

/**
 * Heads, whose upper half is a disc 160 wide: the jaw, from ear to ear; the head's share across and
 * down, from the neck; half of the neck's width.
 */
const heads: Readonly<Record<Trait<'shape'>, {jaw: string; scale: string; neck: number}>> = {
  round: {jaw: 'A80 78 0 0 1-80 186', scale: '1 1', neck: 28},
  long: {jaw: 'C80 250 44 290 0 290S-80 250-80 186', scale: '.88 1.06', neck: 25},
  square: {jaw: 'V216C80 256 50 272 0 272S-80 256-80 216V186', scale: '.98 .98', neck: 38},
  pointed: {jaw: 'C82 236 30 282 0 282S-82 236-80 186', scale: '.98 1', neck: 23},
};

/** What covers the neck, or opens on it; the clothes' top is at y = 282. */
const collars: Readonly<Record<Trait<'collar'>, string | undefined>> = {
  round: undefined,
  v: 'M34 288 0 352-34 288z',
  high: 'M-42 264q42 14 84 0l4 26q-4 38-46 38t-46-38z',
  shirt: 'M-46 280-12 346 0 318 12 346 46 280 30 268 0 314-30 268z',
};

/** The disc of the clothes: its radius, and its share down. */
const shoulders: Readonly<Record<Trait<'shoulders'>, readonly [number, number]>> = {
  sloping: [142, 1.3],
  medium: [178, 0.96],
  square: [236, 0.62],
};

type DrawingProps = {
  id: string;
  /** Which of the id's faces: chosen over the whole team (lib/portrait.ts). */
  face?: number;
  /** What hands do; without it the head and the shoulders alone, as where a hand is too small. */
  acts?: typeof acts;
};

function Drawing({id, face, acts: hands}: DrawingProps): ReactNode {
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
    shoulders: build,
    act,
    turn,
    lean,
  } = portraitOf(id, face);
  const {discs, falls, fringe, hidesEars} = hair[cut];
  const {jaw, scale, neck} = heads[shape];
  const isRight = side === 'right';
  const [r, flat] = shoulders[build];
  const body: Disc = [0, 282 + r, r];
  // The shoulder of a neighbour, in the measure of the clothes' disc.
  const neighbour: Disc = [(isRight ? 1 : -1) * (130 + r / 20) - shift, 282 + 146 / flat, 136];
  const arm = hands?.[act];
  const ear: Disc = [turn > 0 ? -80 : 80, 198, 17];
  const isEarSeen = turn !== 0 && !hidesEars;
  // About the neck, which stays where it is.
  const head = `rotate(${tilt} 0 270)translate(0 270)scale(${scale})translate(0-270)`;
  const inFace = `translate(${turn})`;
  const skinColour = `var(--skin-${skin})`;
  const hairColour = `var(--hair-${colour})`;
  const opening = collars[collar];
  const pupils = `M${look - 28} 194v2M${look + 30} 194v2`;
  return (
    <svg
      className={`site-styled ${styles.colours} ${styles.portrait}`}
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
      <g
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${200 + shift})rotate(${lean} 0 440)`}
      >
        <path fill={hairColour} transform={head} d={discs.map(discPath).join('') + (falls ?? '')} />
        <g transform={`translate(0 282)scale(1 ${flat})translate(0-282)`}>
          <circle fill={`var(--clothes-${clothes})`} cy={body[1]} r={r} />
          <path fill="var(--site-brand)" d={overlapOf(body, neighbour)} />
        </g>
        <path
          fill={skinColour}
          d={`M-${neck} 200H${neck}V284a${neck} ${neck} 0 0 1-${2 * neck} 0z${collar === 'v' ? opening : ''}`}
        />
        {/* The chin's shadow */}
        <path
          fill="rgb(0 0 0 / 14%)"
          d={`M-${neck} 262H${neck}V280Q0 ${280 + neck / 2}-${neck} 280z`}
        />
        {opening && collar !== 'v' ? (
          <path
            fill={collar === 'high' ? `var(--clothes-${clothes})` : 'var(--site-palette-white)'}
            d={opening}
          />
        ) : null}
        <g transform={head}>
          <path
            fill={skinColour}
            d={`M-80 186a80 80 0 0 1 160 0${jaw}z${isEarSeen ? discPath(ear) : ''}`}
          />
          <path
            fill={hairColour}
            d={
              fringe +
              (beard
                ? `M-80 186C-70 230-42 232-24 224C-8 219 14 219 30 224C46 232 70 230 80 186${jaw}z`
                : '')
            }
          />
          <g transform={inFace} stroke="var(--site-palette-ink)" strokeWidth="5">
            {glasses ? (
              <path d="M-51 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M7 194a23 23 0 0 1 46 0a23 23 0 0 1-46 0M-5 194h12" />
            ) : null}
            <path stroke={beard ? skinColour : undefined} d={mouths[mouth]} />
            <path strokeWidth="14" d={pupils} />
          </g>
        </g>
        {arm ? (
          <g transform={`scale(${isRight ? -1 : 1} 1)${arm.held ? 'translate(-18-26)' : ''}`}>
            {arm.behind ? (
              <path fill={skinColour} stroke={skinColour} strokeWidth="18" d={arm.behind} />
            ) : null}
            <g>{arm.held}</g>
            <path
              stroke="rgb(0 0 0 / 16%)"
              strokeWidth="18"
              transform="translate(-3 6)"
              d={arm.hand}
            />
            <path fill={skinColour} stroke={skinColour} strokeWidth="18" d={arm.hand} />
            <path stroke="rgb(60 10 0 / 34%)" strokeWidth="3" d={arm.lines} />
            {arm.nails ? (
              <path stroke="rgb(255 235 225 / 55%)" strokeWidth="9" d={arm.nails} />
            ) : null}
            <path fill={`var(--clothes-${clothes})`} d={arm.sleeve} />
            {/* An arm before the clothes has their shade. */}
            {act === 'wave' ? null : <path fill="rgb(0 0 0 / 18%)" d={arm.sleeve} />}
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
