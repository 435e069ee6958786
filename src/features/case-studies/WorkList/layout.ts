import type {CardVariant} from '../Card';

/** The place of a card in the grid; the mirrored pair puts the tall card on the left. */
export type Place = 'row' | 'wideLeft' | 'tallRight' | 'tallLeft' | 'wideRight';

const cycle: readonly Place[] = ['row', 'wideLeft', 'tallRight', 'tallLeft', 'wideRight'];

export const variantAt = (place: Place): CardVariant =>
  place === 'row' ? 'xl' : place.startsWith('wide') ? 'l' : 'r';

/**
 * The asymmetric grid: one large card, a pair, the pair mirrored, and again. A card that is
 * alone where a pair should be takes the wide place on the left.
 */
export function placesFor(count: number): Place[] {
  return Array.from({length: count}, (_, index): Place => {
    const place = cycle[index % cycle.length] ?? 'row';
    const opensPair = place === 'wideLeft' || place === 'tallLeft';
    return opensPair && index === count - 1 ? 'wideLeft' : place;
  });
}

/** How the last row ends: what follows the cards may use the room that it leaves. */
export function tailOf(places: readonly Place[]): 'row' | 'pair' | 'single' {
  const last = places.at(-1);
  return last === 'tallRight' ? 'pair' : last === 'wideLeft' ? 'single' : 'row';
}
