/*
 * The order of the form's questions, and where each move leads. It knows no browser; the entries
 * that it makes are kept in the browser's history.
 */
import {contactFields, formName, type ContactCode, type ContactField} from './fields';

/** What the form shows: one of the six numbered questions, or the review before sending. */
export type Screen = ContactField | 'review';

export const titleId = (screen: Screen | 'sent') => `${formName}-title-${screen}`;

/** What an entry of the browser's history remembers of the form. */
export type Entry = {
  screen: Screen;
  /** How many messages the session had sent: an entry of an earlier run shows the thanks. */
  run: number;
  /** What the entry before this one shows, if it is one of the form's. */
  from?: Screen;
  /** Opened from the review, and leads back there. */
  returning?: true;
};

export type Answers = Readonly<Record<ContactField, string>>;

export const noAnswers: Answers = {
  purpose: '',
  email: '',
  phone: '',
  firstname: '',
  lastname: '',
  message: '',
};

export type Problems = Partial<Record<ContactField, ContactCode>>;

const screens: readonly Screen[] = [...contactFields, 'review'];

/** The number of a question, from 1; none for the review and the thanks. */
export function numberOf(screen: Screen | 'sent'): number | undefined {
  const index = contactFields.findIndex((field) => field === screen);
  return index < 0 ? undefined : index + 1;
}

/** Where 'next' leads once the answer is valid; the review has no next. */
export function screenAfter(screen: Screen, returning = false): Screen {
  return returning ? 'review' : (screens[screens.indexOf(screen) + 1] ?? 'review');
}

/** Where 'previous' leads; nowhere from the first question. */
export function screenBefore(screen: Screen, returning = false): Screen | undefined {
  return returning ? 'review' : screens[screens.indexOf(screen) - 1];
}

export function isBackwards(from: Screen, to: Screen): boolean {
  return screens.indexOf(to) < screens.indexOf(from);
}

/** The entry that 'next' adds. */
export function entryAfter({screen, run, returning}: Entry): Entry {
  return {screen: screenAfter(screen, returning), run, from: screen};
}

/** The entry of a question opened from the review, or because the server found a problem there. */
export function entryToChange(field: ContactField, {screen, run}: Entry): Entry {
  return {screen: field, run, from: screen, returning: true};
}

/** 'previous' goes back in the browser's history if the question is there, else adds an entry. */
export function previousOf({screen, run, from, returning}: Entry): 'back' | Entry | undefined {
  const before = screenBefore(screen, returning);
  if (before === undefined) return undefined;
  return from === before ? 'back' : {screen: before, run, from: screen};
}

export function firstProblem(problems: Problems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

/**
 * Where a draft goes on: at the first wrong or missing answer up to the last one given, else
 * right after that one.
 */
export function resumeAt(
  answers: Answers,
  problemOf: (field: ContactField, answer: string) => ContactCode | undefined,
): Screen {
  const given = contactFields.filter((field) => answers[field].trim() !== '');
  const last = given.at(-1);
  if (!last) return contactFields[0];
  const upToLast = contactFields.slice(0, contactFields.indexOf(last) + 1);
  return upToLast.find((field) => problemOf(field, answers[field])) ?? screenAfter(last);
}

/** The form's part of a history entry's state. */
export type HistoryState = {contact?: Entry};

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value);

/** Reads an entry's state, which may be of another version of the site. */
export function readEntry(state: unknown): Entry | undefined {
  const entry = (state as HistoryState | null | undefined)?.contact;
  if (!isScreen(entry?.screen) || !Number.isSafeInteger(entry.run)) return undefined;
  const {screen, run, from, returning} = entry;
  return {
    screen,
    run,
    ...(isScreen(from) ? {from} : {}),
    ...(returning === true && screen !== 'review' ? {returning} : {}),
  };
}
