import type {ReactNode} from 'react';

/** Words with a hyphen inside. */
const HYPHENATED = /(\p{L}[\p{L}’]*(?:-[\p{L}’]+)+)/u;

/**
 * A short text that breaks at spaces only: « Qu’est-ce », « e-mails ». The text is untouched, for
 * copies and screen readers.
 */
export default function Unbroken({children}: {children: string}): ReactNode {
  return children.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="site-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
