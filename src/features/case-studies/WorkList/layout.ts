import type {CardVariant} from '../Card';

/** Position of a card in the grid; the mirrored pair has the tall card on the left. */
export type Place = 'row' | 'wideLeft' | 'tallRight' | 'tallLeft' | 'wideRight';

const cycle: readonly Place[] = ['row', 'wideLeft', 'tallRight', 'tallLeft', 'wideRight'];

export const variantAt = (place: Place): CardVariant =>
  place === 'row' ? 'xl' : place.startsWith('wide') ? 'l' : 'r';

/**
 * The asymmetric grid: a large card, a pair, a mirrored pair, repeated. The last card of all, without
 * a partner, is a large one; before a button that shows more, it waits for its partner in the wide
 * place on the left.
 *
 * @param more whether the button follows
 */
export function placesFor(count: number, more = false): Place[] {
  return Array.from({length: count}, (_, index): Place => {
    const place = cycle[index % cycle.length] ?? 'row';
    const opensPair = place === 'wideLeft' || place === 'tallLeft';
    return opensPair && index === count - 1 ? (more ? 'wideLeft' : 'row') : place;
  });
}
