/** An address that no page or file could have. */
export class BadPath extends Error {
  readonly statusCode = 400;
}

/** A request's target, taken apart. */
export type RequestPath = {
  /** As sent: percent-encoded, without query. */
  pathname: string;
  /** '' or '?…', as sent. */
  search: string;
  /** Decoded; none of them is '.', '..' or holds a separator. */
  segments: string[];
  /** Whether the path ends with '/'. */
  isFolder: boolean;
  /** Whether anything may be there: no empty segment, and no file that the host keeps to itself. */
  isPublic: boolean;
};

/** C0 controls, DEL and separators: in no file name of a site, and not wanted in a log. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f/\\]/;

/** The host's rules, and names that start with a dot, RFC 8615's folder aside. */
const HIDDEN = /^_(?:headers|redirects|nginx\.conf)$|^\.(?!well-known(?:\/|$))|\/\./i;

/**
 * Takes a request's target apart, and refuses what could only be an attack or an accident,
 * which `new URL()` would repair silently.
 *
 * @throws {BadPath}
 */
export function parseTarget(target: string): RequestPath {
  const [, pathname = '', search = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (pathname === '') throw new BadPath();
  const segments = pathname.slice(1).split('/').map(decodeSegment);
  const isFolder = segments.at(-1) === '';
  if (isFolder) segments.pop();
  // '//host' must never come back in a Location header.
  const isOdd = segments.includes('') || /[#\\]/.test(target);
  return {
    pathname,
    search,
    segments,
    isFolder,
    isPublic: !isOdd && !HIDDEN.test(segments.join('/')),
  };
}

function decodeSegment(part: string): string {
  try {
    const segment = decodeURIComponent(part);
    if (segment !== '.' && segment !== '..' && !FORBIDDEN.test(segment)) return segment;
  } catch {
    // It is no UTF-8, or no encoding at all.
  }
  throw new BadPath();
}
