import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem';
import {HandbookPage} from '../../features/handbook';
import {CodeBlock} from '../../features/handbook/CodeBlock';

/** In development only. */
export default function DocItem({content}: Props): ReactNode {
  // The type lacks the `components` prop of compiled MDX.
  const Content = content as unknown as ComponentType<{components: object}>;
  return (
    <HandbookPage {...content}>
      <MDXContent>
        <Content components={{pre: CodeBlock}} />
      </MDXContent>
    </HandbookPage>
  );
}
