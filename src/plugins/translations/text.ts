import {createHash} from 'node:crypto';
import {normalise} from '../../lib/texts/normalise';

/** Hash of a text's normalised content: 12 hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('hex').slice(0, 12);
}

/** Quotes a text for a message: on one line, shortened. */
export function quote(text: string, length = 80): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > length ? `${line.slice(0, length - 1)}…` : line}”`;
}

/** Characters of shared text to show before the difference. */
const CONTEXT = 24;

/** Quotes two versions of a text from shortly before their first difference. */
export function quoteDifference(before: string, after: string): readonly [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same > CONTEXT ? Math.max(0, before.lastIndexOf(' ', same - CONTEXT) + 1) : 0;
  const from = (text: string) => quote(`${start > 0 ? '…' : ''}${text.slice(start)}`);
  return [from(before), from(after)];
}

/** Whether a text contains words: numbers and symbols are the same in all languages. */
export const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, ''));
