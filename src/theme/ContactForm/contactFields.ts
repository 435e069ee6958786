/* Data for the first render. The validation, which loads zod, is in schema.ts. */

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

export const fieldId = (field: ContactField) => `${formName}-${field}`;

/**
 * Hidden field with the title of the case study whose page has the form, empty elsewhere. Every
 * contact form has it: the host keeps only the fields of the static HTML.
 */
export const CASE_STUDY_FIELD = 'caseStudy';

/** In characters: longer than any title, shorter than a message. */
export const CASE_STUDY_MAX = 200;

/** All error codes; live/words.ts has their messages. */
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
