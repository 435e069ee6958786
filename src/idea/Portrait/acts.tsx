import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {Trait} from '../../lib/portrait';

/** A hand from the right: four fingers round what it holds, the thumb over it. */
const holding = {
  sleeve: 'M186 430 134 364',
  hand: `${discPath([106, 346, 16])}M106 325H74M106 341H66M106 357H68M102 372H78M104 324 92 300`,
  between: 'M98 333H72M98 349H68M98 365H74',
};

/** Two discs of one colour that meet: on what people hold. */
const emblem = (colour: 'butter' | 'yellow', left: Disc, right: Disc): ReactNode => (
  <>
    <path fill={`var(--site-palette-${colour})`} d={discPath(left) + discPath(right)} />
    <path fill="var(--site-brand)" d={overlapOf(left, right)} />
  </>
);

/**
 * What a person does: a sleeve and its hand on the right, the lines between its fingers, and what it
 * holds. For large portraits, whose page imports it.
 */
export const acts: Readonly<
  Record<Trait<'act'>, {sleeve: string; hand: string; between?: string; held?: ReactNode}>
> = {
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
    sleeve: 'M140 430Q172 350 146 272',
    hand: `${discPath([138, 234, 15])}M128 224 112 190M137 220 134 180M148 222 158 186M154 232 178 206M126 240 102 226`,
  },
  chin: {
    sleeve: 'M160 432 80 356',
    hand: `${discPath([58, 326, 14])}M62 318 58 268M56 316H26M58 331H22M60 346H30`,
    between: 'M50 323.5H24M52 338.5H28',
  },
  heart: {
    sleeve: 'M176 426 88 366',
    hand: `${discPath([58, 352, 14])}M54 336 8 330M56 351H0M56 366 6 371M60 340 46 312`,
    between: 'M48 343.5 8 340M48 359 8 361',
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
