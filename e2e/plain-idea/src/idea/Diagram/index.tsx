import type {ReactNode} from 'react';

type DiagramProps = {drawn: (sentence: 'letter' | 'sign' | 'screen') => ReactNode};

/** The sentence above says it all. */
export default function Diagram(_props: DiagramProps): ReactNode {
  return null;
}
