import type {ReactNode} from 'react';
import {splitHyphenated} from '../../lib/text';

/**
 * A short text that breaks only at spaces: « Qu’est-ce », « e-mails ». The characters do not
 * change, which keeps copying and screen readers unaffected.
 */
export default function Unbroken({children}: {children: string}): ReactNode {
  return splitHyphenated(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="site-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
