/**
 * The middle one of several figures; of an even number the lower one of the two in the
 * middle, so that it is a figure that was measured.
 *
 * @throws RangeError when there is none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new RangeError('The median of no figures.');
  }
  return middle;
}
