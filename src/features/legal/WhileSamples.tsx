import type {ReactNode} from 'react';
import samples from '@generated/docusaurus-plugin-content-blog/default/samples.json';

/** What a legal text says of the case studies that are samples: nothing once there are none. */
export function WhileSamples({children}: {children: ReactNode}): ReactNode {
  return samples.any ? children : null;
}
