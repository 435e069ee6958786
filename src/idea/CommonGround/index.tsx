import clsx from 'clsx';
import type {ReactNode} from 'react';
import {reading, waving} from './pair';
import {Beside, Person} from './people';
import scene from './scene.module.css';

/** Two thighs, seen from the knees; the shins are below them. */
const lap = (
  <>
    <path stroke="var(--legs)" strokeWidth="21" d="M-11-37L-12.5-30M11-37 12.5-30" />
    <path
      stroke="var(--shoes)"
      strokeWidth="1.7"
      d="M-16-20.6q5 2.8 9.5-.4M16-20.6q-5 2.8-9.5-.4"
    />
  </>
);

/** The two people on a bench, with the letter that has come. */
const Reading = ({transform}: {transform: string}): ReactNode => (
  <g fill="none" strokeLinecap="round" transform={transform}>
    <path stroke="var(--site-palette-ink)" strokeWidth="7" d="M-34-68V0M104-68V6" />
    <path stroke="var(--site-palette-yellow)" strokeWidth="11" d="M-42-72H112" />
    <path stroke="var(--site-palette-yellow)" strokeWidth="17" d="M-39-26H109" />
    <Person
      who="host"
      arms={
        <>
          <g>{lap}</g>
          {reading}
        </>
      }
    />
    <Beside lap={lap} cane="rotate(26 30-48)translate(-8-14)" />
  </g>
);

/** Two people on the overlap of two discs; on a missing page, the discs do not meet. Decorative. */
export default function CommonGround({missed = false}: {missed?: boolean}): ReactNode {
  return (
    <svg
      width="24"
      className={clsx(scene.scene, missed && scene.high)}
      viewBox={missed ? '-36 0 1280 860' : '0 0 1280 860'}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {missed ? (
        <>
          <Person who="host" transform="translate(846 254)" arms={waving} />
          <Person who="guest" transform="translate(1136 466) scale(.9)" />
          <circle fill="var(--coral)" cx="850" cy="404" r="150" />
          <circle fill="var(--site-brand)" cx="1136" cy="694" r="226" />
          <path
            fill="var(--site-brand-light)"
            d="M1104.2 470.2A150 150 0 0 1 912.6 659.6A226 226 0 0 1 1104.2 470.2Z"
          />
          <circle
            fill="none"
            stroke="var(--site-ink)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="0.1 13.2"
            cx="962"
            cy="518"
            r="150"
          />
        </>
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
              <path stroke="var(--site-palette-ink)" strokeLinejoin="round" d="M-56-34 0 8 56-34" />
            </g>
          </g>
          <g className={scene.met}>
            <Reading transform="translate(1030 652) scale(1.6)" />
          </g>
        </g>
      )}
    </svg>
  );
}
