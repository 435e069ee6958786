/*
 * The code that the contact form loads at the first focus or press: its model (createContact)
 * and the parts that only the live form shows.
 */
import type {Locale} from '../../../lib/locales';
import {contactFields, type ContactField} from '../fields';
import {Actions} from './Actions';
import {Before} from './Before';
import {Counter} from './Counter';
import {
  createContact,
  screenOf,
  type Contact,
  type ContactOptions,
  type ContactState,
} from './createContact';
import {messageOf, type AnswerCode} from './messages';
import {questionWords} from './questions';
import {Review} from './Review';
import {Thanks} from './Thanks';

/** What is wrong with an answer, in words. */
export type AnswerErrors = Partial<Record<ContactField, string>>;

export type LivePartProps = {
  /** Prefix of the ids of fields and headings. */
  id: string;
  headingLevel: 2 | 3;
  contact: Contact;
  state: ContactState;
  errors: AnswerErrors;
};

/** What a state shows. */
function show(state: ContactState, locale: Locale) {
  return {
    screen: screenOf(state),
    progress: state.entry.screen,
    errors: errorsOf(state, locale),
  };
}

function errorsOf({problems}: ContactState, locale: Locale): AnswerErrors {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = problems[field] as AnswerCode | undefined;
      return code ? [[field, messageOf(code, locale)]] : [];
    }),
  );
}

const parts = {Actions, Before, Counter, Review, Thanks, questionWords, show};

export type LiveContact = Contact & {parts: typeof parts};

export const startContact = (form: HTMLFormElement, options: ContactOptions): LiveContact => ({
  ...createContact(form, options),
  parts,
});
