import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {Trait} from '../../lib/portrait';
import type {Act} from './person';

/** Two discs of one colour that meet: on what people hold. */
const emblem = (colour: 'butter' | 'yellow', left: Disc, right: Disc): ReactNode => (
  <>
    <path fill={`var(--site-palette-${colour})`} d={discPath(left) + discPath(right)} />
    <path fill="var(--site-brand)" d={overlapOf(left, right)} />
  </>
);

/** What a person does with a hand. For large portraits, whose page imports it. */
export const acts: Readonly<Record<Trait<'act'>, Act>> = {
  laptop: {
    sleeve: 'M90 132Q140 212 104 198',
    hand: 'M72 184h0',
    lines: 'M50 178h20M52 192h20',
    held: (
      <>
        <path
          fill="var(--site-palette-white)"
          d="M-66 126H60a14 14 0 0 1 14 14V222H-80V140a14 14 0 0 1 14-14z"
        />
        <path fill="var(--site-palette-mint-mid)" d="M-94 218H88v14q0 10-10 10H-84q-10 0-10-10z" />
        {emblem('yellow', [-16, 174, 22], [10, 174, 22])}
      </>
    ),
  },
  wave: {
    sleeve: 'M84 140Q158 154 144 66',
    hand: 'M144 24v4',
    spread: 'M144 16l-36-12M132 8l-12-44M148 4v-48M164 8l16-40',
  },
  chin: {
    sleeve: 'M88 136Q150 236 66 128',
    hand: 'M44 94h0',
    lines: 'M26 86l17-9M31 99l17-9',
  },
  heart: {
    sleeve: 'M90 132Q150 220 62 166',
    hand: 'M32 154h0',
    lines: 'M10 146l20 2M8 160l20 1',
  },
  mug: {
    sleeve: 'M90 132Q150 224 92 188',
    hand: 'M62 168h0',
    lines: 'M39 162h20M41 176h20',
    held: (
      <>
        <path
          stroke="var(--site-palette-white)"
          strokeWidth="13"
          d="M4 146H-10a18 18 0 0 0 0 40h14"
        />
        <path
          fill="var(--site-palette-white)"
          d="M-2 124H72V196a24 24 0 0 1-24 24H22a24 24 0 0 1-24-24z"
        />
      </>
    ),
  },
  book: {
    sleeve: 'M90 132Q150 226 98 192',
    hand: 'M68 174h0',
    lines: 'M46 166h20M48 180h20',
    held: (
      <>
        <path fill="var(--site-palette-white)" d="M-36 122 80 108 92 226-24 238z" />
        <path fill="var(--site-palette-coral)" d="M-46 122 70 106 84 226-32 242z" />
        {emblem('butter', [6, 174, 21], [32, 171, 21])}
      </>
    ),
  },
  pencil: {
    sleeve: 'M90 132Q150 240 104 192',
    hand: 'M77 160h0',
    lines: 'M55 152l18-6M57 167l20-3',
    held: (
      <>
        <path
          stroke="var(--site-palette-coral)"
          strokeWidth="22"
          strokeLinecap="butt"
          d="M56 222 86 106"
        />
        <path fill="var(--site-palette-butter)" d="M75 103 97 109 97 66z" />
        <path fill="var(--site-palette-ink)" d="M88 83 97 85 97 66z" />
      </>
    ),
  },
};
