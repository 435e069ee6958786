/*
 * What all forms have in common, without zod: markup needs it at first view.
 */

/** The hidden field that says which form was sent (https://docs.netlify.com/forms/setup/). */
export const FORM_NAME_FIELD = 'form-name';

/** Only robots fill this field; hidden from people. */
export const HONEYPOT_FIELD = 'bot-field';

/** In octets (RFC 5321, section 4.5.3.1.3; RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;
