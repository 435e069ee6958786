import {createCipheriv, createDecipheriv, randomBytes} from 'node:crypto';
import {localeOfPath} from '../lib/locales';
import {pathTo} from '../routes';
import type {Submission} from './submission';

/** What a link of an e-mail does. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** The parameter of a link that says who follows it. */
export const LINK_KEY = 'key';

const CIPHER = 'aes-256-gcm';

/** Lengths in bytes (NIST SP 800-38D, section 8.2.1). */
const IV = 12;
const TAG = 16;

/**
 * Encrypts and signs a text for a link: only the receiver that has the key can write or read it, so
 * that a link names no address in a log, and no other can be made.
 *
 * @param key 32 bytes
 */
export function seal(key: Uint8Array, purpose: LinkPurpose, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Reads what {@link seal} wrote; undefined for anything else, or for another purpose. */
export function unseal(key: Uint8Array, purpose: LinkPurpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), {authTagLength: TAG})
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(IV, -TAG)).toString() + decipher.final().toString();
  } catch {
    return undefined;
  }
}

export type Links = ReturnType<typeof createLinks>;

/**
 * The links of e-mails, each to a page of the site, in the language of the form’s page.
 *
 * @param siteUrl without a path
 */
export function createLinks(siteUrl: string, key: Uint8Array) {
  const link = (page: 'newsletter' | 'newsletter-confirmation', from: string, sealed: string) =>
    `${siteUrl}${pathTo(page, localeOfPath(from))}?${LINK_KEY}=${sealed}`;
  return {
    /** Confirms a subscription: a page with a button, since mail servers open links as well. */
    confirm: ({id, path}: Pick<Submission, 'id' | 'path'>) =>
      link('newsletter-confirmation', path, seal(key, 'confirm', id)),
    /** Ends a subscription: a page with a form, and by one POST (RFC 8058). */
    unsubscribe: ({email, path}: {email: string; path: string}) =>
      link('newsletter', path, seal(key, 'unsubscribe', email)),
  };
}
