import type {ReactNode} from 'react';

/** The sentence above says it all. */
export default function Diagram(): ReactNode {
  return null;
}
