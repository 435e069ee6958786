import {translate} from '@docusaurus/Translate';
import {purposes} from '../fields';
import {purposeWords} from '../words';
import type {Values} from './values';

/**
 * The longest address that mail programs and Windows take whole, in characters
 * (RFC 6068 sets none; 2083 was Internet Explorer's).
 */
const MAX = 2000;

/** Before the message, in a link that holds it. */
export const MAIL_BODY = '&body=';

/**
 * What follows the address in a link that opens the visitor's mail program with the
 * message in it. A message that is too long for that stays on the page.
 */
export function mailQuery(
  address: string,
  {purpose, firstname, lastname, phone, message}: Values,
): string {
  const known = purposes.find((candidate) => candidate === purpose);
  const subject = known
    ? purposeWords()[known].label
    : translate({
        id: 'contact.mailto.subject',
        message: 'Message depuis votre site',
        description: 'Subject of the e-mail that is offered when the contact form fails.',
      });
  const signature = [`${firstname.trim()} ${lastname.trim()}`.trim(), phone.trim()];
  // RFC 6068, section 5: lines end with CRLF.
  const body = [message.trim(), signature.filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\r?\n/g, '\r\n');
  const short = `?subject=${encodeURIComponent(subject)}`;
  const whole = short + MAIL_BODY + encodeURIComponent(body);
  return `mailto:${address}${whole}`.length <= MAX ? whole : short;
}
