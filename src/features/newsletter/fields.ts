/* What the form's markup needs at first view; schema.ts, which loads zod, says what its fields hold. */

/** The form's name, and the value of its hidden `form-name`. */
export const formName = 'newsletterform';

export type NewsletterField = 'email' | 'checked';

/** The codes of all problems; messages.tsx says them in words. */
export const newsletterCodes = [
  'email.required',
  'email.invalid',
  'checked.required',
  'checked.invalid',
] as const;

export type NewsletterCode = (typeof newsletterCodes)[number];

/** Anchor of the section in the footer. */
export const newsletterId = 'newsletter';

/** Of the title, which names the section around the form. */
export const newsletterTitleId = 'newsletter-title';

export const emailFieldId = 'newsletter-email';

/** Shows the whole form, with the focus in its field. */
export function goToNewsletter(): void {
  document.getElementById(newsletterId)?.scrollIntoView({block: 'center'});
  document.getElementById(emailFieldId)?.focus({preventScroll: true});
}
