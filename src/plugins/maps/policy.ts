/**
 * The content security policy of the map frame: Google's list
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy) narrowed to
 * completion. Google's scripts use `eval`; only its two script hosts are allowed, because anybody
 * can store files on googleapis.com.
 *
 * @param inHeader `frame-ancestors` only applies in a header (CSP 3, section 6.4.2)
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

/** Headers of the frame's folder: only this site may embed it. */
export const frameHeaders = [
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', framePolicy({inHeader: true})],
  ['X-Robots-Tag', 'noindex'],
] as const;
