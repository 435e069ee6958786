import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props as ThemeProps} from '@theme/MDXPage';
import {LongTextPage, type LongTextPageProps} from '../../features/legal';
import {LongText} from '../../features/legal/LongText';

/** What the route of an MDX page is made of (plugins/pages). */
type Props = Pick<ThemeProps, 'content'> & Pick<LongTextPageProps, 'metadata'>;

/** A page written in MDX: the legal notice and the privacy policy. */
export default function MDXPage({content: Content, metadata}: Props): ReactNode {
  return (
    <LongTextPage
      metadata={metadata}
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
