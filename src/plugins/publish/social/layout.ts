/*
 * How large a title is set. Pure: the widths are given, so that tests need no font.
 */

export type Measure = {
  widthOf: (word: string) => number;
  space: number;
};

/** The room of a title, in px. */
export type Box = {width: number; height: number; largest: number; smallest: number};

/** Height of a line over the size of its letters. */
export const LEADING = 1;

const COMFORTABLE_LINES = 4;

const STEP = 2;

/** Kept free of each line, in em: the renderer rounds widths. */
const SPARE = 0.02;

/** Lines that hold the words, each filled as far as it goes. */
function countLines(widths: readonly number[], space: number, limit: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + space + width > limit) {
      lines += 1;
      used = width;
    } else {
      used += (used > 0 ? space : 0) + width;
    }
  }
  return lines;
}

/** The size of a title in px: as large as its box allows. What does not fit is cut off. */
export function sizeOf(words: readonly string[], {widthOf, space}: Measure, box: Box): number {
  const widths = words.map(widthOf);
  const fitting = Math.floor(box.width / (Math.max(...widths) + SPARE));
  const smallest = Math.min(box.smallest, fitting);
  for (let size = Math.min(box.largest, fitting); size > smallest; size -= STEP) {
    const lines = countLines(widths, space, box.width / size - SPARE);
    if (lines <= COMFORTABLE_LINES && lines * size * LEADING <= box.height) return size;
  }
  return smallest;
}

function ellipsed(text: string): string {
  return `${text.replace(/[\s:;,.!?…]+$/, '')}…`;
}

/** Width of a letter at most, on average over a name, in em: nothing is measured here. */
const LETTER = 0.6;

/** Sets a short text on one line: smaller when it is long, then with an ellipsis. */
export function setLine(
  text: string,
  {width, largest, smallest}: Omit<Box, 'height'>,
): {text: string; size: number} {
  const length = [...text].length;
  const size = Math.min(largest, Math.floor(width / (length * LETTER)));
  if (size >= smallest) return {text, size};
  const room = Math.floor(width / (smallest * LETTER)) - 1;
  return {text: ellipsed([...text].slice(0, room).join('')), size: smallest};
}
