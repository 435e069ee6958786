import type {CSSProperties, ReactNode} from 'react';

export function Answered(_props: {
  at: string;
  of: string;
  walks?: boolean;
  className?: string;
  style?: CSSProperties;
}): ReactNode {
  return null;
}

export function Guides(_props: {className?: string}): ReactNode {
  return null;
}
