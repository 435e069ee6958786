import type {Segment, Word} from './words';

/*
 * Sets a title in a box: as large as it fits, in lines of about one length. Pure: the
 * widths are given, so that tests need no font.
 */

/** Widths of the font, in em. */
export type Measure = {
  widthOf: (text: string) => number;
  space: number;
};

/** The room of a title, in px. */
export type Box = {width: number; height: number; largest: number; smallest: number};

/** A title that is set: its size in px, its lines from top to bottom. */
export type SetTitle = {size: number; lines: readonly Word[]};

/** Height of a line over the size of its letters. */
export const LEADING = 1;

/** Lines that a title may have before it shrinks. */
const COMFORTABLE_LINES = 4;

/** Steps in which a title shrinks, in px. */
const STEP = 2;

/**
 * A line that ends a phrase may be shorter by this part of the box without being
 * worse: « Bon séjour : / un hôpital / qui explique ».
 */
const PHRASE_END = 0.2;

function widthOfWord(word: Word, {widthOf}: Measure): number {
  return word.reduce((sum, {text, gap}) => sum + gap + widthOf(text), 0);
}

/**
 * What a line costs that ends with a word which belongs to the next one: « qui prend / des
 * nouvelles », not « qui prend des / nouvelles ».
 */
const LOOSE_END = 0.04;
const LOOSE = /^(?:.{1,2}|des|les|une|mes|ses|nos|vos|par|sur|qui|que|the|and|for|our|you|how)$/i;

/** Words on one line: plain spaces join their segments. */
function joined(words: readonly Word[]): Segment[] {
  return words.reduce<Segment[]>((line, word) => {
    const last = line.pop();
    const [first, ...rest] = word;
    return last && first
      ? [...line, {...last, text: `${last.text} ${first.text}`}, ...rest]
      : [...word];
  }, []);
}

/** Fewest lines that hold the words, each filled as far as it goes. */
function fewestLines(widths: readonly number[], space: number, limit: number): number {
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

/**
 * Breaks words into a number of lines, so that the lines are of about one length and
 * break where phrases end. Returns the number of words on each line.
 */
function balance(
  words: readonly Word[],
  widths: readonly number[],
  {space, limit, count}: {space: number; limit: number; count: number},
): number[] {
  type Broken = {cost: number; lengths: number[]};
  const known = new Map<string, Broken | undefined>();
  function best(from: number, left: number): Broken | undefined {
    if (from === words.length) {
      return left === 0 ? {cost: 0, lengths: []} : undefined;
    }
    if (left === 0) {
      return undefined;
    }
    const key = `${from}/${left}`;
    if (known.has(key)) {
      return known.get(key);
    }
    let found: Broken | undefined;
    let width = -space;
    for (let to = from; to < words.length; to += 1) {
      width += space + (widths[to] ?? 0);
      if (width > limit && to > from) {
        break;
      }
      const rest = best(to + 1, left - 1);
      if (rest) {
        const ending = words[to]?.at(-1)?.text ?? '';
        const endsPhrase = /[:;,.?!]$/.test(ending);
        const isLoose = left > 1 && LOOSE.test(ending);
        const missing = Math.max(0, (limit - width) / limit - (endsPhrase ? PHRASE_END : 0));
        const cost = missing ** 2 + (isLoose ? LOOSE_END : 0) + rest.cost;
        if (!found || cost < found.cost) {
          found = {cost, lengths: [to - from + 1, ...rest.lengths]};
        }
      }
    }
    known.set(key, found);
    return found;
  }
  return best(0, count)?.lengths ?? [words.length];
}

/** Splits an array into runs of the given lengths. */
function runs<T>(items: readonly T[], lengths: readonly number[]): T[][] {
  let start = 0;
  return lengths.map((length) => items.slice(start, (start += length)));
}

/**
 * Sets a title as large as its box allows. One that is too long at the smallest size
 * ends with an ellipsis; a word that is still too wide makes the letters smaller.
 */
export function setTitle(words: readonly Word[], measure: Measure, box: Box): SetTitle {
  const widths = words.map((word) => widthOfWord(word, measure));
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    const limit = box.width / size;
    const count = fewestLines(widths, measure.space, limit);
    const isTall = count * size * LEADING > box.height;
    const isWide = widths.some((width) => width > limit);
    // A long title may have more lines than look good once it is as small as it gets.
    const isCrowded = count > COMFORTABLE_LINES && size - STEP >= box.smallest;
    if (!isTall && !isWide && !isCrowded) {
      const lengths = balance(words, widths, {space: measure.space, limit, count});
      return {size, lines: runs(words, lengths).map(joined)};
    }
  }

  const tooWide = Math.max(...widths) * box.smallest > box.width;
  if (tooWide || words.length < 2) {
    const size = Math.floor(box.width / Math.max(...widths));
    return setTitle(words, measure, {...box, largest: size, smallest: Math.min(size, 8)});
  }
  const kept = words.slice(0, -1);
  const last = kept.at(-1) ?? [];
  const ending = last.map((segment, index) =>
    index === last.length - 1 ? {...segment, text: ellipsed(segment.text)} : segment,
  );
  return setTitle([...kept.slice(0, -1), ending], measure, box);
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
  if (size >= smallest) {
    return {text, size};
  }
  const room = Math.floor(width / (smallest * LETTER)) - 1;
  return {text: ellipsed([...text].slice(0, room).join('')), size: smallest};
}
