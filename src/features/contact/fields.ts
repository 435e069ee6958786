/*
 * What the markup of the contact form needs at first view; schema.ts, which
 * brings zod, says what its fields may hold.
 */

/** The form's name, and what its hidden `form-name` holds (decisions, section 2). */
export const formName = 'contactform';

/** What brings somebody here (decisions, section 3). */
export const purposes = ['project', 'joining', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** The steps, in the order in which they are asked (specification, section 2). */
export const contactFields = [
  'purpose',
  'email',
  'phone',
  'firstname',
  'lastname',
  'message',
] as const;
export type ContactField = (typeof contactFields)[number];

/**
 * The hidden field that says which case study the visitor comes from: its title
 * or slug; empty elsewhere. It is in the markup of every contact form, because
 * the host only keeps fields that the static HTML declares.
 */
export const CASE_STUDY_FIELD = 'caseStudy';

/** The longest {@link CASE_STUDY_FIELD}, in characters: more than any title, less than a message. */
export const CASE_STUDY_MAX = 200;

/** What can be wrong; messages are made from these codes. */
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
