/*
 * The product's forms for the receiver, from the features' schemas, so that browser, receiver
 * and tests agree.
 */
import english from '../../i18n/en/code.json';
import french from '../../i18n/fr/code.json';
import {MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, PHONE_DIGITS_MAX, PHONE_DIGITS_MIN} from '../constants';
import {
  formName as contactName,
  type ContactCode,
  type ContactField,
  type Purpose,
} from '../theme/ContactForm/fields';
import {checkContact, contactSchema} from '../theme/ContactForm/schema';
import {
  formName as newsletterName,
  type NewsletterCode,
  type NewsletterField,
} from '../theme/NewsletterForm/fields';
import {checkNewsletter, newsletterSchema} from '../theme/NewsletterForm/schema';
import type {Checked} from '../lib/formSchema';
import {localeFacts, type Locale} from '../lib/locales';
import type {MessageId} from '../lib/translate';

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
  [contactName, {fields: fieldsOf(contactSchema), check: checkContact}],
]);

/** The numbers quoted in error messages. */
export const limits: Partial<Record<FieldCode, {min?: number; max?: number}>> = {
  'phone.invalid': {min: PHONE_DIGITS_MIN, max: PHONE_DIGITS_MAX},
  'firstname.tooLong': {max: NAME_MAX},
  'lastname.tooLong': {max: NAME_MAX},
  'message.tooShort': {min: MESSAGE_MIN},
  'message.tooLong': {max: MESSAGE_MAX},
};

/** Ids of the receiver's own messages, and of the names of what visitors write about. */
export type AnswerId = Extract<
  MessageId,
  `forms.${string}` | `contact.ContactBlock.${Purpose}.name`
>;

const words: Readonly<Record<Locale, Record<AnswerId, {message: string}>>> = {
  fr: french,
  en: english,
};

/** Formats a message: replaces its `{names}`, with numbers in the language's format. */
export function say(
  locale: Locale,
  id: AnswerId,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return words[locale][id].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(localeFacts[locale].htmlLang) : value;
  });
}
