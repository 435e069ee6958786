import {EMAIL_MAX} from '../lib/forms/fields';

/* Data for the first render. The validation, which loads zod, is in newsletterSchema.ts. */

/** The form's name, and the value of its hidden `form-name`. */
export const formName = 'newsletterform';

/** The name of the form of `/newsletter/` that ends a subscription; it has the e-mail field alone. */
export const unsubscriptionName = 'unsubscribeform';

export type NewsletterField = 'email' | 'checked';

/** All error codes; live.tsx has their messages. */
export const newsletterCodes = [
  'email.required',
  'email.invalid',
  'checked.required',
  'checked.invalid',
] as const;

export type NewsletterCode = (typeof newsletterCodes)[number];

/** Anchor of the section in the footer. */
export const newsletterId = 'newsletter';

/** Id of the title, which labels the section. */
export const newsletterTitleId = 'newsletter-title';

export const emailFieldId = 'newsletter-email';

/** Scrolls to the form and focuses its field. */
export function goToNewsletter(): void {
  document.getElementById(newsletterId)?.scrollIntoView({block: 'center'});
  document.getElementById(emailFieldId)?.focus({preventScroll: true});
}

/** The address, in the form that subscribes and in the one that unsubscribes. */
export const addressControl = {
  type: 'email',
  name: 'email',
  required: true,
  maxLength: EMAIL_MAX,
  autoComplete: 'email',
} as const;
