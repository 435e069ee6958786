import type {ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {Person} from './people';
import styles from './styles.module.css';

/** The floor cuts both at the bottom. */
const corridor: Disc = [230, 222, 220];
const room: Disc = [456, 238, 190];

const aboveFloor = ([cx, cy, r]: Disc): string => {
  const half = Math.sqrt(r ** 2 - (400 - cy) ** 2);
  return `M${cx - half} 400A${r} ${r} 0 1 1 ${cx + half} 400z`;
};

type WardProps = {
  /** What the host asks at the door, and what the guest answers from a bed. */
  question: string;
  answer: string;
};

/** A room of the hospital, at the door of which the host asks to come in. Decorative. */
export function Ward({question, answer}: WardProps): ReactNode {
  return (
    <svg width="24" className={styles.ward} viewBox="0 0 640 412" aria-hidden="true">
      <path d={aboveFloor(corridor)} fill="var(--site-butter)" />
      <path d={aboveFloor(room)} fill="var(--site-lilac)" />
      <path d={overlapOf(corridor, room)} fill="var(--site-palette-brand)" />
      {/* White on butter by day, and lit by night like the windows of home's hospital. */}
      <path
        className="site-ground-butter"
        d="M132 400V226a66 66 0 0 1 132 0V400z"
        fill="var(--site-mark-b)"
      />
      <Person who="host" transform="translate(194 396) scale(1.44)" />
      <g fill="none" strokeLinecap="round" stroke="var(--site-ink)">
        <path strokeWidth="5" d="M30 400H626" />
        <path strokeWidth="12" d="M606 226V396M340 336V396M346 356H600" />
      </g>
      <rect x="346" y="314" width="254" height="38" rx="14" fill="var(--site-palette-white)" />
      <path d="M514 322 568 236a16 16 0 0 1 30 8v78z" fill="var(--site-palette-white)" />
      <g className={styles.guest}>
        <path d="M516 240a32 32 0 0 1 64 0a32 32 0 0 1-64 0z" fill="var(--skin)" />
        <circle cx="580" cy="222" r="15" fill="var(--hair)" />
        <path
          d="M520 222C528 190 590 198 580 252C573 254 567 240 566 228C550 230 534 228 520 222z"
          fill="var(--hair)"
        />
        <g fill="none" stroke="var(--face)" strokeLinecap="round">
          <path strokeWidth="6.6" d="M525 238h0M541 240h0" />
          <path strokeWidth="3" d="M524 252q6 4 13 2" />
        </g>
        <path d="M492 336c0-44 22-66 56-66s50 28 50 66z" fill="var(--body)" />
        <path
          d="M354 336V324c0-22 20-34 58-34h76c30 0 42 26 110 26v20z"
          fill="var(--site-palette-mint)"
        />
        <path
          d="M354 336V324c0-22 20-34 58-34h20q-12 22-10 46z"
          fill="var(--site-palette-mint-mid)"
        />
        <g fill="none" strokeLinecap="round">
          <path stroke="var(--site-palette-white)" strokeWidth="9" d="M492 292c26 4 40 24 104 25" />
          <path stroke="var(--skin)" strokeWidth="17" d="M540 318 494 303" />
          <path stroke="var(--shade)" strokeWidth="2.4" d="M482 301l11 3" />
          <path
            stroke="var(--sleeve)"
            strokeWidth="21"
            strokeLinejoin="round"
            d="M566 292Q562 314 545 319L530 314"
          />
        </g>
      </g>
      <path
        d="M54 52H330a33 33 0 0 1 0 66H214l-12 26-16-26H54a33 33 0 0 1 0-66z"
        fill="var(--site-ink)"
      />
      <path
        d="M398 122H590a32 32 0 0 1 0 64H566l4 20-32-20H398a32 32 0 0 1 0-64z"
        fill="var(--site-palette-white)"
      />
      <g className={styles.words} textAnchor="middle">
        <text x="192" y="95" fill="var(--site-paper)">
          {question}
        </text>
        <text x="494" y="164" fill="var(--site-palette-ink)">
          {answer}
        </text>
      </g>
    </svg>
  );
}
