/* Data for the first render. The validation, which loads zod, is in contactSchema.ts. */
import type {InputHTMLAttributes} from 'react';
import {NAME_MAX} from '../constants';

/** The form's name, and the value of its hidden `form-name`. */
export const formName = 'contactform';

export const purposes = ['project', 'joining', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** The steps, in order (specification, section 2). */
export const contactFields = [
  'purpose',
  'email',
  'phone',
  'firstname',
  'lastname',
  'message',
] as const;
export type ContactField = (typeof contactFields)[number];

/** The controls of the fields of one line; `maxLength`, in characters, is for the plain form only. */
export const inputs: Readonly<
  Record<Exclude<ContactField, 'purpose' | 'message'>, InputHTMLAttributes<HTMLInputElement>>
> = {
  email: {type: 'email', autoComplete: 'email', inputMode: 'email', required: true},
  phone: {type: 'tel', autoComplete: 'tel', inputMode: 'tel'},
  firstname: {
    autoComplete: 'given-name',
    autoCapitalize: 'words',
    required: true,
    maxLength: NAME_MAX,
  },
  lastname: {
    autoComplete: 'family-name',
    autoCapitalize: 'words',
    required: true,
    maxLength: NAME_MAX,
  },
};

export const fieldId = (field: ContactField) => `${formName}-${field}`;

/**
 * Hidden field with the title of the case study whose page has the form, empty elsewhere. Every
 * contact form has it: the host keeps only the fields of the static HTML.
 */
export const CASE_STUDY_FIELD = 'caseStudy';

/** In characters: longer than any title, shorter than a message. */
export const CASE_STUDY_MAX = 200;

/** All error codes; i18n has their messages, for the page and for the receiver. */
export const contactCodes = [
  'purpose.required',
  'purpose.invalid',
  'email.required',
  'email.invalid',
  'phone.invalid',
  'firstname.required',
  'firstname.invalid',
  'firstname.tooLong',
  'lastname.required',
  'lastname.invalid',
  'lastname.tooLong',
  'message.required',
  'message.tooShort',
  'message.tooLong',
  'caseStudy.invalid',
] as const;

export type ContactCode = (typeof contactCodes)[number];
