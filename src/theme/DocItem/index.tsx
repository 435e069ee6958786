import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocItem';
import {HandbookPage} from '../../features/handbook';

/** A page of the handbook, in development only. */
export default function DocItem({content: Content}: Props): ReactNode {
  return (
    <HandbookPage
      metadata={Content.metadata}
      toc={Content.toc}
      hasTitle={Content.contentTitle !== undefined}
    >
      <Content />
    </HandbookPage>
  );
}
