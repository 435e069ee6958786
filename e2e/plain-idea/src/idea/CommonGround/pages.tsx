import type {ReactNode} from 'react';

export function PageScene(_props: {of: string; className?: string}): ReactNode {
  return null;
}
