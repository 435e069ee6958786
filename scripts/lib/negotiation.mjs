/**
 * Reads an Accept or Accept-Encoding header: lower-case name and quality of
 * each item (RFC 9110, section 12.4.2).
 *
 * @param {string | string[] | undefined} header
 * @returns {{name: string, q: number}[]}
 */
export function parseQualities(header) {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const value = q === undefined ? 1 : Number(q.slice(2));
      return {name, q: Number.isNaN(value) ? 0 : value};
    })
    .filter(({name}) => name !== '');
}

/**
 * How much a media type is wanted, by the most specific item that covers it.
 *
 * @param {{name: string, q: number}[]} accepted
 * @param {string} type `text/html`
 * @returns {number} 0 to 1
 */
function qualityOf(accepted, type) {
  for (const pattern of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const found = accepted.find(({name}) => name === pattern);
    if (found) return found.q;
  }
  return 0;
}

/**
 * Whether JSON is preferred to HTML; a page is sent when both are as welcome.
 *
 * @param {string | undefined} accept
 * @returns {boolean}
 */
export function prefersJson(accept) {
  const accepted = parseQualities(accept);
  return qualityOf(accepted, 'application/json') > qualityOf(accepted, 'text/html');
}

/**
 * The compression to answer with: Brotli before gzip when both are accepted.
 *
 * @param {string | string[] | undefined} acceptEncoding
 * @returns {'br' | 'gzip' | null}
 */
export function chooseEncoding(acceptEncoding) {
  const accepted = parseQualities(acceptEncoding);
  const quality = (/** @type {string} */ encoding) =>
    (accepted.find(({name}) => name === encoding) ?? accepted.find(({name}) => name === '*'))?.q ??
    0;
  const [br, gzip] = [quality('br'), quality('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : null;
}

/**
 * Whether an If-None-Match header names an entity tag (weak comparison, RFC
 * 9110, section 13.1.2).
 *
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 * @returns {boolean}
 */
export function matchesEtag(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false;
  const opaque = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
