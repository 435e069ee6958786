import React, {type ComponentType, type ReactNode} from 'react';
import Island from '../../components/Island';
import {LongTextPage, type LongTextPageProps} from '../../features/legal';
import type {TextProps} from '../../pages/_long-text/text';

/** What the route of an MDX page is made of (plugins/pages). */
type Props = TextProps & {
  /** The part that shows the MDX text. */
  text: ComponentType<TextProps>;
  metadata: LongTextPageProps['metadata'];
};

/** A page written in MDX: the legal notice and the privacy policy. */
export default function MDXPage({content, text, metadata}: Props): ReactNode {
  return <LongTextPage metadata={metadata} text={<Island of={text} props={{content}} />} />;
}
