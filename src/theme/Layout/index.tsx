import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {InShell, Shell, useIsInShell, type InShellProps} from './Shell';

type Props = Partial<InShellProps> & {children: ReactNode};

/**
 * A page's content in the site's shell. Root renders the shell, except after a crash of the
 * application (`@theme/Error`).
 */
export default function Layout({children, switchTo = nowhere}: Props): ReactNode {
  const {pathname} = useLocation();
  const content = <InShell switchTo={switchTo}>{children}</InShell>;
  return useIsInShell() ? content : <Shell pathname={pathname}>{content}</Shell>;
}

/** Falls back to each language's home. */
const nowhere = {};
