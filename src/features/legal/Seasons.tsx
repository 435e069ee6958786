import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {newsletterId} from '../../forms/newsletterFields';
import {overlapsOf, type Disc} from '../../lib/discs';
import {translate} from '../../lib/translate';
import styles from './seasons.module.css';

/** Four discs in a row that cross, in units of the drawing. */
const RADIUS = 100;
const tints = ['lilac', 'mint', 'butter', 'coral-pale'];
const discs = Array.from({length: 4}, (_, at): Disc => [RADIUS + at * 186, RADIUS, RADIUS]);

/**
 * The newsletter's year, a letter for each season, and the way to its form
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
              strokeLinejoin="round"
              d="M-26 58h52v36h-52zl26 22 26-22"
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
