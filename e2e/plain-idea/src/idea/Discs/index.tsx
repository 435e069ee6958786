import type {ComponentProps, ReactNode} from 'react';
import type {Disc} from '@site/src/lib/discs';

type DiscsProps = Omit<ComponentProps<'svg'>, 'children'> & {discs: readonly Disc[]};

/** No decoration: each block has its ground. */
export default function Discs(_props: DiscsProps): ReactNode {
  return null;
}
