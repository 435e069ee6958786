import type {ReactNode} from 'react';

export function Pair(_props: {className?: string}): ReactNode {
  return null;
}
