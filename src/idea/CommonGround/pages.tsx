import type {ReactNode} from 'react';
import {Cane, Reach, walking} from './looks';
import {meeting} from './meeting';
import {Arm, Person} from './people';

/*
 * What the pages of legal texts are about, as objects and people that stand on the bottom edge of the
 * page's header: 560 units wide, 620 high. Their colours are the same by night, but for the people's
 * legs and hair (styles.module.css).
 */

const ink = 'var(--site-palette-ink)';
const white = 'var(--site-palette-white)';
const lilac = 'var(--site-palette-lilac-mid)';
const deep = 'var(--site-palette-lilac-deep)';
const yellow = 'var(--site-palette-yellow)';
const butter = 'var(--site-palette-butter)';
const coral = 'var(--site-palette-coral)';
const brand = 'var(--site-palette-brand)';
const glow = 'var(--site-palette-coral-glow)';
const plum = 'var(--site-palette-coral-night)';
const dusk = 'var(--site-palette-lilac-night)';

/**
 * Whoever publishes the site is behind this door, which is ajar, with a cat in it; the plate and the
 * bells say who.
 */
const door = (
  <>
    <path fill={deep} d="M112 600V208a168 168 0 0 1 336 0V600z" />
    <path fill={ink} d="M140 208a140 140 0 0 1 280 0v8H140z" />
    {meeting([243, 146, 59], [317, 146, 59], yellow, white)}
    {/* The light inside, between a closed leaf and one that opens inwards */}
    <path fill={yellow} d="M280 236H420V600H280z" />
    <path fill={butter} d="M280 572H352L420 600H280z" />
    <path fill={plum} d="M420 236V600L352 572V258z" />
    <path fill={coral} d="M140 236H280V600H140zM346 256l14 4V576l-14-6z" />
    <path
      fill={glow}
      d="M172 260h76a10 10 0 0 1 10 10v110a10 10 0 0 1-10 10h-76a10 10 0 0 1-10-10V270a10 10 0 0 1 10-10zM172 446h76a10 10 0 0 1 10 10v110a10 10 0 0 1-10 10h-76a10 10 0 0 1-10-10V456a10 10 0 0 1 10-10z"
    />
    <circle fill={ink} cx="262" cy="418" r="10" />
    {/* The doorstep, which it lights */}
    <path fill={white} d="M98 596H462a8 8 0 0 1 8 8v16H90v-16a8 8 0 0 1 8-8z" />
    <path fill={yellow} d="M280 596H420V620H280z" />
    {/* A cat sits in the light and looks who comes */}
    <path
      fill={ink}
      d="M262 598c-6-34 8-70 34-82-12-14-14-30-10-62q1-6 6-3l19 15q10-3 20 0l19-15q5-3 6 3c4 32 2 48-10 62 26 12 40 48 34 82z"
    />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="15"
      strokeLinecap="round"
      d="M366 590c28 2 42-16 30-40"
    />
    <path stroke={yellow} strokeWidth="11" strokeLinecap="round" d="M306 489h0M336 489h0" />
    <path fill="none" stroke={glow} strokeWidth="4" strokeLinecap="round" d="M314 504q7 6 14 0" />
    <rect fill={white} x="0" y="304" width="92" height="76" rx="12" />
    <path
      fill="none"
      stroke={deep}
      strokeWidth="4"
      d="M13 311H79a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6V317a6 6 0 0 1 6-6z"
    />
    {meeting([37, 342, 19], [56, 342, 19], ink, yellow)}
    <rect fill={deep} x="472" y="290" width="76" height="212" rx="16" />
    <path
      stroke={butter}
      strokeWidth="32"
      strokeLinecap="round"
      d="M510 326h0M510 372h0M510 466h0"
    />
    <path stroke={brand} strokeWidth="32" strokeLinecap="round" d="M510 420h0" />
  </>
);

/** The holes of the cabinet, from the middle of their floors. */
const hole = 'h-52v-78a52 52 0 0 1 104 0v78z';
const empty = [
  [93, 225],
  [218, 225],
  [467, 225],
  [93, 390],
  [218, 390],
  [342, 390],
  [467, 390],
  [93, 555],
  [467, 555],
] as const;

/** A cabinet of pigeonholes in which there is one letter, and room for a cat. */
const pigeonholes = (
  <>
    <path fill={ink} d="M48 586h44v34H48zM468 586h44v34h-44z" />
    <rect fill={deep} x="20" y="60" width="520" height="532" rx="20" />
    <rect fill={white} x="2" y="34" width="556" height="40" rx="14" />
    <path fill={dusk} d={empty.map(([x, y]) => `M${x} ${y}${hole}`).join('')} />
    <path fill={dusk} d="M166 555v-78a52 52 0 0 1 52-52H342a52 52 0 0 1 52 52v78z" />
    <path fill={yellow} d={`M342 225${hole}`} />
    <g transform="rotate(-7 342 225)">
      <rect fill={white} x="300" y="164" width="82" height="58" rx="6" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M302 168 341 198 380 168"
      />
    </g>
    <path fill={deep} d="M286 225H398v14H286z" />
    <path fill={coral} d="M214 555c0-56 30-92 78-92s84 38 84 92z" />
    <path
      fill="none"
      stroke={glow}
      strokeWidth="20"
      strokeLinecap="round"
      d="M362 538Q330 548 272 541"
    />
    <path fill={glow} d="M196 522V478q0-6 6-3l18 12q14-5 28 0l18-12q6-3 6 3v44a38 33 0 0 1-76 0z" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="4.5"
      strokeLinecap="round"
      d="M209 519q7 7 14 0M245 519q7 7 14 0M230 534q4 5 8 0"
    />
  </>
);

/** Who holds the door shows that there is room. */
const opens = (
  <>
    <Reach d="M-19-83Q-34-60-44-70" hand="translate(-48-73)rotate(216)" />
    <Reach d="M18-83Q32-58 44-62" hand="translate(48-63)rotate(-8)" />
  </>
);

/** Two ways to one door, a ramp and steps: what they share, before it, is the mark's green. */
const ways = (
  <>
    <path fill={deep} d="M222 560V164a108 108 0 0 1 216 0V560z" />
    <path fill={butter} d="M246 560V164a84 84 0 0 1 168 0V560z" />
    <g transform="matrix(.58 .1 0 1 414 0)">
      <path fill={white} d="M0 560V164a84 84 0 0 1 168 0V560z" />
      {meeting([56, 306, 50], [112, 306, 50], yellow, lilac)}
    </g>
    <path fill={yellow} d="M0 620 236 560V620z" />
    <path fill={brand} d="M236 560H482V620H236z" />
    <path fill={lilac} d="M482 560H512V580H536V600H560V620H482z" />
    <Person who="host" transform="translate(338 562)scale(-2.35 2.35)" arms={opens} />
    <Person
      who="guest"
      transform="translate(96 598)scale(-2.35 2.35)"
      legs={<g transform="scale(-1 1)skewY(-14)">{walking}</g>}
      arms={
        <>
          <Cane transform="translate(-35-54)rotate(50)" />
          <Reach d="M-19-83Q-24-62-31-57" hand="translate(-34-56)rotate(170)" />
        </>
      }
      held={
        <g transform="scale(-1 1)">
          <Arm />
        </g>
      }
    />
  </>
);

const scenes: Readonly<Record<string, ReactNode>> = {
  legal: door,
  'privacy-policy': pigeonholes,
  accessibility: ways,
};

/** What a page of legal texts is about, drawn, if it has a drawing. Decorative. */
export function PageScene({of, className = ''}: {of: string; className?: string}): ReactNode {
  const scene = scenes[of];
  return scene ? (
    <svg
      width="24"
      className={`site-colours-only ${className}`}
      viewBox="0 0 560 620"
      aria-hidden="true"
    >
      {scene}
    </svg>
  ) : null;
}
