/*
 * The product's forms, as a receiver needs them: all of it comes from the
 * features' schemas, so that browser, receiver and tests never disagree.
 * Programs of plain JavaScript load it with load-product-forms.mjs.
 */
import {
  MESSAGE_MAX,
  MESSAGE_MIN,
  NAME_MAX,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
} from '../../src/constants';
import {
  formName as contactName,
  type ContactCode,
  type ContactField,
} from '../../src/features/contact/fields';
import {checkContact, contactSchema} from '../../src/features/contact/schema';
import {
  formName as newsletterName,
  type NewsletterCode,
  type NewsletterField,
} from '../../src/features/newsletter/fields';
import {checkNewsletter, newsletterSchema} from '../../src/features/newsletter/schema';
import {HONEYPOT_FIELD} from '../../src/lib/formFields';
import type {Checked} from '../../src/lib/formSchema';
import {localeOfPath} from '../../src/lib/locales';
import {pathTo} from '../../src/routes';

export type FieldName = NewsletterField | ContactField | 'caseStudy';
export type FieldCode = NewsletterCode | ContactCode;

export type ProductForm = {
  name: string;
  /** Every field that is kept, without `form-name`. */
  fields: readonly FieldName[];
  /** Fields that only robots fill. */
  honeypots: readonly string[];
  check: (sent: unknown) => Checked<Record<string, string>, FieldName, FieldCode>;
};

function fieldsOf<Field extends FieldName>(schema: {shape: Record<Field, unknown>}): Field[] {
  return Object.keys(schema.shape) as Field[];
}

const forms: readonly ProductForm[] = [
  {
    name: newsletterName,
    fields: fieldsOf(newsletterSchema()),
    honeypots: [HONEYPOT_FIELD],
    check: (sent) => checkNewsletter(sent),
  },
  {
    name: contactName,
    fields: fieldsOf(contactSchema),
    honeypots: [HONEYPOT_FIELD],
    check: checkContact,
  },
];

/** The numbers that the words about a problem name. */
export type Limits = Partial<Record<FieldCode, {min?: number; max?: number}>>;

export type ProductForms = {
  forms: readonly ProductForm[];
  limits: Limits;
  /** Where a form sent without JavaScript ends, in the language of the path it was posted to. */
  thankYouPath: (pathname: string) => string;
};

export const productForms: ProductForms = {
  forms,
  limits: {
    'phone.invalid': {min: PHONE_DIGITS_MIN, max: PHONE_DIGITS_MAX},
    'firstname.tooLong': {max: NAME_MAX},
    'lastname.tooLong': {max: NAME_MAX},
    'message.tooShort': {min: MESSAGE_MIN},
    'message.tooLong': {max: MESSAGE_MAX},
  },
  thankYouPath: (pathname) => pathTo('thank-you', localeOfPath(pathname)),
};
