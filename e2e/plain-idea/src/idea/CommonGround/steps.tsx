import type {ReactNode} from 'react';
import type {Disc} from '@site/src/lib/discs';

export const ABOVE: number = 0;

export function AtStep(_props: {step: string; on: Disc}): ReactNode {
  return null;
}

export function Letter(_props: {className?: string}): ReactNode {
  return null;
}
