import {translate} from '../../lib/translate';
import {contactFields, purposes, type ContactField, type Purpose} from './contactFields';

export const openingQuestion = translate({id: 'contact.ContactBlock.title'});

/** « Étape 2 sur … » */
export function progressWords(step: number): string {
  return translate({id: 'contact.Progress.step'}, {step, total: contactFields.length});
}

export const nextWord = translate({id: 'contact.Actions.next'});

export const purposeWords: Record<Purpose, {label: string; hint: string}> = {
  project: {
    label: translate({id: 'contact.ContactBlock.project.name'}),
    hint: translate({id: 'contact.ContactBlock.project.hint'}),
  },
  joining: {
    label: translate({id: 'contact.ContactBlock.joining.name'}),
    hint: translate({id: 'contact.ContactBlock.joining.hint'}),
  },
  other: {
    label: translate({id: 'contact.ContactBlock.other.name'}),
    hint: translate({id: 'contact.ContactBlock.other.hint'}),
  },
};

/** The label of a purpose; undefined if unknown. */
export function purposeLabel(purpose: string): string | undefined {
  const known = purposes.find((candidate) => candidate === purpose);
  return known && purposeWords[known].label;
}

function messageHint(purpose: string | undefined): string {
  switch (purpose) {
    case 'project':
      return translate({id: 'contact.ContactBlock.message.hint.project'});
    case 'joining':
      return translate({id: 'contact.ContactBlock.message.hint.joining'});
    case 'other':
      return translate({id: 'contact.ContactBlock.message.hint.other'});
    default:
      return translate({id: 'contact.ContactBlock.message.hint'});
  }
}

/** @param purpose the visitor's answer to the first question, if known */
export function fieldWords(
  purpose?: string,
): Record<Exclude<ContactField, 'purpose'>, {label: string; hint?: string}> {
  return {
    email: {
      label: translate({id: 'contact.ContactBlock.email.label'}),
      hint: translate({id: 'contact.ContactBlock.email.hint'}),
    },
    phone: {
      label: translate({id: 'contact.ContactBlock.phone.label'}),
      hint: translate({id: 'contact.ContactBlock.phone.hint'}),
    },
    firstname: {
      label: translate({id: 'contact.ContactBlock.firstname.label'}),
    },
    lastname: {
      label: translate({id: 'contact.ContactBlock.lastname.label'}),
    },
    message: {
      label: translate({id: 'contact.ContactBlock.message.label'}),
      hint: messageHint(purpose),
    },
  };
}

export const sendWord = translate({id: 'contact.ContactBlock.send'});
