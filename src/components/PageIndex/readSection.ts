/**
 * The entry that a reader is at: the last one whose start has passed the reading
 * line, the first one before that.
 *
 * @param ids in the order of the page
 * @param passed those whose start is above the reading line
 */
export function readSection(
  ids: readonly string[],
  passed: ReadonlySet<string>,
): string | undefined {
  return ids.findLast((id) => passed.has(id)) ?? ids[0];
}
