/**
 * The content security policy of the map frame alone: Google's list
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy) narrowed to
 * completion, which draws no map and no web font. Scripts use `eval` and come from Google's two
 * script hosts, not from all of googleapis.com, where anybody can store a file.
 *
 * @param inHeader `frame-ancestors` only counts in a header (CSP 3, section 6.4.2)
 */
export function framePolicy({inHeader}: {inHeader: boolean}): string {
  return [
    "default-src 'none'",
    "script-src 'self' https://maps.googleapis.com https://maps.gstatic.com 'unsafe-eval'",
    'connect-src https://*.googleapis.com https://*.gstatic.com',
    'img-src https://*.googleapis.com https://*.gstatic.com data:',
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(inHeader ? ["frame-ancestors 'self'"] : []),
  ].join('; ');
}

/** What `_headers` says of the frame's folder: it may be framed, by this site alone. */
export const frameHeaders = [
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', framePolicy({inHeader: true})],
  ['X-Robots-Tag', 'noindex'],
] as const;
