import {resolverFor} from '../../../components/form/resolver';
import {readFields} from '../../../components/form/fields';
import {type CASE_STUDY_FIELD, contactFields, type ContactCode, type ContactField} from '../fields';
import {checkContact} from '../schema';
import type {Answers} from '../steps';

/** What react-hook-form looks after: the answers, and where the visitor comes from. */
export type Values = Record<ContactField | typeof CASE_STUDY_FIELD, string>;

export const resolver = resolverFor<Values, ContactCode>(checkContact);

/** What is in the fields of a form. */
export function answersIn(form: HTMLFormElement): Answers {
  const values = readFields(form);
  return Object.fromEntries(contactFields.map((field) => [field, values[field] ?? ''])) as Record<
    ContactField,
    string
  >;
}
