import {contactFields, type ContactCode, type ContactField} from './fields';

/*
 * The order of the form's questions, and where each move leads. It knows no browser:
 * what it says is kept in the entries of the browser's history.
 */

/** What the form shows: one of the six numbered questions, or the review before sending. */
export type Screen = ContactField | 'review';

export const STEP_COUNT = contactFields.length;

/** What an entry of the browser's history remembers of the form. */
export type Entry = {
  screen: Screen;
  /**
   * How many messages were sent in this session before: an entry of an earlier run
   * belongs to a message that is gone.
   */
  run: number;
  /** What the entry right before this one shows, if it is one of the form's. */
  from?: Screen;
  /** A change asked for by the review: it leads back there. */
  returning?: true;
};

/** What the visitor has written, by field. */
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

/** The number of a question, from 1; none for the review. */
export function numberOf(screen: Screen): number | undefined {
  return screen === 'review' ? undefined : contactFields.indexOf(screen) + 1;
}

/** Where 'next' leads once the answer is valid; the review has no next. */
export function screenAfter(screen: Screen, returning = false): Screen {
  return returning ? 'review' : (screens[screens.indexOf(screen) + 1] ?? 'review');
}

/** Where 'previous' leads; nowhere from the first question. */
export function screenBefore(screen: Screen, returning = false): Screen | undefined {
  return returning ? 'review' : screens[screens.indexOf(screen) - 1];
}

/** Whether a move goes back: the question then comes from the other side. */
export function isBackwards(from: Screen, to: Screen): boolean {
  return screens.indexOf(to) < screens.indexOf(from);
}

/** The entry that 'next' adds. */
export function entryAfter({screen, run, returning}: Entry): Entry {
  return {screen: screenAfter(screen, returning), run, from: screen};
}

/**
 * The entry that the review's link to a question adds; also where a problem that the
 * server has found leads.
 */
export function entryToChange(field: ContactField, {screen, run}: Entry): Entry {
  return {screen: field, run, from: screen, returning: true};
}

/**
 * What 'previous' does: it goes back in the browser's history where the question is,
 * so that the browser's own button agrees with it; else it adds an entry.
 */
export function previousOf({screen, run, from, returning}: Entry): 'back' | Entry | undefined {
  const before = screenBefore(screen, returning);
  if (before === undefined) return undefined;
  return from === before ? 'back' : {screen: before, run, from: screen};
}

/** The problem to show first: the one of the earliest question. */
export function firstProblem(problems: Problems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

/**
 * Where somebody goes on who comes back to a draft: at the first answer that is missing
 * or wrong before the last one given, else right after the last one.
 *
 * @param problemOf what is wrong with an answer
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

/** How an entry of the history carries it, apart from what others keep there. */
export type HistoryState = {contact?: Entry};

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value);

/**
 * Reads an entry's state: the browser keeps it across reloads, so that it may come from
 * another version of the site.
 */
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
