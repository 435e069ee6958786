/*
 * What the markup of the newsletter form needs at first view; schema.ts, which
 * brings zod, says what its fields may hold.
 */

/** The form's name, and what its hidden `form-name` holds (specification, section 3). */
export const formName = 'newsletterform';

export type NewsletterField = 'email' | 'checked';

/** What can be wrong; messages are made from these codes. */
export const newsletterCodes = [
  'email.required',
  'email.invalid',
  'checked.required',
  'checked.invalid',
] as const;

export type NewsletterCode = (typeof newsletterCodes)[number];
