/*
 * Constants of all forms, without zod: the first view's markup needs them.
 */

/** The hidden field that names the form (https://docs.netlify.com/forms/setup/). */
export const FORM_NAME_FIELD = 'form-name';

/** Hidden from people: only robots fill it in. */
export const HONEYPOT_FIELD = 'bot-field';

/** Hidden: an id that scripts set for each draft, so that a repeat can be recognised. */
export const DRAFT_ID_FIELD = 'draft-id';

/** In octets (RFC 5321, section 4.5.3.1.3; RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;
