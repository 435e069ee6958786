import type {ReactNode} from 'react';
import {overlapsOf, type Disc} from '../../lib/discs';
import {translate} from '../../lib/translate';
import styles from './seasons.module.css';

/** Discs that cross, two by two, in units of the drawing: their radius, and from one to the next. */
const RADIUS = 100;
const PITCH = 186;

const tints = ['lilac', 'mint', 'coral-pale', 'butter'];

/** A snowflake, a seedling, and below them a leaf and the sun: a year is a ring. */
const SIGNS = [
  'M0 44v56M-24 58l48 28M24 58l-48 28',
  'M0 104V70M0 74c-20 2-30-8-30-26 20-2 30 8 30 26zM0 90c18 2 27-7 27-23-18-2-27 7-27 23z',
  'M-20 94c-6-30 10-46 44-46 2 32-14 50-44 46zM-28 102 6 66',
  'M-13 72a13 13 0 0 1 26 0a13 13 0 0 1-26 0M0 42v6M0 96v6M-30 72h6M24 72h6M-21 51l4 4M17 89l4 4M21 51l-4 4M-17 89l-4 4',
];

const discs = SIGNS.map((_, at): Disc => [
  RADIUS + (at % 2) * PITCH,
  RADIUS + Math.floor(at / 2) * PITCH,
  RADIUS,
]);

/** The discs clockwise, back to the first: each crosses the next, none the one across. */
const round = [0, 1, 3, 2, 0].map((at) => discs[at] as Disc);

/** The newsletter's year, a letter each season. Decorative. */
export function Seasons(): ReactNode {
  const names = [
    translate({id: 'legal.Seasons.winter'}),
    translate({id: 'legal.Seasons.spring'}),
    translate({id: 'legal.Seasons.autumn'}),
    translate({id: 'legal.Seasons.summer'}),
  ];
  return (
    <svg
      width="24"
      className={`site-no-print ${styles.year}`}
      viewBox="-2 -2 390 390"
      fill="var(--site-palette-ink)"
      aria-hidden="true"
    >
      {discs.map(([cx, cy, r], at) => (
        <circle key={at} cx={cx} cy={cy} r={r} fill={`var(--site-palette-${tints[at]})`} />
      ))}
      <path fill="var(--site-brand)" d={overlapsOf(round)} />
      {names.map((name, at) => (
        <g key={name} transform={`translate(${discs[at]?.[0]} ${(discs[at]?.[1] ?? 0) - RADIUS})`}>
          <path
            fill="none"
            stroke="var(--site-palette-ink)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={SIGNS[at]}
          />
          <text y="138" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
