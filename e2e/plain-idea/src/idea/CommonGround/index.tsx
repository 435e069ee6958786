import type {ReactNode} from 'react';

/** No scene: the words stand on their ground. */
export default function CommonGround(_props: {missed?: boolean; arriving?: boolean}): ReactNode {
  return null;
}
