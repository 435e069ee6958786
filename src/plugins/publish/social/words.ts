/*
 * Splits a title into words that the fonts can draw. Pure: no font, no disk.
 */

/** A longer word is cut, in characters: it would make the whole title small. */
const LONGEST_WORD = 24;

const range = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join('');

/** Drawn by the Latin files of both families. */
export const LATIN = range(0x20, 0x7e) + range(0xa0, 0xac) + range(0xae, 0xff) + 'Œœ–—‘’“”„•…‹›€™−';

/** Drawn by their Latin Extended files: Łódź, Iași, Antonín. */
export const LATIN_EXTENDED = range(0x100, 0x151) + range(0x154, 0x17e) + 'ȘșȚț';

const drawable = new Set(LATIN + LATIN_EXTENDED);

const SPACING = /[\s\u00a0\u202f\u2009\u200a]/;
const INVISIBLE = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufe0e|\ufe0f|\ufeff/g;

/** The characters of a text that the fonts don't draw, each once. */
export function undrawable(text: string): string[] {
  const characters = [...text.normalize('NFC').replace(INVISIBLE, '')];
  return [...new Set(characters)].filter(
    (character) => !drawable.has(character) && !SPACING.test(character),
  );
}

/** Cuts a word too long for a line: after its hyphens, else anywhere. */
function cut(word: string): string[] {
  if ([...word].length <= LONGEST_WORD) return [word];
  const parts = word.split(/(?<=\w-)(?=\w)/);
  if (parts.length > 1) return parts.flatMap(cut);
  const characters = [...word];
  const head = characters.slice(0, LONGEST_WORD - 1).join('');
  return [`${head}-`, ...cut(characters.slice(LONGEST_WORD - 1).join(''))];
}

/** The words of a title that the fonts can draw. Thin spaces become no-break ones. */
export function wordsOf(title: string): string[] {
  const missing = new Set(undrawable(title));
  const text = [...title.normalize('NFC').replace(INVISIBLE, '')]
    .filter((character) => !missing.has(character))
    .join('')
    .replace(/[\u00a0\u202f\u2009\u200a]+/g, '\u00a0');
  return text
    .split(/[ \t\r\n]+/)
    .filter((word) => word.replaceAll('\u00a0', '') !== '')
    .flatMap(cut);
}
