import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';

/** Two discs that meet, on what is made or shown, in the colours of the day. */
export const meeting = (left: Disc, right: Disc, first: string, second: string): ReactNode => (
  <>
    <path fill={first} d={discPath(left)} />
    <path fill={second} d={discPath(right)} />
    <path fill="var(--site-palette-brand)" d={overlapOf(left, right)} />
  </>
);
