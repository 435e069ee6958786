import React, {type ReactNode} from 'react';
import Frame from '@theme/Frame';
import {Framed, useIsFramed, type FramedProps} from '../../features/shell';

type Props = Partial<FramedProps> & {children: ReactNode};

/**
 * A page's content in the site's frame; `switchTo` feeds the language links. The frame
 * is there already, save around what takes the place of an application that has
 * crashed (Docusaurus' `@theme/Error`).
 */
export default function Layout({children, switchTo = nowhere, barOver}: Props): ReactNode {
  const content = (
    <Framed switchTo={switchTo} barOver={barOver}>
      {children}
    </Framed>
  );
  return useIsFramed() ? content : <Frame>{content}</Frame>;
}

/** Each language's home. */
const nowhere = {};
