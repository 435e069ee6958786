import type {ReactNode} from 'react';
import type {Tint} from '../../components/Tag';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from '../../hooks/useLocale';
import {overlapsOf, type Disc} from '../../lib/discs';
import {capitalise} from '../../lib/text';
import {translate} from '../../lib/translate';
import {linkTo} from '../../routes';
import {site, type Season} from '../../site';
import styles from './issue.module.css';

/** In units of the drawing: radius of a season, of the issue's own, and how far neighbours cross. */
const RADIUS = 80;
const LARGE = 96;
const CROSSING = 14;

/** What the issue's disc reaches into its sheet. */
const TAB = 24;

/** A snowflake, a seedling, the sun and a leaf, in the upper half of a disc. */
const seasons: Readonly<Record<Season, {tint: Tint; sign: string}>> = {
  winter: {tint: 'lilac', sign: 'M0-46v56M-24-32l48 28M24-32l-48 28'},
  spring: {
    tint: 'mint',
    sign: 'M0 14v-34M0-16c-20 2-30-8-30-26 20-2 30 8 30 26zM0 0c18 2 27-7 27-23-18-2-27 7-27 23z',
  },
  summer: {
    tint: 'butter',
    sign: 'M-13-18a13 13 0 0 1 26 0a13 13 0 0 1-26 0M0-48v6M0 6v6M-30-18h6M24-18h6M-21-39l4 4M17-1l4 4M21-39l-4 4M-17-1l-4 4',
  },
  autumn: {
    tint: 'coral',
    sign: 'M-20 4c-6-30 10-46 44-46 2 32-14 50-44 46zM-28 12 6-24',
  },
};

const order = Object.keys(seasons) as Season[];

/** The year in a row, from which the issue's season reaches into the sheet below. Decorative. */
function Year({season}: {season: Season}): ReactNode {
  const names: Readonly<Record<Season, string>> = {
    winter: translate({id: 'legal.Issue.winter'}),
    spring: translate({id: 'legal.Issue.spring'}),
    summer: translate({id: 'legal.Issue.summer'}),
    autumn: translate({id: 'legal.Issue.autumn'}),
  };
  const own = order.indexOf(season);
  const discs = order.map((_, at): Disc => {
    const [r, bottom] = at === own ? [LARGE, 2 * LARGE] : [RADIUS, 2 * LARGE - TAB];
    const pushed = (1 + Math.sign(at - own)) * (LARGE - RADIUS);
    return [RADIUS + at * (2 * RADIUS - CROSSING) + pushed, bottom - r, r];
  });
  const width = 2 * (3 * RADIUS + LARGE) - 3 * CROSSING;
  return (
    <svg
      width="24"
      className={styles.year}
      viewBox={`0 0 ${width} ${2 * LARGE - TAB}`}
      fill="var(--site-palette-ink)"
      aria-hidden="true"
    >
      {order.map((each, at) => {
        const [cx, cy, r] = discs[at] as Disc;
        return (
          <circle
            key={each}
            cx={cx}
            cy={cy}
            r={r}
            fill="var(--site-tint)"
            data-tint={seasons[each].tint}
          />
        );
      })}
      <path fill="var(--site-brand)" d={overlapsOf(discs)} />
      {order.map((each, at) => {
        const [cx, cy] = discs[at] as Disc;
        return (
          // A little above the middle, where the disc is wide enough for the name.
          <g key={each} transform={`translate(${cx} ${cy - 14})`}>
            <path
              fill="none"
              stroke="var(--site-palette-ink)"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={seasons[each].sign}
            />
            <text y="38" textAnchor="middle">
              {names[each]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The contents of a past issue (`site.newsletter.pastIssue`), on its season's sheet. */
export function Issue(): ReactNode {
  const {season, contents} = site.newsletter.pastIssue;
  const {host} = new URL(useDocusaurusContext().siteConfig.url);
  return (
    <div className={styles.issue}>
      {season ? <Year season={season} /> : null}
      <div className={styles.sheet} data-tint={season ? seasons[season].tint : 'mint'}>
        <h2>{translate({id: 'legal.Issue.title'})}</h2>
        <ul role="list">
          {contents[useLocale()].map((item) => (
            <li key={item}>{capitalise(item)}</li>
          ))}
        </ul>
        {/* Where the form is */}
        <p className="site-paper-only">{host + linkTo('newsletter')}</p>
      </div>
    </div>
  );
}
