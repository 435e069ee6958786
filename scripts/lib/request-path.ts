/** An address that no page or file could have. */
export class BadPath extends Error {}

/** A request's target, taken apart. */
export type RequestPath = {
  /** As sent: percent-encoded, without query. */
  pathname: string;
  /** '' or '?…', as sent. */
  search: string;
  /** Decoded, without empty ones; none of them is '.', '..' or holds a separator. */
  segments: string[];
  /** Whether the path ends with '/'. */
  isFolder: boolean;
  /** Whether anything may be there: no empty segment, and no file that the host keeps to itself. */
  isPublic: boolean;
};

/** C0 controls, DEL and separators: in no file name of a site, and not wanted in a log. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f/\\]/;

/** The host's rules, which it keeps to itself. */
const RULES = /^\/_(?:headers|redirects|nginx\.conf)$/i;

/**
 * Takes a request's target apart, and refuses what could only be an attack or an accident,
 * which `new URL()` would repair silently.
 *
 * @throws {BadPath}
 */
export function parseTarget(target: string): RequestPath {
  const [, pathname = '', search = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (pathname === '') throw new BadPath();
  const parts = pathname.split('/').slice(1);
  const isFolder = parts.at(-1) === '';
  if (isFolder) parts.pop();
  const segments = parts.map(decodeSegment);
  return {
    pathname,
    search,
    segments,
    isFolder,
    // '//host' must never come back in a Location header.
    isPublic:
      !/[#\\]/.test(target) &&
      !RULES.test(`/${segments.join('/')}`) &&
      segments.every((name, index) => name !== '' && !isHidden(name, index)),
  };
}

function decodeSegment(part: string): string {
  let segment;
  try {
    segment = decodeURIComponent(part);
  } catch {
    throw new BadPath();
  }
  if (segment === '.' || segment === '..' || FORBIDDEN.test(segment)) throw new BadPath();
  return segment;
}

/** Names that start with a dot, RFC 8615's folder aside. */
const isHidden = (name: string, index: number) =>
  name.startsWith('.') && !(index === 0 && name === '.well-known');
