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
    sleeve: 'M90 130Q142 206 104 186',
    hand: 'M72 172h0',
    lines: 'M50 166h20M52 180h20',
    held: (
      <>
        <path
          fill="var(--site-palette-white)"
          d="M-66 114H60a14 14 0 0 1 14 14V210H-80V128a14 14 0 0 1 14-14z"
        />
        <path fill="var(--site-palette-mint-mid)" d="M-94 206H88v14q0 10-10 10H-84q-10 0-10-10z" />
        {emblem('yellow', [-16, 162, 22], [10, 162, 22])}
      </>
    ),
  },
  wave: {
    sleeve: 'M84 140Q152 154 138 66',
    hand: 'M138 24v4',
    spread: 'M138 16l-34-12M126 8l-10-44M141 4v-48M156 8l13-42',
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
    sleeve: 'M90 132Q150 226 104 176',
    hand: 'M77 144h0',
    lines: 'M55 136l18-6M57 151l20-3',
    held: (
      <>
        <path
          stroke="var(--site-palette-coral)"
          strokeWidth="22"
          strokeLinecap="butt"
          d="M52 222 86 90"
        />
        <path fill="var(--site-palette-butter)" d="M75 87 97 93 97 50z" />
        <path fill="var(--site-palette-ink)" d="M88 67 97 69 97 50z" />
      </>
    ),
  },
};
