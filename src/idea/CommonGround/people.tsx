import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An arm at a person's left side, with its hand. */
export const Arm = (): ReactNode => (
  <>
    <path stroke="var(--skin)" strokeWidth="12.5" d="M-26-47v3" />
    <path stroke="var(--shade)" strokeWidth="1.7" d="M-20-46l-2 6" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-29-70-27-55" />
    <path stroke="var(--body)" strokeWidth="4" d="M-32-51h11" />
  </>
);

type PersonProps = {
  who: 'host' | 'guest';
  /** Where the person stands, as an SVG transform. */
  transform?: string;
  /** The host's arms and the guest's free one; by default, at their sides. Who sits has a lap below. */
  arms?: ReactNode;
  /** How the cane is held, as an SVG transform; by default, ahead on flat ground. */
  cane?: string;
  /** What does not stand still, in place of the usual legs, of the arm with the cane, of the head. */
  legs?: ReactNode;
  held?: ReactNode;
  head?: ReactNode;
  /** Other eyes and another mouth. */
  face?: ReactNode;
  /** Seen from behind: no collar, badge or buttons. */
  back?: boolean;
};

/** A person's head, in the units of the whole person; `face` is other eyes and another mouth. */
export function Head({who, face}: Pick<PersonProps, 'who'> & {face?: ReactNode}): ReactNode {
  const guest = who === 'guest';
  return (
    <>
      {guest ? <circle fill="var(--hair)" cx="16" cy="-129" r="9" /> : null}
      <circle fill="var(--skin)" cy="-115" r="20" />
      <circle fill="var(--cheek)" cx={guest ? -14 : 15} cy="-106" r="4" />
      <path
        fill="var(--hair)"
        d={
          guest
            ? 'M21-106C24-146-24-146-21-112C-9-113-3-121 0-127C5-117 13-112 19-111z'
            : 'M-21-108C-24-142 22-146 21-117C6-125-8-125-15-118q-1 6-1 11q-4 2-5-1z'
        }
      />
      {/* They look at each other */}
      <g stroke="var(--face)" transform={guest ? 'translate(-14)' : undefined}>
        {face ?? (
          <>
            <path strokeWidth="4.2" d="M1-112h0M13-112h0" />
            <path strokeWidth="2.2" d="M3-104q4.5 4 9 0" />
          </>
        )}
      </g>
    </>
  );
}

/**
 * One of the site's two people, 135 units tall: the host, or the guest with a white cane. They wear
 * the same on every page.
 */
export function Person({
  who,
  transform,
  arms,
  cane,
  legs,
  held,
  head,
  face,
  back,
}: PersonProps): ReactNode {
  const guest = who === 'guest';
  const own = arms === undefined;
  return (
    <g
      className={`${styles[who]} ${styles.person}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={transform}
    >
      {legs ? (
        <g>{legs}</g>
      ) : (
        <>
          <path stroke="var(--legs)" strokeWidth="14.5" d="M-10-40V-9M10-40V-9" />
          <path fill="var(--shoes)" d="M-22 0a10 10 0 0 1 19-2v2zM22 0a10 10 0 0 0-19-2v2z" />
        </>
      )}
      <path stroke="var(--shade)" strokeWidth="13" d="M0-104V-88" />
      <path fill="var(--body)" d="M-27-34Q-30-76-20-89Q-14-95 0-95T20-89Q30-76 27-34Q0-26-27-34z" />
      {/* A collar, and his badge or her buttons */}
      <g stroke="var(--sleeve)">
        <path strokeWidth="3.5" d={`${back ? '' : 'M-9-94Q0-84 9-94'}M-26-39Q0-32 26-39`} />
        {back ? null : (
          <path strokeWidth="4.5" d={guest ? 'M0-76h0M0-62h0M0-48h0' : 'M-12-52v6H2v-6z'} />
        )}
      </g>
      {guest || back ? null : (
        <path
          fill="var(--badge)"
          stroke="var(--sleeve)"
          strokeWidth="2"
          d="M6-80H17v14H6zM9-71h5"
        />
      )}
      {own ? <Arm /> : <g>{arms}</g>}
      {held ? (
        <g>{held}</g>
      ) : guest ? (
        <>
          <g transform={cane}>
            {/* An edge, without which white vanishes on a pale ground. */}
            <path stroke="var(--legs)" strokeWidth="9" d="M30-48 62 8" />
            <path stroke="var(--site-palette-white)" strokeWidth="5" d="M30-48 62 8" />
            <path stroke="var(--coral)" strokeWidth="5" d="M56-2 62 8" />
          </g>
          <path stroke="var(--skin)" strokeWidth="12.5" d="M28-49l2 3" />
          <path stroke="var(--shade)" strokeWidth="1.7" d="M25-48l6-3M27-44l6-3" />
          <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q30-72 28-57" />
          <path stroke="var(--body)" strokeWidth="4" d="M22-54h11" />
        </>
      ) : own ? (
        <g transform="scale(-1 1)">
          <Arm />
        </g>
      ) : null}
      {head ? <g>{head}</g> : <Head who={who} face={face} />}
    </g>
  );
}

/** What the host holds an umbrella with; his other arm is the guest's. */
const shelters = (
  <>
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-17-82L-7-62L24-78" />
    <path stroke="var(--skin)" strokeWidth="12.5" d="M31-83v-4" />
    <path stroke="var(--shade)" strokeWidth="1.7" d="M27-86q3 2 7 0M27-82q3 2 7 0" />
  </>
);

/** The guest beside the host, with a hand at his elbow, as one has who does not see well. */
export const Beside = ({lap = null, cane}: {lap?: ReactNode; cane?: string}): ReactNode => (
  <g transform="translate(62 7) scale(.9)">
    <Person who="guest" arms={lap} cane={cane} />
    <g className={styles.guest} fill="none" strokeLinecap="round">
      <path stroke="var(--skin)" strokeWidth="12.5" d="M-29-79l-2 5" />
      <path stroke="var(--shade)" strokeWidth="1.7" d="M-34-77l6 2M-35-72l6 2" />
      <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-83Q-20-63-24-70" />
    </g>
  </g>
);

/** The two people, arm in arm. */
export function Couple({
  transform,
  cane,
  sheltered = false,
}: {
  transform: string;
  /** The guest's, as an SVG transform, so that its tip is on the ground. */
  cane?: string;
  /** Under an umbrella, which the scene draws. */
  sheltered?: boolean;
}): ReactNode {
  return (
    <g transform={transform}>
      <Person
        who="host"
        arms={
          <>
            <g>{sheltered ? shelters : <Arm />}</g>
            <path stroke="var(--sleeve)" strokeWidth="13" d="M18-83Q34-72 35-56" />
          </>
        }
      />
      <Beside cane={cane} />
    </g>
  );
}
