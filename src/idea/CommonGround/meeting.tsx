import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';

/** SVG path data of what a floor leaves of a disc. */
export function aboveFloor([cx, cy, r]: Disc, floor: number): string {
  const half = Math.sqrt(r ** 2 - (floor - cy) ** 2);
  return `M${cx - half} ${floor}A${r} ${r} 0 1 1 ${cx + half} ${floor}z`;
}

/** Two discs that meet, on what is made or shown, in the colours of the day. */
export const meeting = (left: Disc, right: Disc, first: string, second: string): ReactNode => (
  <>
    <path fill={first} d={discPath(left)} />
    <path fill={second} d={discPath(right)} />
    <path fill="var(--site-palette-brand)" d={overlapOf(left, right)} />
  </>
);
