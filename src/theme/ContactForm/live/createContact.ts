import type {History} from 'history';
import type {FormEvent, KeyboardEvent} from 'react';
import {createFormControl, type UseFormRegister, type UseFormRegisterReturn} from 'react-hook-form';
import {readFields} from '../../../components/form/draft';
import {clearDraft, createStore, readDraft, saveDraft} from '../../../lib/storage';
import {cleanEmail, cleanName, cleanPhone} from '../../../lib/forms/clean';
import {
  createSubmission,
  fieldProblems,
  sendForm,
  type SubmissionState,
} from '../../../lib/forms/submission';
import {
  CASE_STUDY_FIELD,
  CASE_STUDY_MAX,
  contactCodes,
  contactFields,
  fieldId,
  formName,
  type ContactField,
} from '../../../forms/contactFields';
import {checkContact, contactProblem} from '../../../forms/contactSchema';
import {
  entryAfter,
  entryToChange,
  firstProblem,
  isBackwards,
  noAnswers,
  previousOf,
  readEntry,
  resumeAt,
  titleId,
  type Answers,
  type Entry,
  type HistoryState,
  type Problems,
  type Screen,
} from '../steps';

/** Storage key of the case study where the draft was started. */
const ORIGIN = `${formName}.origin`;

/** Storage key of the number of messages sent in this session. */
const RUNS = `${formName}.runs`;

const currentRun = () => Number(readDraft(RUNS).count ?? 0);

/** Module state, so that a visitor who leaves the page meanwhile still finds the outcome. */
const submission = createSubmission();

function send(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  return submission.submit(async () => {
    const receipt = await sendForm(action, formName, fields);
    clearDraft(ORIGIN);
    saveDraft(RUNS, {count: String(currentRun() + 1)});
    return receipt;
  });
}

/** The values of react-hook-form. */
export type Values = Record<ContactField | typeof CASE_STUDY_FIELD, string>;

export type ContactState = {
  entry: Entry;
  /**
   * Number of messages sent in this session: a history entry of an earlier run shows the thanks.
   */
  run: number;
  /** Whether the step is saved in the browser's history. */
  isKept: boolean;
  /** Direction of the transition to a new question. */
  motion: 'forwards' | 'backwards' | undefined;
  problems: Problems;
  /** Number of failed attempts: the error summary takes the focus after each one. */
  attempt: number;
  submission: SubmissionState;
  /** The purpose of the message that was sent from this page. */
  sentFor?: string;
};

export type ContactOptions = {
  history: History<HistoryState | undefined>;
  caseStudy: string | undefined;
  /** Whether the visitor filled in the form before this page was loaded. */
  isBegun: boolean;
};

export const screenOf = ({entry, run}: ContactState): Screen | 'sent' =>
  entry.run < run ? 'sent' : entry.screen;

/** The invalid fields that the current screen lists. */
export function wrongFields(state: ContactState): ContactField[] {
  const screen = screenOf(state);
  return contactFields.filter(
    (field) => state.problems[field] && (screen === 'review' || screen === field),
  );
}

/** Whether sending failed for a reason other than a field. */
export const hasFailed = (state: ContactState): boolean =>
  state.submission.status === 'failed' && screenOf(state) === 'review';

/** Reads the form's entry from a history state, which may have outlived the session's run count. */
function readKept(state: unknown): Entry | undefined {
  const found = readEntry(state);
  return found && {...found, run: Math.min(found.run, currentRun())};
}

/** Reads the answers from a form. */
function answersIn(form: HTMLFormElement): Answers {
  const values = readFields(form);
  return Object.fromEntries(contactFields.map((field) => [field, values[field] ?? ''])) as Answers;
}

/** The initial screen: the focused field, else where a draft stopped, else the first question. */
function firstEntry(form: HTMLFormElement, isBegun: boolean): Entry {
  // The message was sent from the previous page: thank the visitor here.
  if (submission.get().status === 'sent') return {screen: 'review', run: currentRun() - 1};
  const active = document.activeElement;
  const name = active && form.contains(active) ? active.getAttribute('name') : null;
  return {
    screen:
      contactFields.find((field) => field === name) ??
      (isBegun ? resumeAt(answersIn(form), contactProblem) : contactFields[0]),
    run: currentRun(),
  };
}

/** The fields that the receiver has refused; ignores codes unknown to this version. */
function refusedFields(error: unknown): Problems {
  const found = fieldProblems(error);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = contactCodes.find((known) => known === found[field]);
      return code ? [[field, code]] : [];
    }),
  );
}

/** As the receiver cleans it. */
const cleaners = {
  email: cleanEmail,
  phone: cleanPhone,
  firstname: cleanName,
  lastname: cleanName,
} as const;

/** Registers a field; a text on one line has its value cleaned at once, and its text on blur. */
function registerField(
  register: UseFormRegister<Values>,
  field: ContactField,
): UseFormRegisterReturn {
  if (field === 'purpose' || field === 'message') return register(field);
  const clean = cleaners[field];
  const registered = register(field, {setValueAs: clean});
  return {
    ...registered,
    onBlur: (event: {target: HTMLInputElement}) => {
      const {target} = event;
      target.value = clean(target.value);
      return registered.onBlur(event);
    },
  };
}

/**
 * Focuses a question's field, or its heading, with both in view. What scrolls is the room of the
 * question: the heading is lower in it above a short field (styles.module.css), and the page keeps its
 * place from step to step.
 */
function focusQuestion(heading: HTMLElement | null, field: HTMLElement | null): void {
  const target = field ?? heading;
  if (!heading || !target) return;
  target.focus({preventScroll: true});
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
  const {top} = (heading.parentElement ?? heading).getBoundingClientRect();
  const isInView = top >= margin && target.getBoundingClientRect().bottom <= window.innerHeight;
  if (!isInView) window.scrollBy(0, top - margin);
}

/**
 * The model of the live contact form: one question at a time, a review, the thanks. Steps are
 * entries of the browser's history, so that back, forward and reload work; the URL does not change.
 */
export function createContact(
  form: HTMLFormElement,
  {history, caseStudy, isBegun}: ContactOptions,
) {
  const {pathname} = history.location;
  const origin = (text: string) => ({[CASE_STUDY_FIELD]: text.slice(0, CASE_STUDY_MAX)});
  const fields = createFormControl<Values>({
    defaultValues: {
      ...answersIn(form),
      ...origin(caseStudy ?? readDraft(ORIGIN).caseStudy ?? ''),
    },
  });
  const registrations = Object.fromEntries(
    contactFields.map((field) => [field, registerField(fields.register, field)]),
  ) as Record<ContactField, UseFormRegisterReturn>;

  const restored = readKept(history.location.state);
  const store = createStore<ContactState>({
    entry: restored ?? firstEntry(form, isBegun),
    run: currentRun(),
    isKept: restored !== undefined,
    motion: undefined,
    problems: {},
    attempt: 0,
    submission: submission.get(),
  });
  const update = (part: Partial<ContactState>) => store.set({...store.get(), ...part});
  const fail = (problems: Problems) => update({problems, attempt: store.get().attempt + 1});

  const show = (entry: Entry) => {
    const {entry: from} = store.get();
    if (entry.screen !== from.screen || entry.run !== from.run) {
      // The previous screen's errors do not apply.
      update({problems: {}});
      submission.reset();
    }
    update({entry, motion: isBackwards(from.screen, entry.screen) ? 'backwards' : 'forwards'});
  };

  /** Saves the current screen in the history entry. */
  const keep = () => {
    const {location} = history;
    if (readEntry(location.state)) return;
    history.replace({...location, state: {...location.state, contact: store.get().entry}});
  };

  const go = (entry: Entry) => {
    keep();
    history.push({...history.location, state: {contact: entry}});
    show(entry);
  };

  const isSending = () => submission.get().status === 'sending';

  /** Browsers may autofill without an event. */
  const readForm = () => {
    for (const [field, value] of Object.entries(answersIn(form)) as Array<[ContactField, string]>) {
      if (fields.getValues(field) !== value) fields.setValue(field, value);
    }
  };

  const next = (from: ContactField) => {
    const problem = contactProblem(from, fields.getValues(from));
    if (problem) return fail({[from]: problem});
    if (caseStudy) saveDraft(ORIGIN, {caseStudy});
    go(entryAfter(store.get().entry));
  };

  const submit = () => {
    const checked = checkContact(fields.getValues());
    if (!checked.ok) return fail(checked.problems);
    keep();
    // Includes the hidden fields; no field is a file.
    const all = Object.fromEntries(new FormData(form)) as Record<string, string>;
    void send(form.action, {...all, ...checked.values});
  };

  const followSubmission = () => {
    const state = submission.get();
    update({submission: state});
    if (state.status === 'sent') {
      const sentFor = fields.getValues('purpose');
      // By default, react-hook-form drops controls that do not register again.
      fields.reset({...noAnswers, ...origin(caseStudy ?? '')}, {keepFieldsRef: true});
      update({run: currentRun(), sentFor});
      submission.reset();
    } else if (state.status === 'failed') {
      const problems = refusedFields(state.error);
      const first = firstProblem(problems);
      if (!first) return;
      go(entryToChange(first, store.get().entry));
      fail(problems);
    }
  };

  let seen: Screen | 'sent' | undefined;
  const hadFocus = form.contains(document.activeElement);

  return {
    get: store.get,
    subscribe(listener: () => void) {
      const stops = [
        store.subscribe(listener),
        fields.subscribe({
          formState: {values: true},
          // An error goes as soon as its answer changes; the next attempt checks it again.
          callback: ({name}) => {
            const {problems} = store.get();
            const changed = contactFields.find((field) => field === name);
            if (changed && problems[changed])
              update({problems: {...problems, [changed]: undefined}});
          },
        }),
        submission.subscribe(followSubmission),
        history.listen((location, movement) => {
          if (location.pathname !== pathname) return;
          const found = readKept(location.state);
          update({isKept: found !== undefined});
          // Entries without a step, such as anchors, do not affect the form.
          if (movement === 'POP' && found) show(found);
        }),
      ];
      followSubmission();
      return () => stops.forEach((stop) => stop());
    },
    registrations,
    control: fields.control,
    getValues: () => fields.getValues(),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const screen = screenOf(store.get());
      if (isSending() || screen === 'sent') return;
      readForm();
      if (screen === 'review') submit();
      else next(screen);
    },
    /** In the message, Enter inserts a line break; with Control or Command it submits. */
    onKeyDown: ({key, ctrlKey, metaKey, target, nativeEvent}: KeyboardEvent) => {
      if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
      if (target instanceof HTMLTextAreaElement) form.requestSubmit();
    },
    /** Opens a question from the review. */
    change(field: ContactField) {
      if (!isSending()) go(entryToChange(field, store.get().entry));
    },
    goBack: () => {
      if (isSending()) return;
      const previous = previousOf(store.get().entry);
      if (previous === 'back') history.goBack();
      else if (previous) go(previous);
    },
    restart: () => go({screen: 'purpose', run: store.get().run}),
    /** Focuses a screen that has just been rendered. */
    arrive() {
      const screen = screenOf(store.get());
      const isFirst = seen === undefined;
      if (seen === screen) return;
      seen = screen;
      // The error summary already has the focus.
      if (wrongFields(store.get()).length > 0) return;
      if (isFirst && !(hadFocus && !form.contains(document.activeElement))) return;
      focusQuestion(
        document.getElementById(titleId(screen)),
        screen === 'sent' || screen === 'review' || screen === 'purpose'
          ? null
          : document.getElementById(fieldId(screen)),
      );
    },
  };
}

export type Contact = ReturnType<typeof createContact>;
