import {translate} from '../../lib/translate';
import {contactFields, purposes, type ContactField} from '../../forms/contactFields';

export const openingQuestion = translate({id: 'contact.questions.purpose'});

/** « Étape 2 sur … », and after the last what remains. */
export function progressWords(step: number): string {
  const total = contactFields.length;
  return step > total
    ? translate({id: 'contact.Review.progress'})
    : translate({id: 'contact.Question.step'}, {step, total});
}

export const nextWord = translate({id: 'contact.Actions.next'});

export const sendWord = translate({id: 'contact.ContactForm.send'});

/** The answers to the first question. */
export const purposeOptions = purposes.map((value) => ({
  value,
  label: translate({id: `contact.ContactForm.${value}.name`}),
  hint: translate({id: `contact.ContactForm.${value}.hint`}),
}));

/** The label of a purpose; undefined if unknown. */
export const purposeLabel = (purpose: string): string | undefined =>
  purposeOptions.find(({value}) => value === purpose)?.label;

type TextField = Exclude<ContactField, 'purpose'>;

export const labelOf = (field: TextField): string =>
  translate({id: `contact.ContactForm.${field}.label`});

/** @param answer the visitor's answer to the first question, if known */
export function hintOf(field: TextField, answer?: string): string | undefined {
  const purpose = purposes.find((each) => each === answer);
  if (field === 'email' || field === 'phone') {
    return translate({id: `contact.ContactForm.${field}.hint`});
  }
  if (field !== 'message') return undefined;
  return purpose
    ? translate({id: `contact.ContactForm.message.hint.${purpose}`})
    : translate({id: 'contact.ContactForm.message.hint'});
}
