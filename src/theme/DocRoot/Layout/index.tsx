import React, {type ReactNode} from 'react';
import {HandbookLayout} from '../../../features/handbook';

/** The handbook's frame, in development only. */
export default function DocRootLayout({children}: {children: ReactNode}): ReactNode {
  return <HandbookLayout>{children}</HandbookLayout>;
}
