import {useLayoutEffect, useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import type {WeatherFamily} from '../../hooks/useWeather';
import {overlapOf, type Disc} from '../../lib/discs';
import {translate} from '../../lib/translate';
import {site} from '../../site';
import {Couple} from '../CommonGround/people';
import Hospital, {litWindows} from './Hospital';
import {isLow, showLow} from './sun';
import {useSky} from './useSky';
import styles from './styles.module.css';

const leftHill: Disc = [330, 2414, 2200];
const middleHill: Disc = [1330, 1350, 1150];

function Circle({disc: [cx, cy, r], ...props}: {disc: Disc} & ComponentProps<'circle'>): ReactNode {
  return <circle cx={cx} cy={cy} r={r} {...props} />;
}

/**
 * Sun or moon with a cloud; the overlap is brand green. Each moving part is a separate element, for
 * the compositor.
 */
function Sun({family, hasBolt}: {family: WeatherFamily; hasBolt: boolean}): ReactNode {
  const clear = family === 'clear';
  const falls = family === 'rain' || family === 'snow';
  const cloud = (bolt?: ReactNode) => (
    <svg width="24" className={styles.cloud} viewBox="0 0 1000 1000">
      {bolt}
      {clear ? (
        <Circle disc={[690, 545, 150]} />
      ) : (
        <>
          <Circle disc={[640, 520, 168]} />
          <rect x="356" y="568" width="568" height="122" rx="61" />
          {falls ? (
            <rect className={styles.bank} x="130" y="568" width="1200" height="122" rx="61" />
          ) : null}
        </>
      )}
    </svg>
  );
  return (
    <>
      <svg width="24" className={`site-colours-only ${styles.sun}`} viewBox="0 0 1000 1000">
        <Circle disc={[540, 430, 490]} fill="var(--halo-1)" />
        <Circle disc={[540, 430, 395]} fill="var(--halo-2)" />
        <Circle disc={[540, 430, 305]} fill="var(--halo-3)" />
        {clear ? (
          <path
            className={styles.stars}
            stroke="var(--site-palette-butter)"
            strokeWidth="11"
            d="M150 330h0M930 420h0M220 500h0M860 250h0M930 640h0"
          />
        ) : null}
      </svg>
      {/* A new key replays the entry animation. */}
      <div key={family} className={clsx(styles.sun, styles.arriving)}>
        <svg width="24" viewBox="0 0 1000 1000">
          {clear ? (
            <>
              <Circle disc={[540, 430, 205]} className={styles.disc} />
              <path
                className={`site-colours-only ${styles.craters}`}
                d="M464 380a26 26 0 0 1 52 0a26 26 0 0 1-52 0M520 500a40 40 0 0 1 80 0a40 40 0 0 1-80 0"
              />
            </>
          ) : (
            <>
              <Circle
                disc={[810, 560, 112]}
                className="site-colours-only"
                fill="var(--cloud)"
                opacity="var(--cloud-back, 0.72)"
              />
              <Circle disc={[470, 416, 190]} className={styles.disc} />
            </>
          )}
        </svg>
        {cloud(
          hasBolt ? (
            <path
              className={`site-colours-only ${styles.bolt}`}
              fill="var(--site-palette-yellow)"
              d="M600 610 490 752H552L520 852 650 728H580L640 610z"
            />
          ) : null,
        )}
        {/* What lies over the sun, in green; the bolt is below it. */}
        <div className={styles.clip}>{cloud()}</div>
      </div>
    </>
  );
}

/** A tree, drawn as a small mark. */
function Tree({at: [x, y, r]}: {at: Disc}): ReactNode {
  const back: Disc = [x - r * 0.42, y, r * 0.82];
  const front: Disc = [x + r * 0.42, y - r * 0.18, r * 0.82];
  return (
    <>
      <path d={`M${x} ${y}v${r * 1.9}`} stroke="var(--limb)" strokeWidth="6" />
      <Circle disc={back} fill="var(--tree-1)" />
      <Circle disc={front} fill="var(--tree-2)" />
      <path d={overlapOf(back, front)} fill="var(--overlap)" />
    </>
  );
}

/** A bank of mist with waves for edges. */
const Mist = ({d}: {d: string}): ReactNode => (
  <path className="site-colours-only" d={d} fill="var(--bars)" opacity="var(--bars-opacity)" />
);

/** A drawing on the ground's grid: two of them, so that rain falls between. */
const Layer = ({children}: {children: ReactNode}): ReactNode => (
  <svg
    width="24"
    className={styles.ground}
    viewBox="-400 0 2400 420"
    preserveAspectRatio="xMidYMax slice"
  >
    {children}
  </svg>
);

/** Overlapping hills, and what stands on them far off. */
function Ground({family, hour}: {family: WeatherFamily; hour: number | undefined}): ReactNode {
  const misty = family === 'mist';
  return (
    <Layer>
      {/* What stands far off: half of it is lost in mist */}
      <g className={styles.solid} opacity={misty ? 0.5 : undefined}>
        <g className={styles.loneTree}>
          <Tree at={[1016, 190, 38]} />
        </g>
        <Hospital hour={hour} />
        <Tree at={[1398, 152, 48]} />
        {family === 'snow' ? (
          <path
            d="M1136 63a54 54 0 0 1 88 0q-14 14-29 2-15 13-29 0-16 11-30-2zM1025 131a11 11 0 0 1 11-11h86v10q-13 11-25 1-14 11-28 0-11 8-21 1-11 8-23-1zM1238 108h91a11 11 0 0 1 11 11q-13 9-25 0-13 9-27 0-13 9-25 0-13 9-25 0z"
            fill="var(--site-palette-white)"
          />
        ) : null}
        <g className={styles.farTree}>
          <Tree at={[-250, 228, 36]} />
          <Tree at={[1575, 170, 32]} />
        </g>
      </g>
      {/* Mist lies before the hospital's foot and on its hill; the hill before it cuts it. */}
      {misty ? (
        <Mist d="M620 260q70-64 140-48t140-6 140-10 140 8 140-10 140 8 140-10 140 14 140-6 140 10V300H620z" />
      ) : null}
      <Circle disc={leftHill} fill="var(--hill-left)" />
      <Circle className={styles.rim} disc={middleHill} fill="var(--hill-middle)" />
      {/* The path from the door, and rings where it rains on it */}
      <path
        d="M1163 213c-3 37 85 45 87 83s-130 76-160 134h180c2-46 64-82 64-134s-128-50-136-85z"
        fill="var(--site-palette-white)"
        opacity="var(--path, .45)"
      />
      {family === 'rain' ? (
        <path
          className="site-colours-only"
          d="M1200 250a11 3 0 1 1 0 .1zM1272 292a20 6 0 1 1 0 .1zM1222 346a27 8 0 1 1 0 .1zm15 0a12 3 0 1 1 0 .1z"
          fill="none"
          stroke="var(--drop)"
          strokeWidth="2.5"
          opacity=".7"
        />
      ) : null}
      {misty ? (
        <Mist d="M960 326q80-32 160-16t160-4 160 4 160-10 160 12 240-12v52q-100-14-200 0t-200-2-200 4-200-8q-120 4-240-20z" />
      ) : null}
      <path
        className={styles.rim}
        d={overlapOf(leftHill, middleHill)}
        fill="var(--hill-both, var(--overlap))"
      />
    </Layer>
  );
}

/** Two people on the overlap, and a cat waiting beside the path: nothing falls over them. */
const People = ({sheltered}: {sheltered: boolean}): ReactNode => (
  <Layer>
    <path
      className={styles.rim}
      d="M1093 270q-3-16 6-21l-1-9 5 4h5l5-4-1 10q8 6 5 20zM1116 268q10 2 8-8"
      fill="var(--limb)"
      stroke="var(--limb)"
      strokeWidth="3"
    />
    <g className={styles.people}>
      {sheltered ? (
        <g className={styles.solid} transform="translate(912 274) scale(.92 1)">
          <path d="M8-60V-190" stroke="var(--limb)" strokeWidth="6" />
          <path
            d="M-72-150a80 80 0 0 1 160 0q-13-13-26 0-13-13-27 0-13-13-27 0-13-13-27 0-13-13-27 0-13-13-26 0z"
            fill="var(--site-palette-coral)"
          />
        </g>
      ) : null}
      <Couple transform="translate(888 295) scale(1.06)" sheltered={sheltered} />
    </g>
  </Layer>
);

/*
 * A tile of 48 × 48, drawn on a jittered grid: no two drops touch, and tiling leaves no gap. Flakes
 * are round line caps, by their diameter.
 */
const DROPS =
  'M16 1v3M30 1v3M44 3v3M21 12v3M30 11v3M1 12v3M6 20v3M19 19v3M33 18v3M45 18v3M25 27v3M37 25v3M46 27v3M3 36v3M42 33v3M20 43v3M31 44v3M1 43v3';
const FLAKES = {
  0.9: 'M6 4h0M35 3h0M21 14h0M8 30h0M27 35h0M15 46h0M21 27h0M41 10h0M31 47h0',
  1.6: 'M44 3h0M4 11h0M24 21h0M44 27h0M7 36h0M33 38h0M21 46h0M16 35h0',
};

/** One tile, repeated and moved by its own size. */
function Precipitation({kind}: {kind: 'rain' | 'snow'}): ReactNode {
  const tile = useId();
  return (
    <div className={`site-colours-only ${styles.precipitation}`} data-kind={kind}>
      <svg width="24" className={styles.falling}>
        <pattern
          id={tile}
          width="48"
          height="48"
          patternUnits="userSpaceOnUse"
          // In px: rain at an angle, 86.4 left per 288 down, like the keyframes.
          patternTransform={kind === 'rain' ? 'matrix(6 0 -1.8 6 0 0)' : 'scale(10)'}
        >
          {kind === 'rain' ? (
            <path d={DROPS} stroke="var(--drop)" strokeWidth=".5" opacity=".6" />
          ) : (
            Object.entries(FLAKES).map(([size, d]) => (
              <path key={size} d={d} strokeWidth={size} stroke="var(--site-palette-white)" />
            ))
          )}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${tile})`} />
      </svg>
    </div>
  );
}

/**
 * What the drawing shows at an hour, in words: beside the time, where the weather is not known.
 *
 * @param hour from 0 to 23
 */
export const seenAt = (hour: number): string | undefined =>
  translate({id: 'home.Hero.windows'}, {city: site.address.city, count: litWindows(hour)});

/**
 * The hero's sky: the weather of the agency's city, by day or night according to the theme. By day the
 * sun stands low from when it sets until it has risen. Decorative, and static with reduced motion.
 */
export default function Scenery({
  family,
  hasBolt,
  hour,
}: {
  family: WeatherFamily;
  /** A bolt under the cloud. */
  hasBolt: boolean;
  /** In the agency's city, from 0 to 23; undefined while unknown. */
  hour: number | undefined;
}): ReactNode {
  const {still, end, toggle} = useSky();
  // Before the paint that shows the hour
  useLayoutEffect(() => {
    if (hour !== undefined) showLow(isLow(hour, new Date().getUTCMonth()));
  }, [hour]);
  return (
    <>
      <div
        className={styles.sky}
        data-family={family}
        data-bolt={hasBolt || undefined}
        data-still={still}
        aria-hidden="true"
        // The longest of its animations.
        onAnimationEnd={({animationName}) => {
          if (animationName.includes('drifts')) end();
        }}
      >
        <Sun family={family} hasBolt={hasBolt} />
        <Ground family={family} hour={hour} />
        {family === 'rain' || family === 'snow' ? <Precipitation kind={family} /> : null}
        <People sheltered={family === 'rain'} />
      </div>
      {/* Movement longer than five seconds needs a pause control (WCAG 2.2.2). */}
      <button
        type="button"
        className={`site-colours-only ${styles.motion}`}
        data-still={still}
        data-grows-with-banner=""
        onClick={toggle}
        aria-label={
          still ? translate({id: 'home.Hero.resume'}) : translate({id: 'home.Hero.pause'})
        }
      />
    </>
  );
}
