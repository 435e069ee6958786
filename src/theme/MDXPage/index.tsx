import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {LongTextPage} from '../../features/legal';
import * as mdxComponents from '../../features/legal/mdx';

export default function MDXPage({content}: Props): ReactNode {
  // The type lacks the `components` prop of compiled MDX.
  const Content = content as ComponentType<{components: object}>;
  return (
    <LongTextPage metadata={content.metadata} toc={content.toc}>
      <MDXContent>
        <Content components={mdxComponents} />
      </MDXContent>
    </LongTextPage>
  );
}
