import * as z from 'zod/mini';
import {MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, PHONE_DIGITS_MAX, PHONE_DIGITS_MIN} from '../constants';
import {cleanName, cleanPhone} from '../lib/forms/clean';
import {checkFields, countCharacters, emailField, requiredText} from '../lib/forms/schema';
import {
  CASE_STUDY_FIELD,
  CASE_STUDY_MAX,
  contactCodes,
  purposes,
  type ContactCode,
  type ContactField,
} from './contactFields';

/** Line breaks and other control characters, which could inject e-mail headers. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Digits in groups: 01 99 00 12 34, 01.99.00.12.34, +33 (0)1-99-00-12-34, (+33) 199001234. */
const PHONE = /^\(?\+?[\d\s()./\-\u2010-\u2013]+$/;

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return PHONE.test(value) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

const name = (field: 'firstname' | 'lastname') =>
  requiredText(`${field}.required`, cleanName).check(
    z.refine((value) => !CONTROL.test(value), {error: `${field}.invalid`}),
    z.refine((value) => countCharacters(value) <= NAME_MAX, {error: `${field}.tooLong`}),
  );

/** The schema of each step. All values are cleaned (lib/forms/clean.ts). */
const contactFieldSchemas = {
  purpose: z.pipe(
    z.string({error: 'purpose.required'}).check(z.trim()),
    z.enum(purposes, {
      error: ({input}) => (input === '' ? 'purpose.required' : 'purpose.invalid'),
    }),
  ),
  email: emailField,
  phone: z._default(
    z.string({error: 'phone.invalid'}).check(
      z.overwrite(cleanPhone),
      z.refine((value) => value === '' || isPhone(value), {error: 'phone.invalid'}),
    ),
    '',
  ),
  firstname: name('firstname'),
  lastname: name('lastname'),
  message: requiredText('message.required').check(
    z.refine((value) => countCharacters(value) >= MESSAGE_MIN, {error: 'message.tooShort'}),
    z.refine((value) => countCharacters(value) <= MESSAGE_MAX, {error: 'message.tooLong'}),
  ),
} satisfies Record<ContactField, z.ZodMiniType>;

const caseStudy = z._default(
  z.string({error: 'caseStudy.invalid'}).check(
    z.trim(),
    z.refine((value) => !CONTROL.test(value) && countCharacters(value) <= CASE_STUDY_MAX, {
      error: 'caseStudy.invalid',
    }),
  ),
  '',
);

/** The contact form without its hidden `form-name` (specification, section 3). */
export const contactSchema = z.object({
  ...contactFieldSchemas,
  [CASE_STUDY_FIELD]: caseStudy,
});

export const checkContact = (sent: unknown) => checkFields(contactSchema, sent, contactCodes);

/** The error code of one field, if it is invalid. */
export function contactProblem(field: ContactField, value: unknown): ContactCode | undefined {
  const checked = checkContact({[field]: value});
  return checked.ok ? undefined : checked.problems[field];
}

export type Limits = {min?: number; max?: number};

/** The numbers that error messages quote, in characters or digits. */
export const limits: Readonly<
  Partial<Record<ContactCode, Limits>> &
    Record<Extract<ContactCode, `${string}.too${string}`>, Limits>
> = {
  'phone.invalid': {min: PHONE_DIGITS_MIN, max: PHONE_DIGITS_MAX},
  'firstname.tooLong': {max: NAME_MAX},
  'lastname.tooLong': {max: NAME_MAX},
  'message.required': {min: MESSAGE_MIN},
  'message.tooShort': {min: MESSAGE_MIN},
  'message.tooLong': {max: MESSAGE_MAX},
};
