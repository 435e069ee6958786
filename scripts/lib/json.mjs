/**
 * `JSON.parse` whose result has to be looked at before it is used.
 *
 * @param {string} text
 * @returns {unknown}
 */
export function parseJson(text) {
  /** @type {unknown} */
  const value = JSON.parse(text);
  return value;
}
