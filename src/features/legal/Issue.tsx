import type {ReactNode} from 'react';
import type {Tint} from '../../components/Tag';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from '../../hooks/useLocale';
import {overlapOf, type Disc} from '../../lib/discs';
import {capitalise} from '../../lib/text';
import {translate} from '../../lib/translate';
import {linkTo} from '../../routes';
import {site, type Season} from '../../site';
import styles from './issue.module.css';

/** What the drawing of two seasons is made of: the disc of the last issue, and of the next. */
const last: Disc = [152, 152, 152];
const next: Disc = [360, 152, 152];

/** A snowflake, a seedling, the sun and a leaf, above the middle of a disc. */
const seasons: Readonly<Record<Season, {tint: Tint; disc: string; sign: string}>> = {
  winter: {
    tint: 'lilac',
    disc: 'white',
    sign: 'M0-46v56M-24-32l48 28M24-32l-48 28',
  },
  spring: {
    tint: 'mint',
    disc: 'mint-mid',
    sign: 'M0 14v-34M0-16c-20 2-30-8-30-26 20-2 30 8 30 26zM0 0c18 2 27-7 27-23-18-2-27 7-27 23z',
  },
  summer: {
    tint: 'butter',
    disc: 'yellow',
    sign: 'M-13-18a13 13 0 0 1 26 0a13 13 0 0 1-26 0M0-48v6M0 6v6M-30-18h6M24-18h6M-21-39l4 4M17-1l4 4M21-39l-4 4M-17-1l-4 4',
  },
  autumn: {
    tint: 'coral',
    disc: 'coral',
    sign: 'M-20 4c-6-30 10-46 44-46 2 32-14 50-44 46zM-28 12 6-24',
  },
};

const order = Object.keys(seasons) as Season[];

const after = (season: Season) => order[(order.indexOf(season) + 1) % order.length] ?? season;

/** When the issue after the last one comes; undefined for a newsletter that does not follow seasons. */
export function nextSeason(): Season | undefined {
  const {season} = site.newsletter.pastIssue;
  return season && after(season);
}

/** The ground of the page: that of the next issue, or apart from the sheet, which is mint then. */
export function issueGround(): Tint {
  const season = nextSeason();
  return season ? seasons[season].tint : 'lilac';
}

/** @returns the season's name, as a title begins */
export function seasonName(season: Season): string {
  const names: Readonly<Record<Season, string>> = {
    winter: translate({id: 'legal.Issue.winter'}),
    spring: translate({id: 'legal.Issue.spring'}),
    summer: translate({id: 'legal.Issue.summer'}),
    autumn: translate({id: 'legal.Issue.autumn'}),
  };
  return names[season];
}

/** The open flap of an envelope: the form, from which the next issue comes out. Decorative. */
export const Flap = (): ReactNode => (
  <svg width="24" className={styles.flap} viewBox="0 0 480 160" aria-hidden="true">
    {/* Its edges touch the shoulders of the envelope, behind which its inside is as yellow */}
    <path fill="var(--site-palette-yellow)" d="M4 102 208 7a76 76 0 0 1 64 0L476 102V160H4z" />
  </svg>
);

/** The season of the last issue and the one after it. Decorative. */
const Seasons = ({season}: {season: Season}): ReactNode => (
  <svg width="24" className={styles.seasons} viewBox="0 0 512 304" aria-hidden="true">
    {(
      [
        [season, last, -34],
        [after(season), next, 34],
      ] as const
    ).map(([each, disc, aside]) => (
      <g key={each} transform={`translate(${disc[0]} ${disc[1]})`}>
        <circle r={disc[2]} fill={`var(--site-palette-${seasons[each].disc})`} />
        <g fill="var(--site-palette-ink)" transform={`translate(${aside} -14)`}>
          <path
            stroke="var(--site-palette-ink)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={seasons[each].sign}
          />
          <text y="58" textAnchor="middle">
            {seasonName(each)}
          </text>
        </g>
      </g>
    ))}
    <path fill="var(--site-palette-brand)" d={overlapOf(last, next)} />
  </svg>
);

/** The contents of a past issue (`site.newsletter.pastIssue`): a letter that unfolds, a fold for each. */
export function Issue(): ReactNode {
  const {season, contents} = site.newsletter.pastIssue;
  const {host, hostname} = new URL(useDocusaurusContext().siteConfig.url);
  return (
    <div className={styles.issue}>
      {season ? <Seasons season={season} /> : null}
      <div className={`site-ground-${season ? seasons[season].tint : 'mint'} ${styles.sheet}`}>
        <h2>{translate({id: 'legal.Issue.title'})}</h2>
        <ul role="list">
          {contents[useLocale()].map((item) => (
            <li key={item}>{capitalise(item)}</li>
          ))}
        </ul>
      </div>
      {/* Where the form is, unless the build has the default address, of this machine */}
      {hostname === 'localhost' ? null : (
        <p className="site-paper-only">
          <span>{translate({id: 'shell.Menu.subscribe'})}</span>{' '}
          <strong>{`(${host}${linkTo('newsletter')})`}</strong>
        </p>
      )}
    </div>
  );
}
