/*
 * What a visitor typed or pasted, without what has no meaning: the page and the receiver use the
 * same functions, so that both judge and keep the same text.
 */

/**
 * Unseen marks that chats, address books and word processors paste along: of direction, of width
 * zero, soft hyphens, variation selectors. The joiners (U+200C, U+200D) spell some names.
 */
const UNSEEN =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\uFE0E-\uFE0F]/g;
const JOINER = /[\u200C-\u200D]/g;

/** A name, on one line: a tab, as spreadsheets paste it, is a space. */
export const cleanName = (text: string): string =>
  text.replace(UNSEEN, '').replace(/\t+/g, ' ').trim();

export const cleanPhone = (text: string): string =>
  text.replace(UNSEEN, '').replace(JOINER, '').trim();

/**
 * An e-mail address in the form that every mail server takes: an internationalised domain in ASCII
 * (RFC 5891), as browsers write it, and with plain hyphens.
 */
export function cleanEmail(text: string): string {
  const address = cleanPhone(text).replace(/[\u2010\u2011]/g, '-');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Letters, digits, hyphens and dots, some outside ASCII: anything else is no domain.
  if (at < 2 || !/[^\0-\x7F]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain))
    return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** A text of several lines. Browsers send line ends as CRLF. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
