/*
 * Splits a title into words that the fonts can draw, and into lines. Pure: callers pass the widths,
 * so tests need no font.
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

/** The words of a text that the fonts can draw. Thin spaces become no-break ones. */
export function drawableWords(title: string): string[] {
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

/** Widths in em. */
export type Measure = {
  widthOf: (word: string) => number;
  space: number;
};

/** The room of a title, in px. */
export type Box = {width: number; height: number; largest: number; smallest: number};

/** Line height over font size. */
export const LEADING = 1;

const COMFORTABLE_LINES = 4;

const STEP = 2;

/** Slack on each line, in em: the renderer rounds widths. */
const SPARE = 0.02;

/** Fills each line, of `limit` em, before the next. */
function fill(words: readonly string[], {widthOf, space}: Measure, limit: number): string[] {
  const lines: string[] = [];
  let used = Infinity;
  for (const word of words) {
    const width = widthOf(word);
    if (used + space + width > limit) {
      lines.push(word);
      used = width;
    } else {
      lines.push(`${lines.pop()} ${word}`);
      used += space + width;
    }
  }
  return lines;
}

/** Makes lines of similar lengths: as many as in `limit` em, in the narrowest room. */
function balance(words: readonly string[], measure: Measure, limit: number): string[] {
  const widest = Math.max(...words.map(measure.widthOf));
  const greedy = fill(words, measure, limit);
  let lines = greedy;
  for (let room = limit; room >= widest; room -= 0.1) {
    const next = fill(words, measure, room);
    if (next.length > greedy.length) break;
    lines = next;
  }
  return lines;
}

/**
 * Sets a title as large as fits its box; at the smallest size, an ellipsis replaces what does not.
 *
 * @returns the font size, in px, and the lines
 */
export function setTitle(
  words: readonly string[],
  measure: Measure,
  {width, height, largest, smallest}: Box,
): {size: number; lines: string[]} {
  const fitting = Math.floor(width / (Math.max(...words.map(measure.widthOf)) + SPARE));
  const least = Math.min(smallest, fitting);
  const roomAt = (size: number) => width / size - SPARE;
  for (let size = Math.min(largest, fitting); size > least; size -= STEP) {
    const {length} = fill(words, measure, roomAt(size));
    if (length <= COMFORTABLE_LINES && length * size * LEADING <= height) {
      return {size, lines: balance(words, measure, roomAt(size))};
    }
  }
  const lines = fill(words, measure, roomAt(least));
  const kept = lines.slice(0, Math.floor(height / least / LEADING));
  if (kept.length < lines.length) kept.push(`${kept.pop()?.replace(/ ?[^ ]+$/, '')}…`);
  return {size: least, lines: kept};
}
