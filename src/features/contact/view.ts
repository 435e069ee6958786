import type {FormEventHandler, KeyboardEventHandler, ReactNode} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {ContactField} from './fields';
import type {Screen} from './steps';

/** What the live part is given beside the plain form (components/form/useUpgrade). */
export type LiveOptions = {
  /** Where the form is sent. */
  action: string;
  /** Title of the case study that the form stands under. */
  caseStudy: string | undefined;
  /** Before the ids of the fields and headings: see {@link fieldId} and {@link titleId}. */
  id: string;
  headingLevel: 2 | 3;
};

/** What the live part makes of the plain form: one question at a time. */
export type Live = {
  /** What is shown: a question, the review, or the thanks. */
  screen: Screen | 'sent';
  /** Which side a new question comes from. */
  motion: 'forwards' | 'backwards' | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onKeyDown: KeyboardEventHandler<HTMLFormElement>;
  registrations: Record<ContactField, UseFormRegisterReturn>;
  /** What brings the visitor here, once it is chosen: the hint of the message depends on it. */
  purpose: string;
  /** What is wrong with an answer, in words. */
  errors: Partial<Record<ContactField, string>>;
  /** « Étape 2 sur 6 », into the heading. */
  progress: ReactNode;
  /** The question of each step that is typed into. */
  questions: Record<Exclude<ContactField, 'purpose'>, string>;
  /** Under the message: how long it is. */
  counter: {id: string; node: ReactNode};
  /** In front of the question: what went wrong. */
  before: ReactNode;
  /** In place of the questions: the review. */
  review: ReactNode;
  /** Under the question: previous, next, send. */
  actions: ReactNode;
  /** In place of the form: the thanks. */
  thanks: ReactNode;
  /** To be called once all this is on the screen: the focus moves only then. */
  onShown: () => void;
};

export const fieldId = (id: string, field: ContactField) => `${id}-${field}`;
export const titleId = (id: string, screen: Screen | 'sent') => `${id}-title-${screen}`;
