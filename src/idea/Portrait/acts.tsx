import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {Trait} from '../../lib/portrait';

/**
 * An arm from the right. Every line of its hand is as wide as a finger; the thumb, and the palm with
 * the wrist, are shapes that such a line goes round.
 */
type Hand = {
  /** Covers the end of the wrist, and is as wide there. */
  sleeve: string;
  hand: string;
  /** Between the fingers; in an open palm, its fold. */
  lines: string;
  nails?: string;
  /** The thumb, on the other side of what the hand holds. */
  behind?: string;
};

/** Four fingers over what it holds, the thumb behind it. */
const holding: Hand = {
  behind: 'M112 340 87 310 114 326z',
  hand: 'M98 320H70M98 336.5H62M98 353H64M98 369.5H74M98 320 114 326 142 364 122 386 98 369.5z',
  lines: 'M100 328H74M100 344.5H70M100 361H74',
  nails: 'M68 320h2M60 336.5h2M62 353h2M72 369.5h2',
  sleeve: 'M145 345 104 388 170 480 250 420z',
};

/** Two discs of one colour that meet: on what people hold. */
const emblem = (colour: 'butter' | 'yellow', left: Disc, right: Disc): ReactNode => (
  <>
    <path fill={`var(--site-palette-${colour})`} d={discPath(left) + discPath(right)} />
    <path fill="var(--site-brand)" d={overlapOf(left, right)} />
  </>
);

/**
 * What a person does with the hand on the right, and what it holds. For large portraits, whose page
 * imports it.
 */
export const acts: Readonly<Record<Trait<'act'>, Hand & {held?: ReactNode}>> = {
  laptop: {
    ...holding,
    held: (
      <>
        <path fill="var(--site-palette-mint-mid)" d="M-82 394H88L110 430H-104z" />
        <path
          fill="var(--site-palette-white)"
          d="M-60 308H66a14 14 0 0 1 14 12L88 398H-82L-74 320a14 14 0 0 1 14-12z"
        />
        {emblem('yellow', [-11, 352, 19], [13, 352, 19])}
      </>
    ),
  },
  wave: {
    hand: 'M116 214 106 168M133 208 130 155M150 208 154 157M162 212 177 172M122 246 85 211 118 222zM120 210H162Q169 244 155 262V272H136V262L122 246z',
    lines: 'M126 220Q142 230 138 254',
    sleeve: 'M122 274 168 266Q196 350 176 450H110Q146 360 122 274z',
  },
  chin: {
    hand: 'M52 304 44 246M52 304H26M62 320H20M62 336H28M52 304 2 278 48 291zM51 305 76 318 100 352 84 364 62 336z',
    lines: 'M54 312H26M56 328H26M46 298 26 289',
    nails: 'M44 244v2',
    sleeve: 'M107 336 71 376 130 470 210 420z',
  },
  heart: {
    hand: 'M58 330 10 322M56 346 2 343M56 361 2 364M58 376 12 384M62 332 44 300 76 332zM58 330 76 332 104 362 88 378 58 376z',
    lines: 'M60 338H40M60 353.5H34M60 369 42 370.5',
    nails: 'M8 321.5 10 322M0 343h2M0 364h2M10 384.5 12 384',
    sleeve: 'M110 346 77 391 140 480 220 430z',
  },
  mug: {
    ...holding,
    held: (
      <>
        <path
          fill="none"
          stroke="var(--site-palette-white)"
          strokeWidth="11"
          d="M24 316H12a14 14 0 0 0 0 34h16"
        />
        <path
          fill="var(--site-palette-white)"
          d="M22 298H90V356a22 22 0 0 1-22 22H44a22 22 0 0 1-22-22z"
        />
      </>
    ),
  },
  book: {
    ...holding,
    held: (
      <>
        <path fill="var(--site-palette-coral)" d="M-28 300 84 286 96 392-16 406z" />
        {emblem('butter', [24, 340, 18], [46, 337, 18])}
      </>
    ),
  },
  pencil: {
    ...holding,
    hand: holding.hand + 'M98 320 80 303 109 315 120 334z',
    lines: holding.lines + 'M104 319 84 313',
    nails: 'M78 302l2 1.5',
    held: (
      <>
        <path
          stroke="var(--site-palette-brand-deep)"
          strokeWidth="19"
          strokeLinecap="butt"
          d="M60 392 112 268"
        />
        <path fill="var(--site-palette-butter)" d="M103 264 122 272 124 240z" />
        <path fill="var(--site-palette-ink)" d="M119 250 126 253 124 240z" />
      </>
    ),
  },
};
