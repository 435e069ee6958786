/*
 * What all forms have in common, without zod: markup needs it at first view.
 */

/** The hidden field that says which form was sent (https://docs.netlify.com/forms/setup/). */
export const FORM_NAME_FIELD = 'form-name';

/** Only robots fill this field; hidden from people. */
export const HONEYPOT_FIELD = 'bot-field';
