import type {ReactNode} from 'react';

export function Ward(_props: {question: string; answer: string}): ReactNode {
  return null;
}
