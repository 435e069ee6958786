import clsx from 'clsx';
import type {ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {portraitOf, type Trait} from '../../lib/portrait';
import portrait from '../Portrait/styles.module.css';
import {Chair, Figure, Work, type Seated} from './people';
import {Things} from './things';
import styles from './styles.module.css';

const butter: Disc = [250, 154, 114];
const lilac: Disc = [390, 154, 114];

type Seat = Omit<Seated, 'looks' | 'isTight'> & {
  /** Whose place it is first of all. */
  acts: ReadonlyArray<Trait<'act'>>;
};

/** In the order in which a team fills them. */
const seats: readonly Seat[] = [
  {x: 360, y: 273, turn: -17, gaze: -6, lean: 12, acts: ['heart', 'chin'], joins: 'reach'},
  {x: 276, y: 35, turn: 152, gaze: -6, lean: 9, acts: ['chin', 'heart'], joins: 'point'},
  {x: 366, y: 33, turn: 200, gaze: 8, lean: 6, acts: ['pencil', 'book']},
  {x: 188, y: 50, turn: 152, gaze: 24, lean: 0, acts: ['wave', 'mug'], isFront: true},
  {x: 509, y: 122, turn: 258, gaze: -44, lean: -2, acts: ['mug', 'book']},
  {x: 500, y: 210, turn: 294, gaze: 6, lean: 3, acts: ['laptop', 'mug']},
  {x: 130, y: 182, turn: 76, gaze: 46, lean: -1, acts: ['book', 'laptop']},
  {x: 196, y: 266, turn: 20, gaze: -46, lean: 2, acts: ['pencil', 'mug']},
  {x: 447, y: 46, turn: 208, gaze: -12, lean: 2, acts: []},
  {x: 134, y: 106, turn: 112, gaze: 10, lean: 2, acts: []},
  {x: 443, y: 266, turn: 334, gaze: 12, lean: 0, acts: []},
  {x: 276, y: 275, turn: 354, gaze: -20, lean: 4, acts: []},
];

type Person = {id: string; face?: number};

/** Everybody's seat: first those whose hands suit it, the rest in order. */
function seated(people: readonly Person[]) {
  const waiting = people
    .slice(0, seats.length)
    .map(({id, face}) => ({id, looks: portraitOf(id, face)}));
  const taken = seats.slice(0, waiting.length);
  const chosen = taken.map(({acts}) => {
    const at = acts
      .map((act) => waiting.findIndex(({looks}) => looks.act === act))
      .find((index) => index >= 0);
    return at === undefined ? undefined : waiting.splice(at, 1)[0];
  });
  const isTight = taken.length > 8;
  return taken.flatMap(({acts: _acts, ...seat}, index) => {
    const person = chosen[index] ?? waiting.shift();
    return person ? [{...person, ...seat, isTight}] : [];
  });
}

/** The whole team at work, from above, round two tables that meet. Decorative. */
export default function Table({
  className,
  people,
}: {
  className?: string;
  people: readonly Person[];
}): ReactNode {
  const team = seated(people);
  return (
    <svg
      width="24"
      className={clsx('site-styled', portrait.colours, styles.table, className)}
      viewBox="0 0 640 308"
      aria-hidden="true"
    >
      <circle fill="var(--site-palette-butter)" cx={butter[0]} cy={butter[1]} r={butter[2]} />
      <circle fill="var(--site-palette-lilac)" cx={lilac[0]} cy={lilac[1]} r={lilac[2]} />
      <path fill="var(--site-brand)" d={overlapOf(butter, lilac)} />
      <g className={styles.things} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Things />
        {team.length < seats.length - 1 ? (
          <Chair transform="translate(462 272)rotate(-52)" />
        ) : null}
        {team.map(({id, ...seat}) => (
          <Work key={id} {...seat} />
        ))}
        {team.map(({id, ...seat}) => (
          <Figure key={id} {...seat} />
        ))}
      </g>
    </svg>
  );
}
