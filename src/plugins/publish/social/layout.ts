/*
 * Computes the size of a title. Pure: callers pass the widths, so tests need no font.
 */

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

/** Number of lines when each is filled greedily. */
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

/** The largest size in px at which a title fits its box, else the smallest: the rest is cut off. */
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
