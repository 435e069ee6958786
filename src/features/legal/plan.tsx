import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {Asked} from '../../idea/CommonGround/asked';
import {ABOVE, AtStep, Letter} from '../../idea/CommonGround/steps';
import {Ward} from '../../idea/CommonGround/ward';
import {useLocale} from '../../hooks/useLocale';
import {translate} from '../../lib/translate';
import {overlapsOf, type Disc} from '../../lib/discs';
import {amount} from '../../lib/text';
import {homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {statements} from '../../statements';
import {ContactOnPaper} from '../page/OnPaper';
import type {Shown} from '../../plugins/texts/pageSchemas';
import {deliverables} from './drawings';
import {Figures, InDiscs, unitOf} from './figures';
import {Project} from './mdx';
import styles from './plan.module.css';

/*
 * How long a project takes and what it costs, drawn (src/pages/how-we-work.mdx). Only that page
 * loads it (plugins/markdown/rareComponents.ts).
 */

/** In units of the drawing: its width, and what a disc is wider than its step on each side. */
const WIDTH = 1152;
const OVERHANG = 16;

/** From the ground of the discs down to the end of the weeks. */
const WEEKS = 60;

/** Between two lines of weeks. */
const LINE_GAP = 24;

const tints = ['lilac', 'butter', 'mint', 'coral-pale'] as const;

type TimedStep = {
  step: keyof typeof site.projects.steps;
  length: number;
  name: string;
  /** Its place in the project, and the weeks before it. */
  index: number;
  from: number;
};

const largest = (steps: readonly TimedStep[]) => Math.max(...steps.map(({length}) => length));

const weeksOf = (steps: readonly TimedStep[]) => steps.reduce((sum, {length}) => sum + length, 0);

/** Steps as discs on a line of time, as wide as they last; each hands over to the next. */
function Line({steps, unit, y}: {steps: readonly TimedStep[]; unit: number; y: number}): ReactNode {
  const start = steps[0]?.from ?? 0;
  const total = weeksOf(steps);
  const base = largest(steps) * unit + 2 * OVERHANG;
  const discs = steps.map(({length, from}): Disc => {
    const r = (length * unit) / 2 + OVERHANG;
    return [OVERHANG + (from - start + length / 2) * unit, base - r, r];
  });
  return (
    <g transform={`translate(0 ${y})`} textAnchor="middle">
      {discs.map(([cx, cy, r], at) => (
        <circle
          key={cx}
          fill={`var(--site-${tints[steps[at]?.index ?? 0]})`}
          cx={cx}
          cy={cy}
          r={r}
        />
      ))}
      <path fill="var(--site-brand)" d={overlapsOf(discs)} />
      {steps.map(({step}, at) => (
        <AtStep key={step} step={step} on={discs[at] as Disc} />
      ))}
      {steps.map(({length, name}, at) => {
        const [cx, cy] = discs[at] as Disc;
        return (
          <g key={name}>
            <text x={cx} y={cy + 14}>
              {length}
            </text>
            <text className={styles.name} x={cx} y={cy + 60}>
              {name}
            </text>
          </g>
        );
      })}
      <path
        fill="none"
        stroke="var(--site-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d={`M${OVERHANG} ${base + 14}h${total * unit}${Array.from(
          {length: total + 1},
          (_, at) => `M${OVERHANG + at * unit} ${base + 14}v18`,
        ).join('')}`}
      />
      {Array.from({length: total}, (_, at) => (
        <text key={at} className={styles.week} x={OVERHANG + (at + 0.5) * unit} y={base + 50}>
          {start + at + 1}
        </text>
      ))}
    </g>
  );
}

/** The steps of a project on one line of time, or two on a phone, where all is then larger. */
export function Timeline(): ReactNode {
  const {frame, observe, try: attempt, handOver} = site.projects.steps;
  let weeks = 0;
  const steps = (
    [
      {step: 'frame', length: frame, name: translate({id: 'legal.Timeline.frame'})},
      {step: 'observe', length: observe, name: translate({id: 'legal.Timeline.observe'})},
      {step: 'try', length: attempt, name: translate({id: 'legal.Timeline.try'})},
      {step: 'handOver', length: handOver, name: translate({id: 'legal.Timeline.handOver'})},
    ] as const
  ).map((each, index): TimedStep => {
    weeks += each.length;
    return {...each, index, from: weeks - each.length};
  });
  const unit = (WIDTH - 2 * OVERHANG) / weeks;
  const heightOf = (line: readonly TimedStep[]) =>
    ABOVE + largest(line) * unit + 2 * OVERHANG + WEEKS;
  return [[steps], [steps.slice(0, 2), steps.slice(2)]].map((lines) => {
    const width = Math.max(...lines.map(weeksOf)) * unit + 2 * OVERHANG;
    const topOf = (at: number) =>
      lines.slice(0, at).reduce((sum, line) => sum + heightOf(line) + LINE_GAP, 0);
    return (
      // The numbered list below says the same.
      <svg
        key={lines.length}
        width="24"
        className={`${styles.weeks} ${lines.length > 1 ? styles.phone : styles.wide}`}
        viewBox={`0 ${-ABOVE} ${width} ${topOf(lines.length) - LINE_GAP}`}
        aria-hidden="true"
      >
        {lines.map((line, at) => (
          <Line key={line[0]?.step} steps={line} unit={unit} y={topOf(at)} />
        ))}
      </svg>
    );
  });
}

const {prices} = site.projects;

/** The highest price, in euros. */
const max = Math.max(...Object.values(prices).map(({to}) => to));

/** The field of the prices, around their table. */
export function Prices({children}: {children: ReactNode}): ReactNode {
  const disc = translate({id: 'legal.Prices.disc'}, {amount: amount(unitOf(max), useLocale())});
  return (
    <Figures
      disc={disc}
      range={[translate({id: 'legal.Prices.least'}), translate({id: 'legal.Prices.most'})]}
      max={max}
    >
      {children}
    </Figures>
  );
}

/** A price range in large figures, over its discs. */
export function Price({of}: {of: keyof typeof site.projects.prices}): ReactNode {
  const {from, to} = prices[of] ?? prices.project;
  return (
    <InDiscs least={from} most={to} max={max}>
      <Project field={`${of}Price`} />
    </InDiscs>
  );
}

/** What a step leaves, over the disc before its sentence (the last thing in its item). Decorative. */
export const Deliverable = ({of}: {of: keyof typeof deliverables}): ReactNode => (
  <svg
    width="100"
    className={styles.drawn}
    viewBox="0 0 160 120"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {deliverables[of]}
  </svg>
);

/** What a buyer or a ward must know, in as many columns as it has room for. */
export const Cards = ({children}: {children: ReactNode}): ReactNode => (
  <div className={styles.cards}>{children}</div>
);

/** A title (its strong part in very large type), and few words, below what they are about. */
export const Card = ({shows, children}: {shows?: Shown; children: ReactNode}): ReactNode =>
  shows ? (
    <section className={styles.shown}>
      <Asked of={shows} />
      <div>{children}</div>
    </section>
  ) : (
    <section>{children}</section>
  );

type HalvesProps = {drawing: ReactNode; className?: string; children: ReactNode};

/** Words beside a drawing that is as large. */
const Halves = ({drawing, className, children}: HalvesProps): ReactNode => (
  <div className={clsx(styles.halves, className)}>
    <div className={styles.drawing}>{drawing}</div>
    <div>{children}</div>
  </div>
);

/** A gate as high as what may be bought on a quote, six discs: who passes under it. */
export const Threshold = ({children}: {children: ReactNode}): ReactNode => (
  <Halves
    className={`site-ground-mint ${styles.ground}`}
    drawing={
      <svg width="24" className={styles.gate} viewBox="0 0 640 412" aria-hidden="true">
        {/* By night too: the light of a stall */}
        <path fill="var(--site-palette-butter)" d="M132 400A216 216 0 1 1 508 400z" />
        <rect fill="var(--site-mint-mid)" y="398" width="640" height="14" rx="7" />
        <path fill="var(--site-palette-lilac-deep)" d="M42 100H72V400H42zM568 100H598V400H568z" />
        <rect fill="var(--site-palette-white)" x="14" y="6" width="612" height="112" rx="56" />
        <path
          stroke="var(--site-brand)"
          strokeWidth="88"
          strokeLinecap="round"
          strokeDasharray="0 100"
          d="M70 62H571"
        />
        <g transform="translate(320 400)scale(1.64)">
          <AtStep step="quote" on={[0, 4000, 4000]} />
        </g>
      </svg>
    }
  >
    {children}
  </Halves>
);

/** The first rule of a stay in a hospital, beside its drawing. */
export const Stay = ({children}: {children: ReactNode}): ReactNode => (
  <Halves
    className={styles.drawnFirst}
    drawing={
      <Ward
        question={translate({id: 'legal.Stay.question'})}
        answer={translate({id: 'legal.Stay.answer'})}
      />
    }
  >
    {children}
  </Halves>
);

/** Two discs that meet, in units of the drawing: one below the other, each beside its words. */
const PAPER: Disc = [172, 172, 172];
const SIGN: Disc = [422, 368, 172];

/** What is promised of accessibility, beside its two figures: one on paper, one on a sign. */
export function Delivered({children}: {children: ReactNode}): ReactNode {
  const {printPoints, signContrast} = statements.buyers.scope;
  return (
    <div className={styles.halves}>
      <svg
        width="24"
        className={`site-no-print ${styles.weeks}`}
        viewBox="0 0 594 540"
        textAnchor="middle"
        aria-hidden="true"
      >
        <circle fill="var(--site-butter)" cx={PAPER[0]} cy={PAPER[1]} r={PAPER[2]} />
        <circle fill="var(--site-lilac)" cx={SIGN[0]} cy={SIGN[1]} r={SIGN[2]} />
        <path fill="var(--site-brand)" d={overlapsOf([PAPER, SIGN])} />
        <g fill="var(--site-palette-ink)" transform="translate(152 170)rotate(-5)scale(1.05)">
          <path
            fill="var(--site-palette-white)"
            d="M-80-118H46L94-70V112a14 14 0 0 1-14 14H-80a14 14 0 0 1-14-14V-104a14 14 0 0 1 14-14z"
          />
          <path fill="var(--site-palette-lilac-mid)" d="M46-118V-84a14 14 0 0 0 14 14H94z" />
          <text y="16">{printPoints}</text>
          <text fontSize="29" y="62">
            {translate({id: 'legal.Delivered.points'})}
          </text>
        </g>
        <g fill="var(--site-paper)" transform="translate(444 356)scale(1.06)">
          <path
            stroke="var(--site-ink)"
            strokeWidth="12"
            strokeLinecap="round"
            d="M-70 60V168M70 60V168"
          />
          <rect fill="var(--site-ink)" x="-122" y="-78" width="244" height="152" rx="14" />
          <text y="10">{translate({id: 'legal.Delivered.share'}, {share: signContrast})}</text>
          <text fontSize="29" y="50">
            {translate({id: 'legal.Delivered.contrast'})}
          </text>
        </g>
        <text fontSize="32" textAnchor="start" x="364" y="106">
          {translate({id: 'legal.Delivered.paper'})}
        </text>
        <text fontSize="32" textAnchor="end" x="236" y="462">
          {translate({id: 'legal.Delivered.sign'})}
        </text>
      </svg>
      <div>{children}</div>
    </div>
  );
}

/** How to begin, the last section: a field of the brand colour with the way to the contact form. */
export function Ending({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={`site-ground-brand ${styles.ending}`}>
      <Letter className={styles.pair} />
      {children}
      <Button href={`${linkTo('home')}#${homeAnchors.contact}`} icon="arrow-right">
        {translate({id: 'home.Hero.contact'})}
      </Button>
      <ContactOnPaper />
    </div>
  );
}
