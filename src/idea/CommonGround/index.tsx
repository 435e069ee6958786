import clsx from 'clsx';
import type {ReactNode} from 'react';
import {overlapOf, type Disc} from '../../lib/discs';
import {akimbo, Cane, lap, Looking, Reach, reading} from './looks';
import {Beside, Person} from './people';
import {meeting} from './meeting';
import scene from './scene.module.css';

/** The two people on a bench, with the letter that has come. */
const Reading = ({transform}: {transform: string}): ReactNode => (
  <g fill="none" strokeLinecap="round" transform={transform}>
    <path stroke="var(--site-palette-ink)" strokeWidth="7" d="M-34-68V0M104-68V6" />
    <path stroke="var(--site-palette-lilac-deep)" strokeWidth="11" d="M-42-72H112" />
    <path stroke="var(--site-palette-lilac-deep)" strokeWidth="17" d="M-39-26H109" />
    {/* Without his badge, which would look like a torn corner of the letter, but with his collar */}
    <Person
      who="host"
      back
      arms={
        <>
          <path stroke="var(--sleeve)" strokeWidth="3.5" d="M-9-94Q0-84 9-94" />
          <g>{lap}</g>
          {reading}
        </>
      }
    />
    <Beside lap={lap} cane="rotate(26 30-48)translate(-8-14)" />
  </g>
);

/** They jump for the letter that comes. */
const Catching = ({transform}: {transform: string}): ReactNode => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round" transform={transform}>
    <path
      stroke="var(--site-ink)"
      strokeWidth="4"
      strokeDasharray="0.1 9.5"
      d="M-228-264C-200-236-140-228-136-264S-176-296-180-264-90-224-16-182"
    />
    <Person
      who="host"
      transform="translate(0-12)"
      arms={null}
      legs={
        <>
          <path stroke="var(--legs)" strokeWidth="14.5" d="M-9-42L-14-26L-34-20M9-42L13-6" />
          <path
            fill="var(--shoes)"
            d="M-43-30a10 10 0 0 1 6 19l-3-1zM4 4q2-14 13-10l9 6q2 4-2 4z"
          />
        </>
      }
      head={
        <>
          <Looking who="host" turn="rotate(-16 0 -98)" />
          <Reach d="M-17-84Q-36-108-20-134" hand="translate(-17-140)rotate(-64)" />
          <g transform="translate(6-166)rotate(-14)">
            <rect fill="var(--site-palette-white)" x="-31" y="-20" width="62" height="41" rx="5" />
            <path stroke="var(--site-palette-ink)" strokeWidth="3.4" d="M-26-15 0 4 26-15" />
          </g>
          <Reach d="M17-84Q40-102 32-134" hand="translate(30-142)rotate(-104)" />
        </>
      }
    />
    <Person
      who="guest"
      transform="translate(76 7)scale(.9)"
      arms={<Reach d="M-19-83Q-46-92-46-112" hand="translate(-46-119)rotate(-94)" />}
      head={<Looking who="guest" look="laugh" turn="rotate(8 0 -98)" />}
    />
  </g>
);

/** Of a missing page: the disc that is here, and the one that is not. */
const here: Disc = [850, 760, 230];
const missing: Disc = [1070, 760, 230];

/** He, who sees, looks for it elsewhere; her cane has found where it was, and its trail. */
const Missed = (): ReactNode => (
  <>
    <circle fill="var(--coral)" cx={here[0]} cy={here[1]} r={here[2]} />
    <path fill="var(--site-brand)" d={overlapOf(here, missing)} />
    <g fill="none" stroke="var(--site-ink)" strokeWidth="9" strokeLinecap="round">
      <path strokeDasharray="0.1 24" d="M857 848A230 230 0 0 1 1110 533.5" />
      {/* Its edge takes off, with the sheet of paper at its end */}
      <g className={scene.gone}>
        <path
          strokeDasharray="0.1 24"
          d="M1124 535.6C1206 550 1236 480 1204 430S1126 376 1140 306"
        />
        <g strokeWidth="0" transform="translate(1148 212)rotate(14)">
          <path
            fill="var(--site-palette-white)"
            d="M-66-76a8 8 0 0 1 8-8H32L66-50V76a8 8 0 0 1-8 8H-58a8 8 0 0 1-8-8z"
          />
          <path fill="var(--site-palette-lilac-mid)" d="M32-84V-58a8 8 0 0 0 8 8H66z" />
          {meeting(
            [-17, 16, 32],
            [17, 16, 32],
            'var(--site-palette-coral)',
            'var(--site-palette-yellow)',
          )}
        </g>
      </g>
    </g>
    <Person
      who="host"
      transform="translate(774 568)scale(-2 2)"
      arms={akimbo}
      head={
        <>
          <Looking who="host" look="profile" turn="rotate(-6 0 -98)" />
          <Reach d="M18-83Q54-94 29-121" hand="translate(23-127)rotate(-165)" />
        </>
      }
    />
    <Person
      who="guest"
      transform="translate(910 552)scale(1.9)"
      arms={<Reach d="M-19-83Q-38-74-42-60" hand="translate(-44-54)rotate(110)" />}
      held={
        <>
          <Cane transform="translate(46-60)rotate(-38)" />
          <Reach d="M18-83Q28-66 40-64" hand="translate(45-62)rotate(14)" />
        </>
      }
      head={
        <g transform="scale(-1 1)">
          <Looking who="guest" look="surprised" turn="rotate(-8 0 -98)" />
        </g>
      }
    />
  </>
);

type CommonGroundProps = {
  /** On a missing page. */
  missed?: boolean;
  /** The letter arrives, and is caught; else they read it. */
  arriving?: boolean;
};

/** Two people on the overlap of two discs; on a missing page, one disc is missing. Decorative. */
export default function CommonGround({
  missed = false,
  arriving = false,
}: CommonGroundProps): ReactNode {
  return (
    <svg
      width="24"
      className={clsx(scene.scene, missed && scene.high, arriving && scene.cut)}
      viewBox={missed ? '-36 0 1280 860' : '0 0 1280 860'}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {missed ? (
        <Missed />
      ) : (
        <g className={scene.all}>
          <circle fill="var(--site-mint-mid)" cx="944" cy="540" r="290" />
          <circle fill="var(--site-butter-mid)" cx="1234" cy="540" r="290" />
          {/*
           * Half a radius from each centre: ± 290 · √3 / 2 = 251.1. The stroke covers the discs'
           * edges, which antialiasing would leave as hairlines.
           */}
          <path
            fill="var(--site-brand)"
            stroke="var(--site-brand)"
            d="M1089 288.9A290 290 0 0 1 1089 791.1A290 290 0 0 1 1089 288.9Z"
          />
          {/* The ground they stand on, as wide as the overlap is there */}
          <path
            fill="var(--site-palette-brand-dark)"
            d="M967.8 655Q1089 620 1210.2 655A290 290 0 0 1 1089 791.1A290 290 0 0 1 967.8 655Z"
          />
          {/* The way that the letter came, and its envelope */}
          {arriving ? null : (
            <g className={scene.way} fill="none" strokeLinecap="round" strokeWidth="6">
              <path
                stroke="var(--site-ink)"
                strokeDasharray="0.1 15"
                d="M664 648C696 560 750 470 850 486S930 560 962 566"
              />
              <g transform="translate(806 486) rotate(-12)">
                <rect
                  fill="var(--site-palette-white)"
                  x="-66"
                  y="-44"
                  width="132"
                  height="88"
                  rx="10"
                />
                <path
                  stroke="var(--site-palette-ink)"
                  strokeLinejoin="round"
                  d="M-56-34 0 8 56-34"
                />
              </g>
            </g>
          )}
          <g className={scene.met}>
            {arriving ? (
              <Catching transform="translate(1030 664) scale(1.6)" />
            ) : (
              <>
                {/* On a phone, a hill of the page's ground, on which the text goes on */}
                <path
                  className={scene.foot}
                  fill="var(--site-ground)"
                  d="M769 716Q1089 570 1409 716V960H769z"
                />
                <Reading transform="translate(1030 652) scale(1.6)" />
              </>
            )}
          </g>
        </g>
      )}
    </svg>
  );
}
