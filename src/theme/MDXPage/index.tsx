import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {EditLink} from '../../features/page/EditLink';
import {LongTextPage, pageNameOf} from '../../features/legal';
import {usePageAddress} from '../../features/page';
import * as mdxComponents from '../../features/legal/mdx';
import {SignUp} from '../NewsletterForm/SignUp';

export default function MDXPage({content}: Props): ReactNode {
  // The type lacks the `components` prop of compiled MDX.
  const Content = content as unknown as ComponentType<{components: object}> & {
    anchors: readonly string[];
    hasBrief?: true;
  };
  const name = pageNameOf(content.metadata.permalink);
  return (
    <LongTextPage
      metadata={content.metadata}
      toc={content.toc}
      anchors={Content.anchors}
      address={usePageAddress(name)}
      beside={name === 'newsletter' ? SignUp : undefined}
      hasBrief={Content.hasBrief}
      text={
        <MDXContent>
          <Content components={mdxComponents} />
        </MDXContent>
      }
    >
      <EditLink address={content.metadata.editUrl} />
    </LongTextPage>
  );
}
