import {createHash} from 'node:crypto';

/**
 * A text without what only its form changes: line ends, spaces, line breaks within a paragraph, the
 * padding of tables, French typography.
 */
export function normalise(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replace(/-{3,}/g, '---')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) => block.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n\n');
}

/** 12 hexadecimal digits that change with what there is to translate. */
export function hashOf(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('hex').slice(0, 12);
}

/** A text in a message: on one line, and short. */
export function quote(text: string, length = 80): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > length ? `${line.slice(0, length - 1)}…` : line}”`;
}

/** How much of what two texts share is shown before they differ, in characters. */
const CONTEXT = 24;

/** Two versions of a text in a message, each from a little before the first difference. */
export function quoteDifference(before: string, after: string): readonly [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same > CONTEXT ? Math.max(0, before.lastIndexOf(' ', same - CONTEXT) + 1) : 0;
  const from = (text: string) => quote(`${start > 0 ? '…' : ''}${text.slice(start)}`);
  return [from(before), from(after)];
}

/** Whether a text holds words at all: a number or a sign is the same in all languages. */
export const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, ''));
