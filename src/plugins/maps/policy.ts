/**
 * The content security policy of the map frame: Google's list
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy) narrowed to
 * the hosts of completion. Google's scripts use `eval`. No wildcard: anybody can store files on
 * googleapis.com, and receive there what a hostile script sends.
 *
 * @param inHeader `frame-ancestors` and reports only apply in a header (CSP 3, section 6.4.2)
 * @param reporting directives that report what is blocked
 */
export function framePolicy({
  inHeader,
  reporting = [],
}: {
  inHeader: boolean;
  reporting?: ReadonlyArray<readonly [string, string]>;
}): string {
  return [
    "default-src 'none'",
    "script-src 'self' https://maps.googleapis.com https://maps.gstatic.com 'unsafe-eval'",
    'connect-src https://maps.googleapis.com https://places.googleapis.com',
    'img-src https://maps.googleapis.com https://maps.gstatic.com data:',
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(inHeader
      ? ["frame-ancestors 'self'", ...reporting.map((directive) => directive.join(' '))]
      : []),
  ].join('; ');
}

/** Headers of the frame's folder: only this site may embed it. */
export const frameHeaders = (reporting: ReadonlyArray<readonly [string, string]>) =>
  [
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Content-Security-Policy', framePolicy({inHeader: true, reporting})],
    ['X-Robots-Tag', 'noindex'],
  ] as const;
