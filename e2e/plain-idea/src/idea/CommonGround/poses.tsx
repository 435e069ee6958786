import type {ReactNode} from 'react';

export function Answered(_props: {
  at: string;
  of: string;
  walks?: boolean;
  className?: string;
}): ReactNode {
  return null;
}

export function Guides(_props: {className?: string}): ReactNode {
  return null;
}
