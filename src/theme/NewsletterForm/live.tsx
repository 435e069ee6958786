import type {SubmitEvent} from 'react';
import type {History} from 'history';
import {createFormControl} from 'react-hook-form';
import {readFields} from '../../components/form/fields';
import {registerText} from '../../components/form/registerText';
import {resolverFor} from '../../components/form/resolver';
import {
  createSubmission,
  fieldProblems,
  sendForm,
  type SubmissionState,
} from '../../lib/submission';
import {createStore} from '../../lib/storage';
import {formName, newsletterCodes, type NewsletterCode} from './fields';
import {failureMessage, messageOf, type Message} from './messages';
import {checkNewsletter} from './schema';
import {emailStateOf, fillingCode} from './state';

export type NewsletterState = {
  isEmailInvalid: boolean;
  /** Whether the form is ready to submit (specification, section 4). */
  isReady: boolean;
  /** Sending or sent: another click does nothing. */
  isOver: boolean;
  message: Message | undefined;
};

type NewsletterOptions = {
  history: History;
  checkbox: boolean;
  action: string;
};

/** The box is the string `true`, as submitted, or false. */
type Values = {email: string; checked: string | boolean};

/** Module state, so that a visitor who leaves the page meanwhile still finds the outcome. */
const submission = createSubmission();

/** The receiver's error code, if it is one of the form's. */
function refusalOf(state: SubmissionState): NewsletterCode | undefined {
  if (state.status !== 'failed') return undefined;
  const found = Object.values(fieldProblems(state.error));
  return newsletterCodes.find((code) => found.includes(code));
}

function messageAbout(sending: SubmissionState): Message | undefined {
  if (sending.status === 'idle') return undefined;
  if (sending.status !== 'failed') return messageOf(sending.status);
  const refusal = refusalOf(sending);
  return refusal ? messageOf(refusal) : failureMessage(sending.failure);
}

function stateOf(values: Values, sending: SubmissionState, checkbox: boolean): NewsletterState {
  const code = fillingCode(values.email, Boolean(values.checked), checkbox);
  return {
    isEmailInvalid:
      emailStateOf(values.email) === 'invalid' || refusalOf(sending)?.startsWith('email.') === true,
    isReady: code === 'ready',
    isOver: sending.status === 'sending' || sending.status === 'sent',
    message: messageAbout(sending) ?? messageOf(code),
  };
}

/** The model of the live newsletter form. */
export function createNewsletter(
  form: HTMLFormElement,
  {history, checkbox, action}: NewsletterOptions,
) {
  const found = readFields(form);
  const fields = createFormControl<Values>({
    defaultValues: {email: found.email ?? '', checked: found.checked || false},
    resolver: resolverFor(({email, checked}) =>
      checkNewsletter({email, checked: checked ? 'true' : 'false'}, {checkbox}),
    ),
  });
  const registrations = {
    email: registerText(fields, 'email', {trim: true}),
    checked: fields.register('checked'),
  };
  const now = () => stateOf(fields.getValues(), submission.get(), checkbox);
  const store = createStore(now());
  const update = () => store.set(now());

  const send = fields.handleSubmit(({email, checked}) =>
    submission.submit(async () => {
      // Includes the hidden fields; no field is a file.
      const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
      await sendForm(action, formName, {...sent, email, checked: String(checked)});
    }),
  );

  return {
    get: store.get,
    subscribe(listener: () => void) {
      // Editing after the outcome starts a new submission.
      form.addEventListener('input', submission.reset);
      let {pathname} = history.location;
      const stops = [
        store.subscribe(listener),
        fields.subscribe({formState: {values: true}, callback: update}),
        submission.subscribe(update),
        // The footer persists across pages; the thanks do not.
        history.listen((location) => {
          if (location.pathname === pathname) return;
          ({pathname} = location);
          if (submission.get().status !== 'sent') return;
          submission.reset();
          fields.reset({email: '', checked: false}, {keepFieldsRef: true});
        }),
        () => form.removeEventListener('input', submission.reset),
      ];
      update();
      return () => stops.forEach((stop) => stop());
    },
    registrations,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const {isOver, isReady} = store.get();
      if (!isOver && isReady) void send(event);
    },
  };
}

export type LiveNewsletter = ReturnType<typeof createNewsletter>;
