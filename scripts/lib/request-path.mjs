/**
 * An address that no page or file could have.
 */
export class BadPath extends Error {}

/** C0 controls and DEL: in no file name of a site, and not wanted in a log. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * A request's target, taken apart.
 *
 * @typedef {object} RequestPath
 * @property {string} pathname as sent: percent-encoded, without query
 * @property {string} search '' or '?…', as sent
 * @property {string[]} segments decoded, without empty ones; none of them is '.', '..' or holds a separator
 * @property {boolean} isFolder whether the path ends with '/'
 * @property {boolean} isPlain no empty segment: '//host' must never come back in a Location header
 */

/**
 * Takes a request's target apart, and refuses what could only be an attack or
 * an accident. `new URL()` would repair it silently.
 *
 * @param {string} target `req.url`
 * @returns {RequestPath}
 * @throws {BadPath}
 */
export function parseTarget(target) {
  if (!target.startsWith('/')) throw new BadPath();
  const queryAt = target.indexOf('?');
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt);
  const parts = pathname.split('/').slice(1);
  const isFolder = parts.at(-1) === '';
  if (isFolder) parts.pop();
  return {
    pathname,
    search: queryAt === -1 ? '' : target.slice(queryAt),
    segments: parts.filter((part) => part !== '').map(decodeSegment),
    isFolder,
    isPlain: !parts.includes('') && !/[#\\]/.test(target),
  };
}

/**
 * @param {string} part
 * @returns {string}
 */
function decodeSegment(part) {
  let segment;
  try {
    segment = decodeURIComponent(part);
  } catch {
    throw new BadPath();
  }
  if (segment === '.' || segment === '..' || /[/\\]/.test(segment) || CONTROL.test(segment)) {
    throw new BadPath();
  }
  return segment;
}

/**
 * Files that a host keeps to itself: the rules, and names that start with a
 * dot (RFC 8615's folder aside).
 *
 * @param {readonly string[]} segments
 * @returns {boolean}
 */
export function isHidden(segments) {
  const [first = ''] = segments;
  const isRules = segments.length === 1 && /^_(?:headers|redirects|nginx\.conf)$/i.test(first);
  return (
    isRules ||
    segments.some(
      (segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'),
    )
  );
}
