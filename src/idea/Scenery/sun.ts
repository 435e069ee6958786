/** The hours in which the sun rises and sets in Paris in the middle of each month, by its clocks. */
const RISES = [8, 7, 7, 7, 6, 5, 6, 6, 7, 8, 7, 8];
const SETS = [17, 18, 18, 20, 21, 21, 21, 21, 20, 19, 17, 16];

/**
 * Whether the sun is low, or down: the theme of the day has no night.
 *
 * @param hour from 0 to 23
 * @param month from 0 to 11
 */
export const isLow = (hour: number, month: number): boolean =>
  hour <= RISES[month]! || hour >= SETS[month]!;

/** Set on the root element, where home's inline script finds it before the sky is parsed. */
export const showLow = (low: boolean): unknown =>
  document.documentElement.toggleAttribute('data-low', low);
