import {Fragment, type ComponentProps, type ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {apart, hill, OnTheHill} from './pair';
import {Arm, Person} from './people';
import {
  akimbo,
  holding,
  kneeling,
  lap,
  listening,
  Looking,
  Reach,
  round,
  telling,
  writing,
} from './looks';

const white = 'var(--site-palette-white)';
const ink = 'var(--site-palette-ink)';

/** Two small discs that meet, for words. */
const words = (
  <>
    <circle fill="var(--site-palette-yellow)" cx="-5" r="9" />
    <circle fill="var(--site-palette-brand)" cx="5" r="9" />
  </>
);

/** What the two do while a visitor answers, by the question, or `error` where an answer is wrong. */
const answers: Readonly<Record<string, ReactNode>> = {
  // She dictates, he writes on his knee.
  email: (
    <>
      <Person
        who="host"
        transform="translate(-4 24)scale(1.1)"
        legs={kneeling}
        arms={null}
        head={
          <>
            <Looking who="host" look="down" turn="rotate(8 0 -98)" />
            {writing}
          </>
        }
      />
      <Person
        who="guest"
        transform="translate(92 7)"
        arms={telling}
        head={<Looking who="guest" look="talk" />}
      />
    </>
  ),
  // He is on the telephone, and she is curious.
  phone: (
    <>
      <Person
        who="host"
        transform="translate(-14 5)scale(-1.1 1.1)"
        arms={akimbo}
        head={
          <>
            <Looking who="host" look="profile" />
            <path stroke="var(--site-palette-yellow)" strokeWidth="10" d="M-5-113L6-91" />
            <Reach d="M18-83Q34-62 9-86" hand="translate(3-93)rotate(-106)" />
          </>
        }
      />
      <Person
        who="guest"
        transform="translate(82 5)"
        arms={round(listening)}
        head={<Looking who="guest" look="surprised" turn="rotate(-12 0 -98)" />}
      />
    </>
  ),
  // She says who she is, he would hear it.
  firstname: (
    <>
      <Person
        who="host"
        transform="translate(-8 5)scale(1.1)"
        head={
          <>
            <Looking who="host" look="surprised" turn="rotate(10 0 -98)" />
            {listening}
          </>
        }
        arms={<Arm />}
      />
      <Person
        who="guest"
        transform="translate(84 5)"
        arms={<Reach d="M-19-83Q-44-64-20-66" hand="translate(-14-67)" />}
        head={<Looking who="guest" look="talk" />}
      />
    </>
  ),
  // His name is on a badge, which she reads with her fingers.
  lastname: (
    <>
      <Person
        who="host"
        transform="translate(-4 2)scale(1.1)"
        back
        arms={<Arm />}
        head={
          <>
            <Looking who="host" look="profile" />
            <path stroke="var(--site-palette-lilac-deep)" strokeWidth="3" d="M-8-94Q14-84 42-76" />
            <g transform="translate(48-64)rotate(6)">
              <rect x="-16" y="-14" width="32" height="36" rx="5" fill={white} />
              <g transform="translate(0 5)scale(.9)">{words}</g>
            </g>
            <Reach d="M18-83Q18-54 30-55" hand="translate(35-56)" />
          </>
        }
      />
      <Person
        who="guest"
        transform="translate(92 7)"
        arms={<Reach d="M-19-83Q-24-56-28-60" hand="translate(-31-61)rotate(186)" />}
        head={<Looking who="guest" look="down" />}
      />
    </>
  ),
  // They have sat down for what is long.
  message: (
    <>
      <path
        stroke="var(--site-palette-yellow)"
        strokeWidth="30"
        strokeLinecap="round"
        d="M-26-14H108"
      />
      <Person
        who="host"
        transform="translate(-4 4)scale(1.1)"
        arms={lap}
        head={
          <>
            <Looking who="host" look="down" turn="rotate(6 0 -98)" />
            <g transform="translate(1-62)rotate(-5)">
              <path fill={white} d="M-16-16H16V46q0 12 14 10V70q-30 8-36-8H-16z" />
              {words}
            </g>
            {holding}
          </>
        }
      />
      <Person
        who="guest"
        transform="translate(84 4)"
        arms={
          <>
            {lap}
            {telling}
          </>
        }
        head={<Looking who="guest" look="talk" />}
      />
    </>
  ),
  // She raises a hand: something is not right yet.
  error: (
    <>
      <Person
        who="host"
        transform="translate(-14 5)scale(1.1)"
        arms={akimbo}
        held={round(<Arm />)}
        head={<Looking who="host" look="surprised" turn="rotate(6 0 -98)" />}
      />
      <Person
        who="guest"
        transform="translate(90 6)"
        arms={<Reach d="M-19-83Q-42-96-36-126" hand="translate(-35-133)rotate(-86)" />}
        head={<Looking who="guest" look="talk" />}
      />
    </>
  ),
  // All that was answered, before them.
  review: (
    <>
      <path stroke={ink} strokeWidth="6" strokeLinecap="round" d="M24-40L19 6M52-40L57 6" />
      <rect x="-18" y="-146" width="110" height="108" rx="8" fill={white} />
      <g transform="translate(37-108)scale(2.2)">{words}</g>
      <Person
        who="host"
        transform="translate(-22 8)scale(1.1)"
        back
        arms={<Arm />}
        held={<Reach d="M18-83Q34-76 42-96" hand="translate(44-101)rotate(-65)" />}
        head={<Looking who="host" look="behind" />}
      />
      <Person
        who="guest"
        transform="translate(92 8)"
        back
        head={<Looking who="guest" look="behind" />}
      />
    </>
  ),
};

/**
 * The two people while a visitor answers a question; apart, where nothing is drawn for it. Decorative.
 *
 * @param at the question: they arrive there
 * @param of what they do: the question, or `error`
 */
export const Answered = ({
  at,
  of,
  ...placed
}: {
  at: string;
  of: string;
} & Omit<ComponentProps<typeof OnTheHill>, 'children'>): ReactNode => (
  <OnTheHill {...placed}>
    {/* The drawing stays, and moves; who arrives is new, and takes four steps */}
    <g key={at}>
      <Fragment key={of}>{answers[of] ?? apart}</Fragment>
    </g>
  </OnTheHill>
);

const sun: Disc = [58, -52, 124];

/**
 * The guest shows the way with her free hand, to what is left of the drawing. The sun behind them and
 * their hill are the two discs of the mark. Decorative.
 */
export const Guides = ({className}: {className?: string}): ReactNode => (
  <OnTheHill className={className}>
    <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="var(--site-palette-yellow)" />
    <path d={overlapOf(sun, hill)} fill="var(--site-brand)" />
    <Person
      who="host"
      transform="translate(114 10)scale(-1.1 1.1)"
      head={<Looking who="host" look="profile" />}
    />
    <Person
      who="guest"
      transform="translate(24 2)"
      arms={<Reach d="M-19-83Q-34-76-46-92" hand="translate(-50-97)rotate(226)" />}
      head={<Looking who="guest" look="talk" />}
    />
  </OnTheHill>
);
