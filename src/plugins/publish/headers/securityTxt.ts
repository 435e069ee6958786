import {locales} from '../../../lib/locales';
import {SiteError} from '../../../lib/siteError';
import {site} from '../../../site';

/** Where researchers look for it (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Until when the contact holds: a year after somebody last said that it does (RFC 9116, section
 * 2.5.5 asks for less than that). Not after the day of the build: the same inputs give the same
 * files, and a build says nothing of who reads the messages.
 */
export function securityExpires(reviewed: string = site.security.reviewed): Date {
  const date = new Date(`${reviewed}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  // A year to the day would be one day too long.
  date.setUTCDate(date.getUTCDate() - 1);
  return date;
}

/** Contact for security reports (RFC 9116). */
export function securityTxt(siteUrl: string): string {
  const expires = securityExpires();
  if (Number.isNaN(expires.getTime())) {
    throw new SiteError(
      `src/site.ts: security.reviewed is "${site.security.reviewed}", which is no day: write the day when you checked that security.email is read, such as '2026-11-21'.`,
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
