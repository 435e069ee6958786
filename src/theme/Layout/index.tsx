import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {InShell} from '../../features/page';
import {useIsInShell} from '../../features/page/switchTo';
import {Shell} from './Shell';

/**
 * Docusaurus' own pages, the handbook's, in the site's shell. Root renders the shell, except after a
 * crash of the application (`@theme/Error`).
 */
export default function Layout({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const content = <InShell switchTo={nowhere}>{children}</InShell>;
  return useIsInShell() ? content : <Shell pathname={pathname}>{content}</Shell>;
}

/** Falls back to each language's home. */
const nowhere = {};
