import React, {type ReactNode} from 'react';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {Frame} from '../../features/shell';

/** What stands around the place of all pages, and stays while they come and go. */
export default function SiteFrame({children}: {children: ReactNode}): ReactNode {
  return (
    <ColorModeProvider>
      <Frame>{children}</Frame>
    </ColorModeProvider>
  );
}
