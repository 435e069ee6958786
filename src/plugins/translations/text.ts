import {createHash} from 'node:crypto';

/**
 * Normalises differences of form: line ends, spaces, line breaks within a paragraph, the padding of
 * tables, and typography, so that a text typed plainly equals the same one with its signs set.
 */
export function normalise(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('…', '...')
    .replace(/-{3,}/g, '---')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) =>
      block
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ ?(?:\\?["'«»“”‘’]|&quot;) ?/g, "'")
        .replace(/ (?=[;:!?%])/g, ''),
    )
    .filter(Boolean)
    .join('\n\n');
}

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
