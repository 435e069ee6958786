import type {ReactNode} from 'react';

export const ABOVE: number = 0;

export function AtStep(_props: {step: string; at: readonly [number, number]}): ReactNode {
  return null;
}
