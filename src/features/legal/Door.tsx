import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {Held} from '../../plugins/texts/pageSchemas';
import styles from './brief.module.css';

const ink = 'var(--site-palette-ink)';
const white = 'var(--site-palette-white)';
const lilac = 'var(--site-palette-lilac-mid)';
const deep = 'var(--site-palette-lilac-deep)';
const yellow = 'var(--site-palette-yellow)';
const coral = 'var(--site-palette-coral)';
const brand = 'var(--site-palette-brand)';
const glow = 'var(--site-palette-coral-glow)';
const plum = 'var(--site-palette-coral-night)';

type Two = readonly [Disc, Disc];

const large: Two = [
  [28, 78, 15],
  [44, 78, 15],
];

/** On the screen of a phone. */
const small: Two = [
  [32, 74, 7],
  [40, 74, 7],
];

/** Two discs, and what they share. */
const meeting = (one: string, other: string, [left, right]: Two = large) => (
  <>
    <path fill={one} d={discPath(left)} />
    <path fill={other} d={discPath(right)} />
    <path fill={brand} d={overlapOf(left, right)} />
  </>
);

/** What stands in a doorway: 56 wide from 8, on a floor at 104. */
const things: Readonly<Record<Held, ReactNode>> = {
  nothing: null,
  face: (
    <>
      <path fill={deep} d="M12 104a24 22 0 0 1 48 0z" />
      <circle fill="var(--skin)" cx="36" cy="62" r="20" />
      <path fill={ink} d="M16 62a20 20 0 0 1 40 0q-10-2-16-10-8 10-24 10z" />
      <circle fill={coral} cx="47" cy="69" r="3.4" />
      <path stroke={ink} strokeWidth="4.6" d="M31 64h0M41 64h0" />
      <path stroke={ink} strokeWidth="2.4" d="M32 72q4 4 8 0" />
    </>
  ),
  plate: (
    <>
      <rect fill={white} x="11" y="58" width="50" height="40" rx="8" />
      {meeting(ink, yellow)}
    </>
  ),
  letter: (
    <g transform="translate(36 102)rotate(-6)scale(.94)translate(-36-104)">
      <rect fill={white} x="12" y="68" width="48" height="36" rx="4" />
      <path stroke={ink} strokeWidth="3.6" d="M14 71 36 90 58 71" />
    </g>
  ),
  bubble: (
    <>
      <path
        fill={white}
        d="M22 52H50a10 10 0 0 1 10 10V78a10 10 0 0 1-10 10H34L22 100V88a10 10 0 0 1-10-10V62a10 10 0 0 1 10-10z"
      />
      <path stroke={ink} strokeWidth="6" d="M25 70h0M36 70h0M47 70h0" />
    </>
  ),
  cat: (
    <g transform="translate(36 104)scale(.3)translate(-286-555)">
      <path fill={coral} d="M214 555c0-56 30-92 78-92s84 38 84 92z" />
      <path stroke={glow} strokeWidth="20" d="M362 538Q330 548 272 541" />
      <path
        fill={glow}
        d="M196 522V478q0-6 6-3l18 12q14-5 28 0l18-12q6-3 6 3v44a38 33 0 0 1-76 0z"
      />
      <path stroke={ink} strokeWidth="7" d="M209 519q7 7 14 0M245 519q7 7 14 0" />
    </g>
  ),
  biscuit: (
    <>
      <path fill={coral} d="M36 54a12 12 0 0 0 13 13 11 11 0 0 0 11 13 24 24 0 1 1-24-26z" />
      <path stroke={plum} strokeWidth="6.5" d="M26 72h0M38 80h0M28 90h0M45 92h0" />
    </>
  ),
  page: (
    <>
      <path fill={white} d="M20 44H42L56 58V104H16V48a4 4 0 0 1 4-4z" />
      <path fill={lilac} d="M42 44V54a4 4 0 0 0 4 4H56z" />
      <path fill={coral} d="M16 96 30 76 40 90 46 84 56 96V104H16z" />
    </>
  ),
  shared: meeting(white, lilac),
  key: (
    <>
      <path stroke={coral} strokeWidth="8" d="M36 70V98M36 84H46M36 97H44" />
      <circle stroke={coral} strokeWidth="8" cx="36" cy="56" r="12" />
    </>
  ),
  back: <path stroke={ink} strokeWidth="7" d="M18 64H42a14 14 0 0 1 0 28H26M29 53 18 64 29 75" />,
  calendar: (
    <>
      <path fill={white} d="M14 56H58V94a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" />
      <path fill={coral} d="M20 52H52a6 6 0 0 1 6 6V68H14V58a6 6 0 0 1 6-6z" />
      <path stroke={ink} strokeWidth="5" d="M26 48v8M46 48v8" />
      <circle fill={brand} cx="36" cy="84" r="8" />
    </>
  ),
  server: (
    <>
      <path
        fill={ink}
        d="M18 46H54a4 4 0 0 1 4 4V60H14V50a4 4 0 0 1 4-4zM14 64H58V78H14zM14 82H58V104H14z"
      />
      <path stroke={brand} strokeWidth="6" d="M22 53h0M22 71h0M22 90h0" />
      <path stroke={yellow} strokeWidth="6" d="M31 53h0M31 71h0M31 90h0" />
    </>
  ),
  pencil: (
    <g transform="rotate(14 36 104)">
      <path fill={coral} d="M28 86V46a8 8 0 0 1 16 0V86z" />
      <path fill={white} d="M28 86H44L36 104z" />
      <path fill={ink} d="M33 97H39L36 104z" />
    </g>
  ),
  lens: (
    <>
      <path stroke={ink} strokeWidth="8" d="M44 80 54 98" />
      <circle fill={white} stroke={ink} strokeWidth="6" cx="34" cy="64" r="17" />
    </>
  ),
  chain: (
    <g strokeWidth="7" transform="rotate(-32 36 76)">
      <rect stroke={deep} x="10" y="66" width="30" height="20" rx="10" />
      <path stroke={coral} d="M36 66H50a10 10 0 0 1 0 20H40a10 10 0 0 1-8-4" />
    </g>
  ),
  // Open; its iris and pupil are two discs.
  eye: (
    <>
      <path fill={white} d="M10 74Q36 42 62 74 36 106 10 74z" />
      <circle fill={ink} cx="36" cy="74" r="14" />
      <circle fill={brand} cx="36" cy="74" r="6" />
      <path stroke={ink} strokeWidth="6" d="M10 74Q36 42 62 74" />
    </>
  ),
  // A wheelchair before stairs.
  steps: (
    <>
      <path fill={white} d="M40 104V90H52V76H64V104z" />
      <path stroke={ink} strokeWidth="6" d="M40 101V90H52V76H61" />
      <circle stroke={coral} strokeWidth="6" cx="24" cy="88" r="11" />
      <path stroke={coral} strokeWidth="6" d="M24 88h0M18 62V70H33L37 78" />
    </>
  ),
  // A hand that reads braille.
  hand: (
    <>
      <path fill={white} d="M8 88H64V104H8z" />
      <path
        stroke={ink}
        strokeWidth="5"
        d="M18 93h0M27 93h0M18 100h0M36 100h0M45 93h0M45 100h0M54 93h0"
      />
      <path stroke={deep} strokeWidth="20" d="M64 54 50 70" strokeLinecap="butt" />
      <path stroke="var(--skin)" strokeWidth="18" d="M48 71 43 76" />
      <path stroke="var(--skin)" strokeWidth="7" d="M40 79 29 90M46 84 39 92M36 73 21 80" />
    </>
  ),
  ear: (
    <>
      <path
        fill="var(--skin)"
        d="M16 68a20 20 0 0 1 40 0c0 12-10 14-12 22a11 11 0 0 1-21 2c-2-6-7-12-7-24z"
      />
      <path stroke={ink} strokeWidth="5" d="M25 70a11 11 0 0 1 22 0q0 5-6 8-6 4-8 11" />
    </>
  ),
  scales: (
    <>
      <path stroke={ink} strokeWidth="6" d="M36 50V100M26 101H46M17 58H55" />
      <path fill={coral} d="M10 78h22a11 11 0 0 1-22 0z" />
      <path fill={brand} d="M40 78H62a11 11 0 0 1-22 0z" />
      <path stroke={ink} strokeWidth="3" d="M21 59 12 78M21 59 30 78M51 59 42 78M51 59 60 78" />
    </>
  ),
  sprout: (
    <>
      <path stroke={ink} strokeWidth="5" d="M36 101Q33 88 36 74" />
      <path
        fill={brand}
        d="M36 80C20 81 11 70 12 52 29 52 38 64 36 80zM36 92C52 92 61 81 60 66 45 66 36 77 36 92z"
      />
    </>
  ),
  phone: (
    <>
      <rect fill={ink} x="18" y="46" width="36" height="58" rx="7" />
      <rect fill={white} x="23" y="53" width="26" height="43" rx="3" />
      {meeting(coral, lilac, small)}
    </>
  ),
  switch: (
    <>
      <rect fill={ink} x="11" y="62" width="50" height="30" rx="15" />
      <circle fill={brand} cx="46" cy="77" r="11" />
    </>
  ),
  // As the page's cairn.
  stones: (
    <>
      <circle fill={deep} cx="36" cy="88" r="16" />
      <circle fill={lilac} cx="38" cy="62" r="10" />
      <circle fill={coral} cx="35" cy="44" r="8" />
      <circle fill={brand} cx="37" cy="30" r="6" />
    </>
  ),
};

/** After the title of a part: the doorway that it begins at, with what it is about. Decorative. */
export const Door = ({holds}: {holds: Held}): ReactNode => (
  <svg
    width="72"
    className={`site-colours-only ${styles.door}`}
    viewBox="0 0 72 104"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path fill={deep} d="M0 104V36a36 36 0 0 1 72 0V104z" />
    <path
      fill={holds === 'nothing' ? 'var(--site-palette-lilac-night)' : yellow}
      d="M8 104V36a28 28 0 0 1 56 0V104z"
    />
    {things[holds]}
  </svg>
);
