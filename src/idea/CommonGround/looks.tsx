import type {ReactNode} from 'react';
import {Head} from './people';

/*
 * What the two people look like when they do not stand still and smile at each other: faces, arms, legs.
 * Not in people.tsx, which home loads with its hero. All in the units of a person; the host turns to
 * the right and the guest to the left, unless the scene mirrors them.
 */

type Who = {who: 'host' | 'guest'};

const eyes = 'M1-112h0M13-112h0';

/** Faces of a head that is turned to the other. */
const faces = {
  talk: (
    <>
      <path strokeWidth="4.2" d={eyes} />
      <path fill="var(--face)" strokeWidth="2" d="M4-105h7q0 6-3.5 6T4-105z" />
    </>
  ),
  /** With closed eyes: only where the other looks elsewhere. */
  laugh: (
    <>
      <path strokeWidth="2.4" d="M-2-111q3-4 6 0M10-111q3-4 6 0" />
      <path fill="var(--face)" strokeWidth="2" d="M2-106H13q-1 8-5.5 8T2-106z" />
    </>
  ),
  surprised: (
    <>
      <path strokeWidth="4.2" d="M1-113h0M12-113h0" />
      <path fill="var(--face)" strokeWidth="2" d="M5-103a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0-5.2 0z" />
    </>
  ),
  down: (
    <>
      <path strokeWidth="4.2" d="M2-108h0M13-108h0" />
      <path strokeWidth="2.2" d="M4-101q4 3 8 0" />
    </>
  ),
};

/** From the side: the nose is a bump, and one sees one eye. */
const profile = ({who}: Who) => {
  const guest = who === 'guest';
  return (
    <g transform={guest ? 'scale(-1 1)' : undefined}>
      {guest ? <circle fill="var(--hair)" cx="-20" cy="-127" r="9" /> : null}
      <path
        fill="var(--skin)"
        d="M0-135A20 20 0 0 0 0-95Q14-95 18-103Q19-106 19.5-107.5Q25-108 23.5-112Q21.5-116 19.8-118A20 20 0 0 0 0-135z"
      />
      <circle fill="var(--cheek)" cx="4" cy="-104" r="4" />
      <path
        fill="var(--hair)"
        d={
          guest
            ? 'M18-124C10-142-24-140-21-110Q-19-99-10-97Q-3-104-4-114Q8-115 18-124z'
            : 'M18-123C13-141-23-142-21-112Q-19-103-14-100Q-8-104-8-113Q-8-118-3-119Q9-119 18-123z'
        }
      />
      <circle fill="var(--skin)" cx="-5" cy="-110" r="4.6" />
      <g stroke="var(--face)">
        <path strokeWidth="4.2" d="M12-113h0" />
        <path strokeWidth="2.2" d="M9.5-102.5q3 2.2 6 0" />
      </g>
    </g>
  );
};

/** From behind: they look at what is before them. */
const behind = ({who}: Who) => (
  <>
    <circle fill="var(--skin)" cy="-115" r="20" />
    {who === 'guest' ? (
      <>
        <path fill="var(--hair)" d="M-21-112A21 22 0 1 1 21-112Q19-97 0-97T-21-112z" />
        <circle fill="var(--hair)" cy="-138" r="9.5" />
      </>
    ) : (
      <>
        <path fill="var(--skin)" d="M-19-117a4 5 0 1 0 0 9zM19-117a4 5 0 1 1 0 9z" />
        <path
          fill="var(--hair)"
          d="M-20-112C-24-142 24-142 20-112Q19-102 12-100H-12Q-19-102-20-112z"
        />
      </>
    )}
  </>
);

type Looks = keyof typeof faces | 'profile' | 'behind';

/** A head with another look, or on a neck that `turn` bends, as an SVG transform. */
export function Looking({who, look, turn}: Who & {look?: Looks; turn?: string}): ReactNode {
  const head =
    look === 'profile' ? (
      profile({who})
    ) : look === 'behind' ? (
      behind({who})
    ) : (
      <Head who={who} face={look && faces[look]} />
    );
  return turn ? <g transform={turn}>{head}</g> : head;
}

/** The legs of who walks to the right. */
export const walking = (
  <>
    <path stroke="var(--legs)" strokeWidth="14.5" d="M-6-42L-15-10M6-42L14-9" />
    <path fill="var(--shoes)" d="M-26 0a10 10 0 0 1 19-2v2zM5 0a10 10 0 0 1 19-2v2z" />
  </>
);

/** Turned round: the host to the left, the guest to the right. */
export const round = (children: ReactNode): ReactNode => <g transform="scale(-1 1)">{children}</g>;

type ReachProps = {
  /** The sleeve, as path data, and where its hand is and points, as an SVG transform. */
  d: string;
  hand: string;
};

/** An arm that does something. */
export const Reach = ({d, hand}: ReachProps): ReactNode => (
  <>
    <g transform={hand}>
      <path stroke="var(--skin)" strokeWidth="12.5" d="M0 0h4" />
      <path stroke="var(--shade)" strokeWidth="1.7" d="M4-2.5h5M4 2h5" />
    </g>
    <path stroke="var(--sleeve)" strokeWidth="13" d={d} />
    {/* A cuff, over the sleeve's round end */}
    <path stroke="var(--body)" strokeWidth="4" d="M-1-5.5v11" transform={hand} />
  </>
);

/** The white cane, from its handle down, where and as an SVG transform puts it. */
export const Cane = ({transform}: {transform: string}): ReactNode => (
  <g transform={transform}>
    <path stroke="var(--legs)" strokeWidth="9" d="M0-6V62" />
    <path stroke="var(--site-palette-white)" strokeWidth="5" d="M0-6V62" />
    <path stroke="var(--coral)" strokeWidth="5" d="M0 51V62" />
  </g>
);

/** On one knee, 18 units lower than who stands; the other knee is to the right. */
export const kneeling = (
  <>
    <path stroke="var(--legs)" strokeWidth="14.5" d="M-8-42L-8-26H-18M8-43H29V-27" />
    <path fill="var(--shoes)" d="M-33-18v-12a6 6 0 0 1 9 3v9zM43-18a10 10 0 0 0-21-2v2z" />
  </>
);

/** The thighs of who sits, seen from the knees; the shins are below them. */
export const lap = (
  <>
    <path stroke="var(--legs)" strokeWidth="21" d="M-11-37L-12.5-30M11-37 12.5-30" />
    <path
      stroke="var(--shoes)"
      strokeWidth="1.7"
      d="M-16-20.6q5 2.8 9.5-.4M16-20.6q-5 2.8-9.5-.4"
    />
  </>
);

/** A hand at the ear of who would hear more. */
export const listening = <Reach d="M18-83Q44-78 34-98" hand="translate(32-103)rotate(-112)" />;

/** The guest's free hand, which says something too. */
export const telling = <Reach d="M-19-83Q-36-60-44-74" hand="translate(-46-79)rotate(-110)" />;

/** What the host writes with, and on: a notebook on his knee. */
export const writing = (
  <>
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-30-64-8-56" />
    <g transform="translate(20-57)rotate(-14)">
      <rect x="-19" y="-14" width="38" height="28" rx="4" fill="var(--site-palette-white)" />
      <path stroke="var(--site-palette-lilac-deep)" strokeWidth="6" d="M-18-13V13" />
    </g>
    <path stroke="var(--site-palette-yellow)" strokeWidth="4.5" d="M20-56L34-80" />
    <Reach d="M18-83Q46-84 37-71" hand="translate(31-67)rotate(150)" />
  </>
);

/** Both hands on what is drawn before them. */
export const holding = (
  <>
    <path stroke="var(--skin)" strokeWidth="12.5" d="M-15-43h3M15-43h-3" />
    <path stroke="var(--shade)" strokeWidth="1.7" d="M-12-46h5M-12-41h5M12-46h-5M12-41h-5" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-18-83Q-37-62-25-45M18-83Q37-62 25-45" />
    <path stroke="var(--body)" strokeWidth="4" d="M-20-48v11M20-48v11" />
  </>
);

/** The same, with a letter. */
export const reading = (
  <>
    <rect
      x="-15"
      y="-80"
      width="30"
      height="46"
      rx="5"
      fill="var(--site-palette-white)"
      transform="rotate(-6 0 -53)"
    />
    {/* Two discs that meet, for its words */}
    <circle fill="var(--site-palette-yellow)" cx="-4.5" cy="-60" r="8" />
    <circle fill="var(--site-palette-brand)" cx="4.5" cy="-61" r="8" />
    {holding}
  </>
);

/** The hand on the hip. */
export const akimbo = <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-44-64-26-54" />;
