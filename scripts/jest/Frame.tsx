import type {ReactNode} from 'react';

/** No frame around the place of pages: tests put their own where they need one. */
export default function Frame({children}: {children: ReactNode}): ReactNode {
  return children;
}
