import * as z from 'zod/mini';
import {checkFields, emailField} from '../lib/forms/schema';
import {newsletterCodes} from './newsletterFields';

type NewsletterOptions = {
  /** Whether the checkbox must be ticked (specification, section 4). Default: true. */
  checkbox?: boolean;
};

/** Browsers omit an unticked box from the submission. */
const box = z.pipe(
  z._default(z.string({error: 'checked.invalid'}).check(z.trim()), 'false'),
  z.enum(['true', 'false'], {
    error: ({input}) => (input === '' ? 'checked.required' : 'checked.invalid'),
  }),
);

const tickedBox = box.check(z.refine((value) => value === 'true', {error: 'checked.required'}));

/** The newsletter form without its hidden `form-name` (specification, section 3). */
export function newsletterSchema({checkbox = true}: NewsletterOptions = {}) {
  return z.object({email: emailField, checked: checkbox ? tickedBox : box});
}

/** The form that ends a subscription, without its hidden `form-name`. */
export const unsubscriptionSchema = z.object({email: emailField});

export const checkUnsubscription = (sent: unknown) =>
  checkFields(unsubscriptionSchema, sent, newsletterCodes);

export const checkNewsletter = (sent: unknown, options?: NewsletterOptions) =>
  checkFields(newsletterSchema(options), sent, newsletterCodes);
