import {locales} from '../../lib/locales';
import {SiteError} from '../../lib/siteError';
import {site} from '../../site';

/** Where researchers look for it (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** The contact's expiry date: less than a year after its review (RFC 9116, section 2.5.5). */
export function securityExpires(reviewed: string = site.security.reviewed): Date {
  const date = new Date(`${reviewed}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  // Exactly a year would be too long.
  date.setUTCDate(date.getUTCDate() - 1);
  return date;
}

/** @throws SiteError when the review's date is invalid */
export function securityTxt(siteUrl: string): string {
  const expires = securityExpires();
  if (Number.isNaN(expires.getTime())) {
    throw new SiteError(
      `src/site.ts: security.reviewed is "${site.security.reviewed}", which is not a date: write the day on which you checked that security.email is read, such as '2026-11-21'.`,
    );
  }
  return [
    `Contact: mailto:${site.security.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
