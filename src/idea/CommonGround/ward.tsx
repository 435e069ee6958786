import type {ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {aboveFloor} from './meeting';
import {Head, Person} from './people';
import styles from './styles.module.css';

/** The floor cuts both at the bottom. */
const corridor: Disc = [230, 222, 220];
const room: Disc = [456, 238, 190];

const FLOOR = 400;

const white = 'var(--site-palette-white)';
const yellow = 'var(--site-palette-yellow)';
const deep = 'var(--site-palette-lilac-deep)';
const ink = 'var(--site-palette-ink)';

/** A door that opens into the room, on the light of the corridor. */
const door = (
  <>
    <path fill={deep} d="M120 400V176a10 10 0 0 1 10-10H262a10 10 0 0 1 10 10V400z" />
    {/* White by day, and lit by night like the windows of home's hospital. */}
    <path className="site-ground-butter" fill="var(--site-mark-b)" d="M132 178H260V400H132z" />
    <path fill="var(--site-palette-coral)" d="M132 178 76 158V412L132 400z" />
    <path fill={white} d="M92 190 118 198V278L92 276z" />
    <path stroke={ink} strokeWidth="8" d="M88 304H106" />
  </>
);

/** A hospital bed with its head up, on wheels, and who lies in it. */
const bed = (
  <>
    <g className={styles.guest} stroke="var(--legs)">
      <path strokeWidth="14" d="M564 352 606 284M352 384H632" />
      <path strokeWidth="18" d="M352 357H630" />
      <path strokeWidth="34" d="M440 362V382M552 362V382" strokeLinecap="butt" />
    </g>
    <path stroke={ink} strokeWidth="24" d="M352 388h0M632 388h0" />
    <path stroke={white} strokeWidth="8" d="M352 388h0M632 388h0" />
    <rect fill={yellow} x="622" y="190" width="18" height="186" rx="9" />
    <path stroke="var(--site-palette-mint)" strokeWidth="30" d="M372 336H524L604 232" />
    <path stroke={white} strokeWidth="36" d="M564 258 594 216" />
    <g className={styles.guest}>
      <path stroke="var(--shade)" strokeWidth="18" d="M552 236 566 208" />
      <path stroke="var(--body)" strokeWidth="56" d="M502 296 542 246" />
      <g transform="translate(566 200)scale(1.36)translate(0 115)">
        <Head who="guest" />
      </g>
      <path
        fill="var(--site-mint-mid)"
        d="M362 350V304C362 284 372 274 382 276C390 278 392 290 400 288C412 284 420 262 436 262C458 262 472 268 482 276L516 322V350a6 6 0 0 1-6 6H368a6 6 0 0 1-6-6z"
      />
      <path stroke="var(--site-mint)" strokeWidth="12" d="M396 296V350M442 270V350" />
      <path stroke={white} strokeWidth="14" d="M480 276 514 324V346" />
      <path stroke="var(--skin)" strokeWidth="17" d="M494 272 488 264" />
      <path
        stroke="var(--skin)"
        strokeWidth="6.5"
        d="M486 264 474 258M484 260 474 248M487 257 481 243M491 257 490 243"
      />
      <path stroke="var(--sleeve)" strokeWidth="20" d="M542 258Q548 306 527 304L504 282" />
    </g>
    <rect fill={yellow} x="344" y="272" width="18" height="104" rx="9" />
  </>
);

type WardProps = {
  /** What the host asks at the door, and what the guest answers from a bed. */
  question: string;
  answer: string;
};

/** A room of the hospital, at the door of which the host asks to come in. Decorative. */
export function Ward({question, answer}: WardProps): ReactNode {
  return (
    <svg width="24" className={styles.ward} viewBox="0 0 640 412" aria-hidden="true">
      <path d={aboveFloor(corridor, FLOOR)} fill="var(--site-butter)" />
      <path d={aboveFloor(room, FLOOR)} fill="var(--site-lilac)" />
      <path d={overlapOf(corridor, room)} fill="var(--site-palette-brand)" />
      <rect fill="var(--site-mint-mid)" x="14" y="398" width="626" height="14" rx="7" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {door}
        <Person who="host" transform="translate(198 402) scale(1.44)" />
        {bed}
      </g>
      <path
        d="M54 46H330a33 33 0 0 1 0 66H216l-14 34-18-34H54a33 33 0 0 1 0-66z"
        fill="var(--site-ink)"
      />
      <path
        d="M402 92H598a32 32 0 0 1 0 64H572l-12 18-16-18H402a32 32 0 0 1 0-64z"
        fill="var(--site-palette-white)"
      />
      <g className={styles.words} textAnchor="middle">
        <text x="192" y="89" fill="var(--site-paper)">
          {question}
        </text>
        <text x="500" y="134" fill="var(--site-palette-ink)">
          {answer}
        </text>
      </g>
    </svg>
  );
}
