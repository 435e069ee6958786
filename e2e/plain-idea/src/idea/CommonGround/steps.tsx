import type {ReactNode} from 'react';

export const ABOVE = 0;

export function AtStep(_props: {step: string; at: readonly [number, number]}): ReactNode {
  return null;
}
