import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {Disc} from '../../lib/discs';
import {portraitOf, type Trait} from '../../lib/portrait';
import {Bust, type Act} from '../Portrait/person';
import portrait from '../Portrait/styles.module.css';
import {Round} from './round';
import {between, Sitter} from './Sitter';
import {Beyond, Chair, Dog, rest, Things, Tops, type Seated} from './things';
import styles from './styles.module.css';

/** The two table tops, before they are seen at a slant. */
const butter: Disc = [205, 0, 215];
const lilac: Disc = [435, 0, 215];
const SLANT = 0.3;
const MIDDLE = 250;

/** Of a bust, whose head is 160 wide. */
const SCALE = 0.37;

/** Who sits in the first row; the others stand behind them. */
const ROW = 8;
const MOST = 12;

type Seat = {
  /** What suits it. */
  acts: ReadonlyArray<Trait<'act'>>;
  way: -1 | 1;
  /** On which side the hand acts. */
  side: -1 | 1;
  /** How much taller who sits there is. */
  up: number;
  /** What the other hand does, which else is under the table. */
  other?: Act;
};

/** A hand at the sheet in the middle. */
const reach: Act = {
  shoulder: [88, 132],
  elbow: [112, 196],
  wrist: [84, 226],
  hand: [62, 250],
  lines: 'M44 258l11-13M57 267l9-14',
};

/** From the left, for a full row: the four in the middle look at what lies there, the others talk. */
const seats: readonly Seat[] = [
  {acts: ['wave'], way: 1, side: -1, up: 0, other: rest},
  {acts: ['laptop', 'mug'], way: -1, side: -1, up: 8},
  {acts: ['pencil', 'book'], way: 1, side: -1, up: -2, other: rest},
  {acts: ['heart', 'mug'], way: 1, side: -1, up: 4, other: reach},
  {acts: ['chin', 'heart'], way: -1, side: -1, up: -4, other: rest},
  {acts: ['book', 'mug'], way: -1, side: -1, up: 10},
  {acts: ['mug', 'laptop'], way: 1, side: 1, up: 0, other: rest},
  {acts: ['pencil', 'laptop'], way: -1, side: 1, up: 4, other: rest},
];

/** How much further apart the two halves of the row are. */
const GAP = 13;

/** How high the far edge of the tables is at an x. */
const edgeAt = (x: number): number =>
  MIDDLE -
  SLANT *
    Math.max(...[butter, lilac].map(([cx, , r]) => Math.sqrt(Math.max(0, r ** 2 - (x - cx) ** 2))));

/** Everybody's place: first those whose hands suit it, the rest in order. */
function seated(people: readonly Seated[]) {
  const waiting = people.slice(0, MOST).map(({id, face}) => ({id, looks: portraitOf(id, face)}));
  const count = Math.min(ROW, waiting.length);
  const taken = seats.slice(Math.floor((ROW - count) / 2)).slice(0, count);
  const chosen = taken.map(({acts: suiting}) => {
    const at = suiting
      .map((act) => waiting.findIndex(({looks}) => looks.act === act))
      .find((index) => index >= 0);
    return at === undefined ? undefined : waiting.splice(at, 1)[0];
  });
  const pitch = Math.min(100, (545 - 2 * GAP) / Math.max(1, count - 1));
  const middle = (count - 1) / 2;
  const row = taken.flatMap(({up, acts: _suiting, ...seat}, index) => {
    const person = chosen[index] ?? waiting.shift();
    const x = 320 + (index - middle) * pitch + GAP * Math.sign(index - middle);
    if (!person) return [];
    // The first has no neighbour on its other side.
    const act = x > 100 ? between(person.looks.act) : person.looks.act;
    return [{...person, ...seat, act, x, y: edgeAt(x) - 200 * SCALE - up}];
  });
  const behind = waiting.map((person, index) => {
    const x = 320 + (index - (waiting.length - 1) / 2) * 2 * pitch;
    return {
      ...person,
      way: index % 2 ? (-1 as const) : (1 as const),
      x,
      y: edgeAt(x) - 204 * SCALE - 66,
    };
  });
  // Who sits in the middle is behind their neighbours.
  row.sort((one, other) => one.y - other.y);
  return {row, behind};
}

type TableProps = {className?: string; people: readonly Seated[]};

/** Everybody behind the tables. */
function Long({people, className}: TableProps): ReactNode {
  const {row, behind} = seated(people);
  const clip = useId();
  const top = behind.length > 0 ? -22 : 44;
  const placed = ({x, y}: {x: number; y: number}) => `translate(${x} ${y})scale(${SCALE})`;
  return (
    <svg
      width="24"
      className={className}
      viewBox={`-24 ${top} 688 ${384 - top}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <Beyond butter={butter} lilac={lilac} slant={SLANT} middle={MIDDLE} />
      </clipPath>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--floor)" strokeWidth="8" d="M-6 379H646" />
        {behind.map(({id, looks, way, ...at}) => (
          <g key={id} transform={placed(at)}>
            <Bust looks={looks} way={way} />
          </g>
        ))}
        <path
          stroke="var(--legs)"
          strokeWidth="16"
          d="M205 300V368M435 300V368M172 370h66M402 370h66"
        />
        <g className={styles.rim}>
          <g transform={`translate(0 ${MIDDLE})scale(1 ${SLANT})`}>
            <Tops butter={butter} lilac={lilac} thick={44} />
          </g>
        </g>
        <Things lies={0.4} />
        {/* One by one, so that nobody's arm lies over who sits before them */}
        {row.map(({id, looks, way, act, side, other, ...at}) => (
          <Sitter
            key={id}
            looks={looks}
            way={way}
            side={side}
            act={act}
            other={other}
            at={placed(at)}
            clip={clip}
          />
        ))}
        <g className={styles.rim}>
          <Dog transform="translate(318 374)" />
          <Chair transform="translate(600 374)" />
        </g>
      </g>
    </svg>
  );
}

/** The whole team at work at two tables that meet: in a small window, round them. Decorative. */
export default function Table({className, people}: TableProps): ReactNode {
  const shared = clsx('site-styled', portrait.colours, styles.table, className);
  return (
    <>
      <Long people={people} className={clsx(shared, styles.long)} />
      <Round people={people.slice(0, MOST)} className={clsx(shared, styles.round)} />
    </>
  );
}
