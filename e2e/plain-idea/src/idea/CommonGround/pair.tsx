import type {ReactNode} from 'react';

export function Pair(_props: {className?: string; apart?: number}): ReactNode {
  return null;
}
