import React, {type ReactNode} from 'react';

/** The site's frame without bar and footer, for tests of its content. */
export default function Layout({children}: {children: ReactNode}): ReactNode {
  return <main>{children}</main>;
}
