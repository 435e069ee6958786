import type {ReactNode} from 'react';

export function Asked(_props: {of: string; className?: string}): ReactNode {
  return null;
}
