import type {ComponentProps, ReactNode} from 'react';
import Button from '../../components/Button';
import {ABOVE, AtStep, Letter, Scene} from '../../idea/CommonGround/steps';
import {Ward} from '../../idea/CommonGround/ward';
import {useLocale} from '../../hooks/useLocale';
import {translate} from '../../lib/translate';
import {overlapOf, overlapsOf, type Disc} from '../../lib/discs';
import type {CardSign} from '../../plugins/texts/pageSchemas';
import {amount} from '../../lib/text';
import {homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {statements} from '../../statements';
import {ContactOnPaper} from '../page/OnPaper';
import {Project} from './mdx';
import styles from './plan.module.css';

/*
 * How long a project takes and what it costs, drawn (src/pages/how-we-work.mdx). Only that page
 * loads it (plugins/markdown/rareComponents.ts).
 */

/** In units of the drawing: its width, and what a disc is wider than its step on each side. */
const WIDTH = 1152;
const OVERHANG = 16;

/** From the ground of the discs down to the names of small ones. */
const NAMES = 86;

const tints = ['lilac', 'butter', 'mint', 'coral-pale'] as const;

/** The steps as discs on a line of time, as wide as they last; each hands over to the next. */
export function Timeline(): ReactNode {
  const {frame, observe, try: attempt, handOver} = site.projects.steps;
  const steps = [
    {step: 'frame', length: frame, name: translate({id: 'legal.Timeline.frame'})},
    {step: 'observe', length: observe, name: translate({id: 'legal.Timeline.observe'})},
    {step: 'try', length: attempt, name: translate({id: 'legal.Timeline.try'})},
    {step: 'handOver', length: handOver, name: translate({id: 'legal.Timeline.handOver'})},
  ] as const;
  const total = steps.reduce((sum, {length}) => sum + length, 0);
  const unit = (WIDTH - 2 * OVERHANG) / total;
  const radiusOf = (length: number) => (length * unit) / 2 + OVERHANG;
  const base = 2 * radiusOf(Math.max(...steps.map(({length}) => length)));
  const discs = steps.map(({length}, index): Disc => {
    const before = steps.slice(0, index).reduce((sum, each) => sum + each.length, 0);
    const r = radiusOf(length);
    return [OVERHANG + (before + length / 2) * unit, base - r, r];
  });
  return (
    // The numbered list below says the same.
    <svg
      width="24"
      className={styles.weeks}
      viewBox={`0 ${-ABOVE} ${WIDTH} ${ABOVE + base + NAMES + 8}`}
      aria-hidden="true"
    >
      {discs.map(([cx, cy, r], index) => (
        <circle key={cx} fill={`var(--site-palette-${tints[index]})`} cx={cx} cy={cy} r={r} />
      ))}
      <path className={styles.overlap} d={overlapsOf(discs)} />
      {steps.map(({step}, index) => (
        <AtStep key={step} step={step} on={discs[index] as Disc} />
      ))}
      {steps.map(({length, name}, index) => {
        const [cx, cy] = discs[index] as Disc;
        return (
          <g key={name} textAnchor="middle">
            <text x={cx} y={cy + 14}>
              {length}
            </text>
            {/* In the disc; the style sheet leaves it below where that is too small. */}
            <text
              className={styles.name}
              x={cx}
              y={base + NAMES}
              transform={`translate(0 ${cy + 60 - base - NAMES})`}
            >
              {name}
            </text>
          </g>
        );
      })}
      <path
        className={styles.axis}
        d={`M${OVERHANG} ${base + 14}H${WIDTH - OVERHANG}${Array.from(
          {length: total + 1},
          (_, at) => `M${OVERHANG + at * unit} ${base + 14}v18`,
        ).join('')}`}
      />
      {Array.from({length: total}, (_, at) => (
        <text
          key={at}
          className={`${styles.below} ${styles.week}`}
          x={OVERHANG + (at + 0.5) * unit}
          y={base + 50}
          textAnchor="middle"
        >
          {at + 1}
        </text>
      ))}
    </svg>
  );
}

/** What one disc is worth: 1, 2 or 5 times a power of ten, so that the largest figure has 8 to 20. */
export function unitOf(max: number): number {
  const tenth = 10 ** Math.floor(Math.log10(max)) / 10;
  return tenth * (max > 40 * tenth ? 5 : max > 20 * tenth ? 2 : 1);
}

/** How many discs the largest figure has. */
const discsOf = (max: number) => Math.ceil(max / unitOf(max));

/** A field of colour around a table of figures, and how much one disc is, in words. */
export function Figures({
  disc,
  max,
  children,
}: {
  disc: string;
  /** The largest figure of the table. */
  max: number;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={`site-ground-butter ${styles.prices}`}>
      {children}
      <p className={styles.legend} aria-hidden="true">
        <svg width={`${100 / discsOf(max)}%`} className={styles.discs} viewBox="0 0 100 100">
          <Row of={1} />
        </svg>
        <span>{disc}</span>
      </p>
    </div>
  );
}

/** Discs in a row, in units of the drawing: 100 each. The last is smaller, by its area. */
function Row({of, className}: {of: number; className?: string}): ReactNode {
  const whole = Math.floor(of);
  return (
    <g className={className}>
      {whole ? <path d={`M50 50H${100 * whole - 49.9}`} /> : null}
      {of > whole ? <circle cx={100 * whole + 50} cy="50" r={46 * Math.sqrt(of - whole)} /> : null}
    </g>
  );
}

type InDiscsProps = {
  least: number;
  most?: number;
  /** The largest of all figures that stand below each other. */
  max: number;
  children: ReactNode;
};

/** A large figure over its discs: those that it has at least, on those that it may have. */
export function InDiscs({least, most = least, max, children}: InDiscsProps): ReactNode {
  const unit = unitOf(max);
  const width = 100 * discsOf(max);
  return (
    <span className={styles.price}>
      {children}
      <svg width="24" className={styles.discs} viewBox={`0 0 ${width} 100`} aria-hidden="true">
        <path className={styles.dots} d={`M50 50H${width}`} />
        {most > least ? <Row className={styles.upTo} of={most / unit} /> : null}
        <Row of={least / unit} />
      </svg>
    </span>
  );
}

const {prices} = site.projects;

/** The highest price, in euros. */
const max = Math.max(...Object.values(prices).map(({to}) => to));

/** The field of the prices, around their table. */
export function Prices({children}: {children: ReactNode}): ReactNode {
  const disc = translate({id: 'legal.Prices.disc'}, {amount: amount(unitOf(max), useLocale())});
  return (
    <Figures disc={disc} max={max}>
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

/** A sheet of paper with two lines of writing. */
const sheet = (
  <>
    <rect x="48" y="8" width="84" height="116" rx="8" fill="var(--site-palette-white)" />
    <path d="M64 34h52M64 52h38" />
  </>
);

/** What one does on a card: a quote with its stamp, a contract signed by two, fifty days to pay. */
const signs: Record<CardSign, ReactNode> = {
  quote: (
    <>
      <circle fill="var(--site-butter)" stroke="none" cx="60" cy="66" r="58" />
      {sheet}
      <path d="M64 70h22" />
      <circle fill="var(--site-brand)" stroke="none" cx="128" cy="94" r="36" />
      <path strokeWidth="7" d="M112 95l11 11 21-24" />
    </>
  ),
  contract: (
    <>
      <circle fill="var(--site-brand)" stroke="none" cx="108" cy="66" r="58" />
      {sheet}
      <path
        stroke="var(--site-palette-lilac-deep)"
        d="M60 102c6-22 14-26 14-14s-10 18-6 18 10-12 14-12 0 10 6 8"
      />
      <path
        stroke="var(--site-palette-coral)"
        d="M96 104c0-14 12-26 14-16s-12 16-8 18 12-14 18-12"
      />
    </>
  ),
  invoice: (
    <>
      <path
        stroke="var(--site-ink)"
        strokeWidth="9"
        strokeDasharray="0 16"
        d="M10 16H160M10 38H160M10 60H160M10 82H160M10 104H160"
      />
      <circle fill="var(--site-brand)" stroke="none" cx="140" cy="94" r="30" />
      <path strokeWidth="5" d="M150 82a14 14 0 1 0 0 24M124 90h17M124 98h14" />
    </>
  ),
};

/** A drawing in lines of ink. Decorative. */
const LineDrawing = (props: ComponentProps<'svg'>): ReactNode => (
  <svg
    fill="none"
    stroke="var(--site-palette-ink)"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  />
);

type Step = keyof typeof site.projects.steps;

/** What each step of a project leaves to who has asked for it, on the disc of its step. */
const deliverables: Readonly<Record<Step, ReactNode>> = {
  // A page: the question, and what will show that it is answered.
  frame: (
    <g transform="rotate(-5 66 60)">
      <path
        fill="var(--site-palette-white)"
        d="M28 10a6 6 0 0 1 6-6h46l22 22v82a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z"
      />
      <path fill="var(--site-palette-lilac-mid)" d="M80 4v16a6 6 0 0 0 6 6h16z" />
      <path strokeWidth="8" d="M51 42c0-20 29-18 28 0-1 11-14 12-14 24M65 82h0" />
      <circle fill="var(--site-brand)" stroke="none" cx="98" cy="98" r="22" />
      <path d="M88 98l7 7 13-14" />
    </g>
  ),
  // Notes, sorted: who, when, at night.
  observe: (
    <>
      <g transform="rotate(-14 40 70)">
        <rect fill="var(--site-palette-lilac)" x="6" y="26" width="58" height="66" rx="6" />
        <circle cx="35" cy="50" r="10" />
        <path d="M17 80c0-20 36-20 36 0" />
      </g>
      <g transform="rotate(3 66 60)">
        <rect fill="var(--site-palette-white)" x="42" y="10" width="58" height="66" rx="6" />
        <circle cx="71" cy="43" r="20" />
        <path d="M71 31v13l9 5" />
      </g>
      <g transform="rotate(13 90 90)">
        <rect
          fill="var(--site-palette-lilac-deep)"
          stroke="none"
          x="66"
          y="52"
          width="58"
          height="66"
          rx="6"
        />
        <path
          fill="var(--site-palette-yellow)"
          stroke="none"
          d="M101 67a19 19 0 1 0 10 29 17 17 0 0 1-10-29z"
        />
      </g>
    </>
  ),
  // Two signs of cardboard: the one that was given up, and the one that works.
  try: (
    <>
      <g transform="rotate(-13 40 60)">
        <rect fill="var(--site-palette-coral-pale)" x="2" y="16" width="76" height="60" rx="8" />
        <path strokeWidth="6" stroke="var(--site-palette-coral)" d="M26 34l24 24M50 34L26 58" />
      </g>
      <path strokeWidth="6" stroke="var(--site-ink)" d="M84 118V78" />
      <g transform="rotate(4 84 70)">
        <rect fill="var(--site-ink)" stroke="none" x="38" y="38" width="92" height="56" rx="8" />
        <path strokeWidth="7" stroke="var(--site-paper)" d="M58 66h46M88 50l16 16-16 16" />
      </g>
    </>
  ),
  // The files with how to use them, and what is left to decide.
  handOver: (
    <>
      <path fill="var(--site-palette-white)" d="M34 6h66a6 6 0 0 1 6 6v80H28V12a6 6 0 0 1 6-6z" />
      <path d="M42 24l5 5 9-10M64 24h28" />
      <path
        fill="var(--site-ink)"
        stroke="none"
        d="M4 52a8 8 0 0 1 8-8h30l12 12h62a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8z"
      />
      <circle fill="var(--site-palette-butter)" stroke="none" cx="74" cy="86" r="18" />
      <circle fill="var(--site-palette-lilac)" stroke="none" cx="54" cy="86" r="18" />
      <path fill="var(--site-brand)" stroke="none" d={overlapOf([54, 86, 18], [74, 86, 18])} />
    </>
  ),
};

/** What a step leaves, over the disc before its sentence (the last thing in its item). Decorative. */
export const Deliverable = ({of}: {of: Step}): ReactNode => (
  <LineDrawing
    width="136"
    height="120"
    className={styles.deliverable}
    viewBox="-4 0 136 120"
    strokeWidth="4.5"
  >
    {deliverables[of]}
  </LineDrawing>
);

/** A grid of cards: the first spans it, the second is as tall as the two beside it. */
export const Cards = ({children}: {children: ReactNode}): ReactNode => (
  <div className={styles.cards}>{children}</div>
);

/** A card of `Cards`: its sign, a title, a key sentence in large type and a list. */
export const Card = ({sign, children}: {sign: CardSign; children: ReactNode}): ReactNode => (
  <section>
    <LineDrawing
      width="172"
      height="132"
      className={styles.sign}
      viewBox="0 0 172 132"
      strokeWidth="4"
    >
      {signs[sign]}
    </LineDrawing>
    {children}
  </section>
);

/** The rules of a stay in a hospital, beside a drawing of one of them. */
export function Stay({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.stay}>
      <div>{children}</div>
      <div className={`site-colours-only ${styles.ward}`}>
        <Ward
          question={translate({id: 'legal.Stay.question'})}
          answer={translate({id: 'legal.Stay.answer'})}
        />
        {/* What is noted is locked away. */}
        <Scene step="keep" className={styles.kept} />
      </div>
    </div>
  );
}

/** Two discs that meet, in units of the drawing. */
const PAPER: Disc = [160, 160, 160];
const SIGN: Disc = [434, 160, 160];

/** What is promised of accessibility, beside its two figures. */
export function Delivered({children}: {children: ReactNode}): ReactNode {
  const {printPoints, signContrast} = statements.buyers.scope;
  const figures = [
    {
      disc: PAPER,
      tint: 'butter',
      figure: printPoints,
      unit: translate({id: 'legal.Delivered.points'}),
      name: translate({id: 'legal.Delivered.paper'}),
    },
    {
      disc: SIGN,
      tint: 'lilac',
      figure: translate({id: 'legal.Delivered.share'}, {share: signContrast}),
      unit: translate({id: 'legal.Delivered.contrast'}),
      name: translate({id: 'legal.Delivered.sign'}),
    },
  ];
  return (
    <div className={styles.stay}>
      <div>{children}</div>
      <svg
        width="24"
        className={`site-no-print ${styles.weeks} ${styles.ward}`}
        viewBox="0 0 594 372"
        textAnchor="middle"
        aria-hidden="true"
      >
        {figures.map(({disc: [cx, cy, r], tint}) => (
          <circle key={tint} fill={`var(--site-palette-${tint})`} cx={cx} cy={cy} r={r} />
        ))}
        <path className={styles.overlap} d={overlapsOf([PAPER, SIGN])} />
        {/* Off the middle, clear of the overlap. */}
        {figures.map(({disc: [cx, cy], tint, figure, unit, name}, index) => (
          <g key={tint} transform={`translate(${index ? cx + 17 : cx - 17} ${cy})`}>
            <text y="12">{figure}</text>
            <g fontSize="29">
              <text y="56">{unit}</text>
              <text className={styles.below} y="204">
                {name}
              </text>
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** How to begin, the last section: a field of the brand colour with the way to the contact form. */
export function Ending({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={`site-ground-brand ${styles.ending}`}>
      <Letter className={`site-colours-only ${styles.pair}`} />
      {children}
      <Button href={`${linkTo('home')}#${homeAnchors.contact}`} icon="arrow-right">
        {translate({id: 'home.Hero.contact'})}
      </Button>
      <ContactOnPaper />
    </div>
  );
}
