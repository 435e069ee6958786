/**
 * One to three letters, a space, and the word after them. Not a long word, nor a
 * run of short ones: it could be wider than a line of a phone.
 */
const SHORT_WORD = /(?<=^|\s)(\p{L}{1,3} \S{1,10})(?=\s|$)/u;

/** A title in parts: free, tied, free, tied, … */
export function tie(title: string): string[] {
  return title.split(SHORT_WORD);
}
