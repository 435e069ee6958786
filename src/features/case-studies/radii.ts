import type {Locale} from '../../lib/languages';
import {splitQuantity} from '../../lib/text';

/**
 * Radii of discs whose areas are as some figures, the largest being 1; undefined for figures that
 * can't be compared: of several units, or not above zero.
 */
export function radiiOf(figures: readonly string[], locale: Locale): number[] | undefined {
  const read = figures.map((figure) => splitQuantity(figure, locale));
  if (read.some(({number, unit}) => unit !== read[0]?.unit || !(number > 0))) return undefined;
  const largest = Math.max(...read.map(({number}) => number));
  return read.map(({number}) => Math.sqrt(number / largest));
}
