import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props as ThemeProps} from '@theme/MDXPage';
import {LongText} from '../../features/legal/LongText';

export type TextProps = Pick<ThemeProps, 'content'>;

/** The text of a page that is written in MDX. */
export default function Text({content: Content}: TextProps): ReactNode {
  return (
    <LongText toc={Content.toc}>
      <MDXContent>
        <Content />
      </MDXContent>
    </LongText>
  );
}
