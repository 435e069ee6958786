import type {ReactNode} from 'react';
import {browserslist} from '../../../package.json';
import {WEIGHT_LIMITS} from '../../lib/weightLimits';
import {dayWords} from '../../lib/day';
import {decimal} from '../../lib/text';
import {translate} from '../../lib/translate';
import Link from '../../components/Link';
import {useLocale} from '../../hooks/useLocale';
import measured from '../../measured.json';
import type {EcoDesignField, MeasuredField} from '../../plugins/texts/pageSchemas';
import {statements} from '../../statements';
import {discPath, overlapsOf, type Disc} from '../../lib/discs';
import {Day} from './Day';
import {Figures, InDiscs, unitOf} from './figures';
import {kilobytes, restOf} from './sizes';
import styles from './figures.module.css';

/*
 * What `npm run measure` has found (src/measured.json), and the other figures of the page about
 * ecodesign. Only the pages that show them load this module (plugins/markdown/rareComponents.ts).
 */

/** A page as it was measured: sizes in kB (1000 bytes), `total` with headers. */
export type MeasuredPage = {
  name: 'home' | 'case-study' | 'team' | 'how-we-work' | 'legal';
  path: string;
  js: number;
  css: number;
  fonts: number;
  images: number;
  total: number;
  requests: number;
  nodes: number;
  ecoIndex: number;
};

const pages = measured.pages as readonly MeasuredPage[];

/** EcoIndex's letters, and the least that each asks for. */
const GRADES = {A: 80, B: 70, C: 55, D: 40, E: 25, F: 10, G: 0} as const;

const gradeOf = (index: number) =>
  Object.entries(GRADES).find(([, least]) => index > least || least === 0)?.[0] ?? 'G';

const nameOf = ({name}: MeasuredPage) =>
  name === 'case-study'
    ? translate({id: 'legal.Weights.study'})
    : translate({id: `shell.links.${name}`});

/** What each page weighs, in large figures over their discs. */
export function Weights(): ReactNode {
  const locale = useLocale();
  const max = Math.max(...pages.map(({total}) => total));
  return (
    <Figures
      disc={translate({id: 'legal.Weights.disc'}, {size: kilobytes(unitOf(max), locale)})}
      max={max}
    >
      <table>
        <caption className="site-visually-hidden">{translate({id: 'legal.Weights.name'})}</caption>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'legal.Weights.page'})}</th>
            <th scope="col">{translate({id: 'legal.Weights.weight'})}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.name}>
              <th scope="row">
                <strong>{nameOf(page)}</strong>
                <br />
                {translate({id: 'legal.Weights.requests'}, {requests: page.requests})}
                <br />
                {translate({id: 'legal.Weights.nodes'}, {nodes: page.nodes})}
                <br />
                {translate(
                  {id: 'legal.Weights.index'},
                  {index: decimal(page.ecoIndex, locale), grade: gradeOf(page.ecoIndex)},
                )}
              </th>
              <td>
                <InDiscs least={page.total} max={max}>
                  {kilobytes(page.total, locale)}
                </InDiscs>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figures>
  );
}

/** Two discs that meet: a narrow screen, and a lens. */
const SCREEN: Disc = [172, 180, 170];
const LENS: Disc = [446, 180, 160];

/**
 * The narrowest screen, in CSS pixels, and the largest zoom, in percent, that the text names.
 * Decorative.
 */
export const Sizes = ({width, zoom}: {width: string; zoom: string}): ReactNode => (
  <svg
    width="24"
    className={`site-colours-only ${styles.sizes}`}
    viewBox="0 0 640 400"
    textAnchor="middle"
    aria-hidden="true"
  >
    <circle fill="var(--site-butter)" cx={SCREEN[0]} cy={SCREEN[1]} r={SCREEN[2]} />
    <circle fill="var(--site-lilac)" cx={LENS[0]} cy={LENS[1]} r={LENS[2]} />
    <path fill="var(--site-brand)" d={overlapsOf([SCREEN, LENS])} />
    <path
      fill="none"
      stroke="var(--site-ink)"
      strokeWidth="20"
      strokeLinecap="round"
      d={`${discPath(LENS)}M566 300 622 370`}
    />
    <rect fill="var(--site-palette-lilac-deep)" x="90" y="24" width="150" height="312" rx="26" />
    <rect fill="var(--site-palette-white)" x="101" y="42" width="128" height="262" rx="12" />
    <g fill="var(--site-palette-ink)">
      <text x="165" y="176">
        {width}
      </text>
      <text fontSize="29" x="165" y="216">
        {translate({id: 'legal.Sizes.pixels'})}
      </text>
    </g>
    <text fontSize="72" x="466" y="206">
      {translate({id: 'legal.Delivered.share'}, {share: zoom})}
    </text>
  </svg>
);

/** A fact that `npm run measure` has written; sizes are those of home. */
export function Measured({field}: {field: MeasuredField}): ReactNode {
  const locale = useLocale();
  const [home] = pages;
  if (field === 'date') {
    const day = dayWords(measured.date, locale, 'date of src/measured.json');
    return day ? <Day {...day} /> : null;
  }
  if (field === 'js' || field === 'css' || field === 'fonts' || field === 'images') {
    return home ? kilobytes(home[field], locale) : null;
  }
  if (field === 'rest') return home ? kilobytes(restOf(home), locale) : null;
  return measured[field];
}

const browserNames: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari (iPhone, iPad)',
};

/** The oldest browsers for which the site is made: package.json’s list, to which the build writes. */
export const Browsers = (): ReactNode => {
  const locale = useLocale();
  // The bundler keeps only what is read of package.json, and takes `.map` for a field of it.
  return Array.from(browserslist.production, (browser) => {
    const [name = '', version = ''] = browser.split(' >= ');
    return `${browserNames[name] ?? name} ${decimal(Number(version), locale)}`;
  }).join(', ');
};

/** A fact about ecodesign (`statements.ecoDesign`), or a limit that a test keeps. */
export function EcoDesign({field}: {field: EcoDesignField}): ReactNode {
  const locale = useLocale();
  const {contact, host} = statements.ecoDesign;
  const limit = (bytes: number) => kilobytes(Math.round(bytes / 1000), locale);
  const words: Readonly<Record<EcoDesignField, ReactNode>> = {
    contact: contact[locale],
    pue: host.pue === undefined ? null : decimal(host.pue, locale),
    wue: host.wue === undefined ? null : decimal(host.wue, locale),
    energy: host.energy[locale],
    equipment: host.equipment[locale],
    source: <Link to={host.source}>{new URL(host.source).host}</Link>,
    jsLimit: limit(WEIGHT_LIMITS.js),
    cssLimit: limit(WEIGHT_LIMITS.css),
    fontsLimit: limit(WEIGHT_LIMITS.fonts),
  };
  return words[field];
}
