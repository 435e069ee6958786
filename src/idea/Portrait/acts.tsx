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
    shoulder: [90, 130],
    elbow: [128, 198],
    wrist: [98, 184],
    hand: [70, 170],
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
    shoulder: [84, 140],
    elbow: [150, 176],
    wrist: [143, 94],
    hand: [144, 46],
    lines: 'M137 26v20M153 27l-1 19',
    behind: true,
  },
  chin: {
    shoulder: [88, 136],
    elbow: [118, 198],
    wrist: [70, 132],
    hand: [44, 94],
    lines: 'M26 86l17-9M31 99l17-9',
  },
  heart: {
    shoulder: [90, 132],
    elbow: [122, 202],
    wrist: [66, 168],
    hand: [32, 154],
    lines: 'M10 146l20 2M8 160l20 1',
  },
  mug: {
    shoulder: [90, 132],
    elbow: [124, 204],
    wrist: [94, 186],
    hand: [62, 168],
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
    shoulder: [90, 132],
    elbow: [124, 206],
    wrist: [98, 190],
    hand: [68, 174],
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
    shoulder: [90, 132],
    elbow: [124, 200],
    wrist: [103, 174],
    hand: [77, 144],
    lines: 'M55 136l18-6M57 151l20-3',
    held: (
      <>
        <path
          stroke="var(--site-palette-coral)"
          strokeWidth="22"
          strokeLinecap="butt"
          d="M44 217 101 100"
        />
        <path fill="var(--site-palette-butter)" d="M91 95 111 105 119 65z" />
        <path fill="var(--site-palette-ink)" d="M106.6 79.4 115.6 83.9 119 65z" />
      </>
    ),
  },
};
