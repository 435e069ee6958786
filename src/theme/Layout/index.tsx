import React, {type ReactNode} from 'react';
import LayoutProvider from '@theme/Layout/Provider';
import {Shell, type ShellProps} from '../../features/shell';

type Props = Partial<ShellProps> & {children: ReactNode};

/** The site's frame around every page; `switchTo` feeds the language links. */
export default function Layout({children, switchTo = {}, barOver}: Props): ReactNode {
  return (
    <LayoutProvider>
      <Shell switchTo={switchTo} barOver={barOver}>
        {children}
      </Shell>
    </LayoutProvider>
  );
}
