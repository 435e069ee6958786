import type {ReactNode} from 'react';

export function Agreed(): ReactNode {
  return null;
}
