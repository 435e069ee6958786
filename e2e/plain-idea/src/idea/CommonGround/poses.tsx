import type {ReactNode} from 'react';

export function Answered(_props: {of: string; className?: string}): ReactNode {
  return null;
}

export function Guides(_props: {className?: string}): ReactNode {
  return null;
}
