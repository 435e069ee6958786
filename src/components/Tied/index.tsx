import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One to three letters, a space, and the word after them, unless it is too long for a phone. */
const SHORT_WORD = /(?<=^|\s)(\p{L}{1,3} \S{1,10})(?=\s|$)/u;

/** A title in parts: free, tied, free, tied, … */
export function parts(title: string): string[] {
  return title.split(SHORT_WORD);
}

const joined = (words: string): string => words.replace(' ', '\u00A0');

/**
 * A title whose words of one to three letters stay on the line of the next word (« a hospital »).
 * The longest pair fits into 280 px at 32 px.
 */
export function tie(title: string): string {
  return parts(title)
    .map((part, index) => (index % 2 === 1 ? joined(part) : part))
    .join('');
}

/** Characters that fit into a line of the narrowest phones in the largest type. */
const SAFE = 10;

/** The title of a page, tied likewise; pairs too long for the narrowest phones may break there. */
export default function Tied({children}: {children: string}): ReactNode {
  return parts(children).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.length <= SAFE ? (
      joined(part)
    ) : (
      <span key={index} className={styles.tied}>
        {part}
      </span>
    );
  });
}
