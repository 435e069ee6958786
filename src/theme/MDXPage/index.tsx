import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props as ThemeProps} from '@theme/MDXPage';
import {LongTextPage} from '../../features/legal';
import {LongText} from '../../features/legal/LongText';

/** A page written in MDX: the legal notice and the privacy policy. */
export default function MDXPage({content: Content}: ThemeProps): ReactNode {
  return (
    <LongTextPage
      metadata={Content.metadata}
      text={
        <LongText toc={Content.toc}>
          <MDXContent>
            <Content />
          </MDXContent>
        </LongText>
      }
    />
  );
}
