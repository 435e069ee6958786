import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A word of one to three letters, a space and the next word, unless that one is too long for a
 * phone. A no-break space before it would tie three words or more. Not with a look-behind, which Safari reads from 16.4 on.
 */
const SHORT_WORD = /(^| )(\p{L}{1,3} \S{1,10})(?=\s|$)/gu;

/** Splits a title into alternating parts: free, tied, free, tied, … */
export function parts(title: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const {index, 1: before = '', 2: tied = ''} of title.matchAll(SHORT_WORD)) {
    const start = index + before.length;
    found.push(title.slice(end, start), tied);
    end = start + tied.length;
  }
  return [...found, title.slice(end)];
}

const joined = (words: string): string => words.replace(' ', '\u00A0');

/**
 * Keeps each word of one to three letters on the line of the next word (« a hospital »). The
 * longest pair fits in 280 px at 32 px.
 */
export function tie(title: string): string {
  return parts(title)
    .map((part, index) => (index % 2 === 1 ? joined(part) : part))
    .join('');
}

/** Characters per line on the narrowest phones at the largest font size. */
const SAFE = 10;

/** A page title with its short words tied; pairs too long for the narrowest phones may break. */
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
