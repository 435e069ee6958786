import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Frame, Framed, useIsFramed, type FramedProps} from './Frame';

type Props = Partial<FramedProps> & {children: ReactNode};

/**
 * A page's content in the site's frame. Root renders the frame, except after a crash of the
 * application (`@theme/Error`).
 */
export default function Layout({children, switchTo = nowhere}: Props): ReactNode {
  const {pathname} = useLocation();
  const content = <Framed switchTo={switchTo}>{children}</Framed>;
  return useIsFramed() ? content : <Frame pathname={pathname}>{content}</Frame>;
}

/** Falls back to each language's home. */
const nowhere = {};
