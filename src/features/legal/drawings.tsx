import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {CardSign} from '../../plugins/texts/pageSchemas';
import type {site} from '../../site';

/*
 * What is handed over, in the flat colours of the people beside it: a sheet of paper has the same
 * size in all drawings, and what is agreed is a seal of two discs, with its sign where they meet.
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

/** The disc behind what is on a card. */
const Ground = ({tint}: {tint: string}): ReactNode => (
  <circle fill={`var(--site-${tint})`} cx="76" cy="76" r="72" />
);

/** What a buyer signs, receives or can count on, and the rules of a stay: 200 by 152 units. */
export const signs: Readonly<Record<CardSign, ReactNode>> = {
  quote: (
    <>
      <Ground tint="butter" />
      <g transform="translate(46 14)scale(1.3)">
        {sheet}
        {/* Six times the amount of a disc, as on the prices: less than all of them */}
        <path
          stroke="var(--site-brand)"
          strokeWidth="15"
          d="M14 32h0M33 32h0M52 32h0M14 51h0M33 51h0"
        />
        <path stroke={lilac} strokeWidth="15" d="M52 51h0" />
      </g>
      <Seal at={[150, 116]} r={30}>
        <g transform="scale(1.3)">{check}</g>
      </Seal>
    </>
  ),
  // A bid, alone or with others.
  bid: (
    <>
      <Ground tint="lilac" />
      <g transform="rotate(-7 98 84)">
        <rect fill={yellow} x="28" y="36" width="142" height="98" rx="9" />
        <path
          fill="var(--site-palette-butter)"
          d="M37 36H161a9 9 0 0 1 9 9v3l-63 50a14 14 0 0 1-17 0L28 48V45a9 9 0 0 1 9-9z"
        />
        <Seal at={[99, 92]} r={24} left={white} />
      </g>
    </>
  ),
  // Where others have chosen before one buys.
  catalogue: (
    <>
      <Ground tint="mint" />
      <path stroke="var(--site-ink)" strokeWidth="7" d="M42 52V112M154 52V112" />
      <Seal at={[98, 90]} r={19} />
      <rect fill={deep} x="28" y="106" width="140" height="38" rx="8" />
      {[30.5, 57.5, 84.5, 111.5, 138.5].map((x, index) => (
        <path
          key={x}
          fill={index % 2 ? yellow : coral}
          d={`M${x} 24h27v36a13.5 13.5 0 0 1-27 0z`}
        />
      ))}
    </>
  ),
  // Two who speak of the same thing.
  references: (
    <>
      <Ground tint="coral-pale" />
      <path fill={yellow} d="M34 82 24 122 72 102z" />
      <path fill={lilac} d="M150 104 172 142 116 122z" />
      <path fill={yellow} d={discPath([70, 62, 46])} />
      <path fill={lilac} d={discPath([126, 82, 46])} />
      <path fill="var(--site-brand)" d={overlapOf([70, 62, 46], [126, 82, 46])} />
      <g stroke="var(--site-on-brand)" transform="translate(98 72)scale(1.2)">
        {check}
      </g>
    </>
  ),
  contract: (
    <>
      <Ground tint="mint-mid" />
      <g transform="translate(40 34)rotate(-12)scale(1.3)">
        <rect fill={yellow} width="66" height="84" rx="6" />
      </g>
      <g transform="translate(62 14)scale(1.3)">
        {sheet}
        <Seal at={[33, 54]} r={17} apart={19} />
      </g>
      <g transform="translate(124 104)rotate(42)scale(1.3)">{pencil}</g>
    </>
  ),
  // Fifty days to pay, in rows of ten.
  invoice: (
    <>
      <Ground tint="lilac" />
      <rect fill={white} x="22" y="22" width="142" height="112" rx="9" />
      <path fill={coral} d="M31 22H155a9 9 0 0 1 9 9V48H22V31a9 9 0 0 1 9-9z" />
      <path stroke={ink} strokeWidth="8" d="M56 14v16M130 14v16" />
      <path
        stroke={ink}
        strokeWidth="7.4"
        strokeDasharray="0 13"
        d="M34.5 62H160M34.5 77H160M34.5 92H160M34.5 107H160M34.5 122H160"
      />
      <Seal at={[156, 118]} r={30}>
        <path strokeWidth="5.5" d="M9-10a13 13 0 1 0 0 20M-14-4H2M-14 4H2" />
      </Seal>
    </>
  ),
  data: (
    <>
      <Ground tint="mint" />
      <g transform="rotate(-5 92 80)">
        <path
          fill={lilac}
          d="M30 38a9 9 0 0 1 9-9H70l11 13h63a9 9 0 0 1 9 9v73a9 9 0 0 1-9 9H39a9 9 0 0 1-9-9z"
        />
        <Seal at={[76, 84]} r={21} left={white} />
      </g>
      <path stroke="var(--site-ink)" strokeWidth="9" d="M130 92V80a18 18 0 0 1 36 0V92" />
      <rect fill={yellow} x="116" y="90" width="64" height="54" rx="10" />
      <path stroke={ink} strokeWidth="12" d="M148 112h0" />
      <path stroke={ink} strokeWidth="6" d="M148 114v12" />
    </>
  ),
  // An umbrella, of two colours that meet.
  insurance: (
    <>
      <Ground tint="coral-pale" />
      <path stroke="var(--site-ink)" strokeWidth="8" d="M98 14V6M98 70V128a13 13 0 0 1-26 0" />
      <path fill={yellow} d="M98 12A72 72 0 0 0 26 84A24 13 0 0 1 74 84A92 92 0 0 1 98 12z" />
      <path fill={lilac} d="M98 12A72 72 0 0 1 170 84A24 13 0 0 0 122 84A92 92 0 0 0 98 12z" />
      <path
        fill="var(--site-brand)"
        d="M98 12A92 92 0 0 0 74 84A24 13 0 0 1 122 84A92 92 0 0 0 98 12z"
      />
    </>
  ),
  training: (
    <>
      <Ground tint="lilac" />
      <g transform="translate(34 16)rotate(-4)scale(1.3)">
        {sheet}
        <g transform="translate(33 44)">
          <path fill={deep} d="M-14 0H14V14Q0 22-14 14z" />
          <path fill={ink} d="M-26 0 0-11 26 0 0 11z" />
          <path stroke={coral} strokeWidth="3.6" d="M20 3V16" />
        </g>
      </g>
      <path
        fill={coral}
        d="M114 112 106 150 120 143 129 152 134 118zM138 118 144 152 153 143 167 150 158 112z"
      />
      <Seal at={[136, 104]} r={27} />
    </>
  ),
  // A ruler under a clinic, the house of a charity, and a company: whose rules they are.
  rules: (
    <>
      <path fill={white} d="M14 64H72V122H14z" />
      <circle fill={white} cx="43" cy="42" r="19" />
      <path fill={deep} d="M10 58a4 4 0 0 1 4-4H72a4 4 0 0 1 4 4v8H10z" />
      <path stroke={deep} strokeWidth="8" d="M43 31V47M35 39H51" />
      <path fill={lilac} d="M22 76H34V90H22zM52 76H64V90H52z" />
      <path fill={ink} d="M35 122V102a8 8 0 0 1 16 0V122z" />
      <path fill="var(--site-mint-mid)" d="M84 84H132V122H84z" />
      <path fill={coral} d="M78 86 108 54 138 86z" />
      <Seal at={[108, 84]} r={7} />
      <path fill={ink} d="M100 122V108a8 8 0 0 1 16 0V122z" />
      <path fill={lilac} d="M140 30a6 6 0 0 1 6-6H180a6 6 0 0 1 6 6V122H140z" />
      <path
        stroke={yellow}
        strokeWidth="9"
        d="M152 40h0M174 40h0M152 60h0M174 60h0M152 80h0M174 80h0"
      />
      <path fill={ink} d="M155 122V104a8 8 0 0 1 16 0V122z" />
      <rect fill={yellow} y="120" width="200" height="30" rx="6" />
      <path
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="butt"
        d={Array.from(
          {length: 19},
          (_, at) => `M${10 + 10 * at} 120v${at % 5 === 4 ? 16 : 9}`,
        ).join('')}
      />
    </>
  ),
  // Not without a yes.
  photos: (
    <>
      <Ground tint="lilac" />
      <path fill={ink} d="M66 50 74 34a8 8 0 0 1 7-4h30a8 8 0 0 1 7 4l8 16z" />
      <rect fill={yellow} x="26" y="44" width="138" height="86" rx="14" />
      <path stroke={white} strokeWidth="10" d="M44 62h8" />
      <circle fill={white} cx="96" cy="88" r="34" />
      <circle fill={ink} cx="96" cy="88" r="25" />
      <Seal at={[96, 88]} r={11} apart={9} />
      <path stroke={coral} strokeWidth="11" d="M28 26 166 144" />
    </>
  ),
  // Notes that are destroyed: the book, and what is left of it.
  notes: (
    <>
      <Ground tint="butter" />
      <g transform="rotate(-3 90 50)">
        <rect fill={deep} x="52" y="8" width="78" height="80" rx="8" />
        <path fill={ink} d="M60 8h6v80H52V16a8 8 0 0 1 8-8z" />
        <Seal at={[98, 42]} r={19} apart={20} left={white} />
      </g>
      <path
        stroke={lilac}
        strokeWidth="9"
        strokeLinecap="butt"
        d="M58 84V126M74 84V142M90 84V120M106 84V138M122 84V128"
      />
      <rect fill={yellow} x="28" y="70" width="126" height="26" rx="13" />
      <path stroke={ink} strokeWidth="6" d="M48 83H134" />
    </>
  ),
  // A promise, and clean hands.
  hygiene: (
    <>
      <Ground tint="mint" />
      <g transform="translate(28 24)rotate(-6)scale(1.24)">
        {sheet}
        <path stroke={ink} strokeWidth="6" d="M22 46V36a11 11 0 0 1 22 0V46" />
        <rect fill={ink} x="15" y="44" width="36" height="28" rx="6" />
        <path stroke={white} strokeWidth="6" d="M33 56v4" />
      </g>
      <path stroke="var(--site-ink)" strokeWidth="8" d="M140 70V48H118" />
      <rect fill={coral} x="128" y="56" width="24" height="18" rx="4" />
      <rect fill={yellow} x="112" y="70" width="56" height="76" rx="12" />
      <path stroke={white} strokeWidth="9" d="M140 96v26M127 109h26" />
    </>
  ),
  // A yes, before one begins.
  research: (
    <>
      <Ground tint="coral-pale" />
      <path fill={lilac} d="M68 26V62L34 122a13 13 0 0 0 11 20H119a13 13 0 0 0 11-20L96 62V26z" />
      <path
        fill="var(--site-brand)"
        d="M57 82H107L130 122a13 13 0 0 1-11 20H45a13 13 0 0 1-11-20z"
      />
      <path stroke={deep} strokeWidth="11" d="M64 24H100" />
      <path stroke={white} strokeWidth="13" d="M66 120h0" />
      <path stroke={yellow} strokeWidth="18" d="M92 108h0" />
      <Seal at={[148, 114]} r={26}>
        {check}
      </Seal>
    </>
  ),
};
