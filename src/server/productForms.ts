/*
 * The product's forms for the receiver, from the features' schemas, so that browser, receiver
 * and tests agree.
 */
import {formName as contactName, type ContactCode, type ContactField} from '../forms/contactFields';
import {
  checkContact,
  contactSchema,
  limits as contactLimits,
  type Limits,
} from '../forms/contactSchema';
import {
  formName as newsletterName,
  unsubscriptionName,
  type NewsletterCode,
  type NewsletterField,
} from '../forms/newsletterFields';
import {
  checkNewsletter,
  checkUnsubscription,
  newsletterSchema,
  unsubscriptionSchema,
} from '../forms/newsletterSchema';
import type {Checked} from '../lib/forms/schema';

export type FieldName = NewsletterField | ContactField | 'caseStudy';
export type FieldCode = NewsletterCode | ContactCode;

type ProductForm = {
  /** Every stored field, without `form-name`. */
  fields: readonly FieldName[];
  check: (sent: unknown) => Checked<Record<string, string>, FieldName, FieldCode>;
};

const fieldsOf = <Field extends FieldName>(schema: {shape: Record<Field, unknown>}) =>
  Object.keys(schema.shape) as Field[];

/** The forms of the site, by name. */
export const productForms: ReadonlyMap<string, ProductForm> = new Map<string, ProductForm>([
  [newsletterName, {fields: fieldsOf(newsletterSchema()), check: (sent) => checkNewsletter(sent)}],
  [unsubscriptionName, {fields: fieldsOf(unsubscriptionSchema), check: checkUnsubscription}],
  [contactName, {fields: fieldsOf(contactSchema), check: checkContact}],
]);

/** The numbers quoted in error messages. */
export const limits: Readonly<Partial<Record<FieldCode, Limits>>> = contactLimits;
