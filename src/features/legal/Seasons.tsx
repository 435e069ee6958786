import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {newsletterId} from '../../forms/newsletterFields';
import {overlapsOf, type Disc} from '../../lib/discs';
import {translate} from '../../lib/translate';
import styles from './seasons.module.css';

/** Four discs in a row that cross, in units of the drawing, each with the sign of its season. */
const RADIUS = 100;
const tints = ['lilac', 'mint', 'butter', 'coral-pale'];
const SIGNS = [
  'M0 44v56M-24 58l48 28M24 58l-48 28',
  'M0 104V70M0 74c-20 2-30-8-30-26 20-2 30 8 30 26zM0 90c18 2 27-7 27-23-18-2-27 7-27 23z',
  'M-13 72a13 13 0 0 1 26 0a13 13 0 0 1-26 0M0 42v6M0 96v6M-30 72h6M24 72h6M-21 51l4 4M17 89l4 4M21 51l-4 4M-17 89l-4 4',
  'M-20 94c-6-30 10-46 44-46 2 32-14 50-44 46zM-28 102 6 66',
];
const discs = Array.from({length: 4}, (_, at): Disc => [RADIUS + at * 186, RADIUS, RADIUS]);

/**
 * The newsletter's year, a letter each season, and the way to its form
 * (src/pages/newsletter.mdx).
 */
export function Seasons(): ReactNode {
  const names = [
    translate({id: 'legal.Seasons.winter'}),
    translate({id: 'legal.Seasons.spring'}),
    translate({id: 'legal.Seasons.summer'}),
    translate({id: 'legal.Seasons.autumn'}),
  ];
  return (
    <>
      {/* The text below says the same. */}
      <svg
        width="24"
        className={styles.year}
        viewBox="-2 -2 762 204"
        fill="var(--site-palette-ink)"
        aria-hidden="true"
      >
        {discs.map(([cx, cy, r], at) => (
          <circle key={cx} cx={cx} cy={cy} r={r} fill={`var(--site-palette-${tints[at]})`} />
        ))}
        <path fill="var(--site-brand)" d={overlapsOf(discs)} />
        {names.map((name, at) => (
          <g key={name} transform={`translate(${discs[at]?.[0]} 0)`}>
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
      <Button href={`#${newsletterId}`} className="site-no-print">
        {translate({id: 'newsletter.NewsletterForm.submit'})}
      </Button>
    </>
  );
}
