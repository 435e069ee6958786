import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {site} from '../../site';

/*
 * What is handed over, in the flat colours of the people beside it: a sheet of paper has the same size
 * in all drawings, and what is agreed is a seal of two discs, with its sign where they meet.
 */

const ink = 'var(--site-palette-ink)';
const white = 'var(--site-palette-white)';
const lilac = 'var(--site-palette-lilac-mid)';
const deep = 'var(--site-palette-lilac-deep)';
const yellow = 'var(--site-palette-yellow)';
const coral = 'var(--site-palette-coral)';
const mint = 'var(--site-palette-mint-mid)';

/** Two discs of a radius around a point, and what they share. */
function Seal({
  at: [x, y],
  r,
  apart = r * 0.7,
  left: tint = yellow,
  children,
}: {
  at: readonly [x: number, y: number];
  r: number;
  apart?: number;
  /** The colour of the disc on the left. */
  left?: string;
  /** The sign on the overlap, around its middle. */
  children?: ReactNode;
}): ReactNode {
  const left: Disc = [x - apart / 2, y, r];
  const right: Disc = [x + apart / 2, y, r];
  return (
    <>
      <path fill={tint} d={discPath(left)} />
      <path fill={lilac} d={discPath(right)} />
      <path fill="var(--site-brand)" d={overlapOf(left, right)} />
      <g stroke="var(--site-on-brand)" transform={`translate(${x} ${y})`}>
        {children}
      </g>
    </>
  );
}

const check = <path strokeWidth="5.5" d="M-8 1-2 7 8-6" />;

/** A sheet of paper with a folded corner, from its top left corner. */
const sheet = (
  <>
    <path fill={white} d="M6 0H46L66 20V84a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" />
    <path fill={lilac} d="M46 0V14a6 6 0 0 0 6 6H66z" />
  </>
);

const pencil = (
  <>
    <path fill={coral} d="M-6-18H6V-74a6 6 0 0 0-12 0z" />
    <path fill="var(--site-palette-butter)" d="M-6-18H6L0 0z" />
    <path fill={ink} d="M-2.4-7H2.4L0 0z" />
  </>
);

/** What each step leaves to who has asked for it, on the disc of its step: 120 units. */
export const deliverables: Readonly<Record<keyof typeof site.projects.steps, ReactNode>> = {
  // A page: the question, and what will show that it is answered.
  frame: (
    <>
      <g transform="translate(30 12)rotate(-6)scale(1.1)">
        {sheet}
        <path stroke={ink} strokeWidth="9" d="M20 30c0-18 26-17 25 0-1 11-12 11-12 21M33 67h0" />
      </g>
      <Seal at={[112, 96]} r={22}>
        {check}
      </Seal>
    </>
  ),
  // Notes of days and nights, and four leads that stick out of them.
  observe: (
    <g transform="rotate(-7 66 62)">
      <path fill={coral} d="M96 22h24a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H96z" />
      <path fill={mint} d="M96 43h24a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H96z" />
      <path fill={lilac} d="M96 64h24a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H96z" />
      <path fill={yellow} d="M96 85h24a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H96z" />
      <rect fill={white} x="40" y="12" width="70" height="98" rx="6" />
      <rect fill={deep} x="28" y="10" width="78" height="102" rx="8" />
      <path fill={ink} d="M36 10h6v102h-6a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z" />
      <Seal at={[74, 54]} r={20} apart={20} />
      <path fill={white} d="M84 44a11 11 0 1 0 9 17 10 10 0 0 1-9-17z" />
      <g transform="translate(92 118)rotate(38)scale(.95)">{pencil}</g>
    </g>
  ),
  // The sketch that was given up, and the sign that works.
  try: (
    <>
      <g transform="translate(0 26)rotate(-15)">{sheet}</g>
      <path stroke={coral} strokeWidth="9" d="M17 48 43 68M40 45 20 71" />
      <path stroke="var(--site-ink)" strokeWidth="8" d="M96 80V116M80 116h32" />
      <g transform="rotate(4 96 62)">
        <rect fill={yellow} x="44" y="36" width="104" height="58" rx="8" />
        <path stroke={ink} strokeWidth="10" d="M66 65h56M102 47l20 18-20 18" />
      </g>
    </>
  ),
  // A box of files: how to use them, and what is left to decide.
  handOver: (
    <>
      <g transform="translate(34 4)rotate(-5)">
        {sheet}
        <path stroke={ink} strokeWidth="5.5" d="M12 24l6 6 11-13" />
      </g>
      <path
        fill={lilac}
        d="M76 26a6 6 0 0 1 6-6h14l6 8h18a6 6 0 0 1 6 6V70H76z"
        transform="rotate(5 100 60)"
      />
      <path fill={yellow} d="M22 60 6 76l-4-8 20-20zM126 60l16 16 4-8-20-20z" />
      <path fill={yellow} d="M22 56H126V112a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" />
      <Seal at={[74, 88]} r={19} apart={20} left={white} />
    </>
  ),
};
