/*
 * The order of the questions and the transitions between them, independent of the browser. The
 * entries are stored in the browser's history.
 */
import {
  contactFields,
  formName,
  type ContactCode,
  type ContactField,
} from '../../forms/contactFields';

/** A screen: a numbered question, or the review before sending. */
export type Screen = ContactField | 'review';

export const titleId = (screen: Screen | 'sent') => `${formName}-title-${screen}`;

/** The form's part of a browser history entry. */
export type Entry = {
  screen: Screen;
  /** Number of messages sent so far: an entry of an earlier run shows the thanks. */
  run: number;
  /** Screen of the previous history entry, if it belongs to the form. */
  from?: Screen;
  /** Opened from the review; the next step returns there. */
  returning?: true;
};

export type Answers = Readonly<Record<ContactField, string>>;

export const noAnswers = Object.fromEntries(contactFields.map((field) => [field, ''])) as Answers;

export type Problems = Partial<Record<ContactField, ContactCode>>;

const screens: readonly Screen[] = [...contactFields, 'review'];

/** The number of a question, from 1; undefined for the review and the thanks. */
export function numberOf(screen: Screen | 'sent'): number | undefined {
  const index = contactFields.findIndex((field) => field === screen);
  return index < 0 ? undefined : index + 1;
}

/** The screen after 'next', once the answer is valid; the review has none. */
export function screenAfter(screen: Screen, returning = false): Screen {
  return returning ? 'review' : (screens[screens.indexOf(screen) + 1] ?? 'review');
}

/** The screen after 'previous'; undefined for the first question. */
export function screenBefore(screen: Screen, returning = false): Screen | undefined {
  return returning ? 'review' : screens[screens.indexOf(screen) - 1];
}

export function isBackwards(from: Screen, to: Screen): boolean {
  return screens.indexOf(to) < screens.indexOf(from);
}

/** The history entry that 'next' adds. */
export function entryAfter({screen, run, returning}: Entry): Entry {
  return {screen: screenAfter(screen, returning), run, from: screen};
}

/** The entry of a question opened from the review, or reopened by a server error. */
export function entryToChange(field: ContactField, {screen, run}: Entry): Entry {
  return {screen: field, run, from: screen, returning: true};
}

/**
 * 'previous' goes back in the history if that entry shows the question; otherwise it adds an entry.
 */
export function previousOf({screen, run, from, returning}: Entry): 'back' | Entry | undefined {
  const before = screenBefore(screen, returning);
  if (before === undefined) return undefined;
  return from === before ? 'back' : {screen: before, run, from: screen};
}

export function firstProblem(problems: Problems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

/**
 * Where a draft resumes: at the first invalid or missing answer before the last one given, else
 * right after the last one.
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

/** The form's part of a history state. */
export type HistoryState = {contact?: Entry};

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value);

/** Reads an entry, which another version of the site may have written. */
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
