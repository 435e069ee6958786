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

/**
 * Says on the root element whether the sun is low, for styles.module.css: home's inline script does it
 * before the sky is parsed. It stays after home, where nothing reads it.
 */
export function showLow(low: boolean): void {
  document.documentElement.toggleAttribute('data-low', low);
}
