import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {pages as measuredPages, site as measuredSite} from '../../measured.json';
import {translate} from '../../lib/translate';
import {WEIGHT_LIMITS} from '../../lib/weightLimits';
import {site} from '../../site';
import styles from './brief.module.css';
import {kilobytes, restOf} from './sizes';

/** Where the stones stand, and how high they reach together, in units of the drawing. */
const GROUND = 620;
const HEIGHT = 470;

/** What a label takes, so that those of small stones do not meet, and how far its name is. */
const LABEL = 44;
const NAME = 166;

/** Height of the words of the goal, under the label of the scripts. */
const GOAL = 122;

/** Their line height, in em. */
const LINE = 1.2;

/** What is not a figure: 15 px in the narrowest window, where the drawing is half as large. */
const SMALL = 30;

/** The goal of the scripts, in kB. */
const most = Math.round(WEIGHT_LIMITS.js / 1000);

/** From the middle of the last label to the foot of their sum. */
const SUM = 60;

const colours = ['lilac-deep', 'lilac-mid', 'yellow', 'coral', 'brand'] as const;

/**
 * What a whole visit of home loads, as stones that stand on each other: their areas are as their
 * weights, which are written beside them, under their sum. Where all scripts of the visit weigh more
 * than the goal, a dotted ring shows the goal, to the same scale, and words beside it say that it is
 * the goal of the code that pages share. Without figures on a site that has not been measured. Decorative: the text says
 * the same.
 */
export function Cairn({className}: {className?: string}): ReactNode {
  const locale = useLocale();
  const [home] = measuredPages;
  if (!home) return null;
  const {js, css, fonts, images, total} = home;
  const parts = [
    {name: translate({id: 'legal.Cairn.scripts'}), size: js},
    {name: translate({id: 'legal.Cairn.typefaces'}), size: fonts},
    {name: translate({id: 'legal.Cairn.pictures'}), size: images},
    {name: translate({id: 'legal.Cairn.styles'}), size: css},
    {name: translate({id: 'legal.Cairn.rest'}), size: restOf(home)},
  ]
    .filter(({size}) => size > 0)
    .sort((one, other) => other.size - one.size);
  const reach = parts.reduce((sum, {size}) => sum + 2 * Math.sqrt(size), 0);
  const radii = parts.map(({size}) => (Math.sqrt(size) * HEIGHT) / reach);
  const largest = Math.max(...radii);
  // The leaves at the top need 90.
  const middle = Math.max(largest, 90);
  // Past the largest stone, all leaders begin and end together.
  const start = middle + largest + 14;
  const edge = start + 50;
  const stones = parts.map(({name, size}, at) => {
    const r = radii[at] as number;
    const below = radii.slice(0, at).reduce((sum, each) => sum + 2 * each, 0);
    // Each a little beside the one below, as far as stones hold
    const x = middle + (at % 2 ? 0.12 : -0.1) * (at ? r : 0);
    return {name, size, r, x, y: GROUND - below - r};
  });
  // The scripts are the lowest stone then.
  const exceeds = measuredSite === site.name && js > most && parts[0]?.size === js;
  const [scripts] = stones;
  // Labels are evenly spaced, from the lowest up; the words of the goal raise it.
  const low = exceeds ? GROUND - GOAL - 24 : (scripts?.y ?? GROUND);
  const pitch = Math.max(LABEL, (low - (stones.at(-1)?.y ?? low)) / (stones.length - 1 || 1));
  const labels = stones.map((_, at) => low - at * pitch);
  const top = GROUND - HEIGHT;
  const title = Math.min(top, (labels.at(-1) ?? top) - SUM);
  // Measuring again moves the sum.
  const sky = Math.min(-20, title - 130);
  return (
    <svg
      width="24"
      className={clsx('site-colours-only', className)}
      viewBox={`0 ${sky} 560 ${GROUND - sky}`}
      aria-hidden="true"
    >
      {stones.map(({name, x, y, r}, at) => (
        <circle key={name} fill={`var(--site-palette-${colours[at]})`} cx={x} cy={y} r={r} />
      ))}
      {exceeds && scripts ? (
        <>
          <circle
            fill="none"
            stroke="var(--site-ink)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="0 1"
            pathLength="48"
            cx={scripts.x}
            cy={scripts.y}
            r={scripts.r * Math.sqrt(most / js)}
          />
          <path
            stroke="var(--site-ink)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0 10"
            d={`M${start} ${GROUND - GOAL + 19}H${edge}`}
          />
          <g fill="var(--site-ink)" fontSize={SMALL}>
            {translate({id: 'legal.Cairn.goal'}, {size: kilobytes(most, locale)})
              .split('\n')
              .map((line, at) => (
                <text key={line} x={edge + 14} y={GROUND - GOAL + 28} dy={`${LINE * at}em`}>
                  {line}
                </text>
              ))}
          </g>
        </>
      ) : null}
      <g transform={`translate(${stones.at(-1)?.x ?? middle} ${top})`}>
        <path
          fill="none"
          stroke="var(--site-ink)"
          strokeWidth="8"
          strokeLinecap="round"
          d="M0 2Q-4-30 0-60"
        />
        <path
          fill="var(--site-brand)"
          d="M0-56C-50-52-70-80-70-112-24-114 0-92 0-56zM2-34C40-30 60-50 60-82 22-82 2-64 2-34z"
        />
      </g>
      {measuredSite === site.name ? (
        <g fill="var(--site-ink)">
          <g className={styles.weight}>
            <text x={edge + 14} y={title - 90}>
              {translate({id: 'shell.links.home'})}
            </text>
            <text x={edge + 14} y={title - 40}>
              {kilobytes(total, locale)}
            </text>
          </g>
          <text x={edge + 14} y={title - 8} fontSize={SMALL}>
            {translate({id: 'legal.Cairn.visit'})}
          </text>
          <path stroke="var(--site-ink)" strokeWidth="3" d={`M${edge + 14} ${title + 12}H560`} />
          {stones.map(({name, size, y}, at) => (
            <Fragment key={name}>
              <path
                stroke="var(--site-ink)"
                strokeWidth="3"
                strokeLinecap="round"
                strokeDasharray="0 10"
                d={`M${start} ${at || !exceeds ? y : labels[0]}L${edge} ${labels[at]}`}
              />
              <text className={styles.weight} x={edge + 14} y={(labels[at] ?? y) + 14}>
                {kilobytes(size, locale)}
              </text>
              <text x={edge + 14 + NAME} y={(labels[at] ?? y) + 14} fontSize={SMALL}>
                {name}
              </text>
            </Fragment>
          ))}
        </g>
      ) : null}
    </svg>
  );
}
