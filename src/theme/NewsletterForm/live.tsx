import type {ReactNode, SubmitEvent} from 'react';
import type {History} from 'history';
import {createFormControl} from 'react-hook-form';
import EmailLink from '../../components/EmailLink';
import {readFields} from '../../components/form/draft';
import {registerTrimmed, resolverFor} from '../../components/form/hookForm';
import type {StatusTone} from '../../components/form/Status';
import {EMAIL_STATE_MIN} from '../../constants';
import {isEmail} from '../../lib/forms/schema';
import {
  createSubmission,
  fieldProblems,
  isUncertain,
  sendForm,
  type Failure,
  type SubmissionState,
} from '../../lib/forms/submission';
import {createStore} from '../../lib/storage';
import {translate} from '../../lib/translate';
import {site} from '../../site';
import {formName, newsletterCodes, type NewsletterCode} from './newsletterFields';
import {checkNewsletter} from './schema';

/** Null while the address is too short to validate (specification, section 4). */
export function emailStateOf(email: string): 'valid' | 'invalid' | null {
  const text = email.trim();
  if (text.length < EMAIL_STATE_MIN) return null;
  return isEmail(text) ? 'valid' : 'invalid';
}

export type FillingCode = 'empty' | 'email.invalid' | 'checked.required' | 'ready';

/** @param checkbox whether the checkbox must be ticked */
export function fillingCode(email: string, ticked: boolean, checkbox: boolean): FillingCode {
  const state = emailStateOf(email);
  if (state === null) return 'empty';
  if (state === 'invalid') return 'email.invalid';
  return ticked || !checkbox ? 'ready' : 'checked.required';
}

export type Message = {
  tone?: StatusTone;
  text: string;
  more?: ReactNode;
};

/** The messages of the specification (section 5) and others; an empty form has none here. */
export function messageOf(
  code: FillingCode | NewsletterCode | 'sending' | 'sent',
): Message | undefined {
  switch (code) {
    case 'empty':
      return undefined;
    case 'email.required':
    case 'email.invalid':
      return {
        tone: 'error',
        text: translate({id: 'newsletter.messages.email'}),
      };
    case 'checked.required':
    case 'checked.invalid':
      return {
        tone: 'info',
        text: translate({id: 'newsletter.messages.checked'}),
      };
    case 'ready':
      return {
        tone: 'success',
        text: translate({id: 'newsletter.messages.ready'}),
      };
    case 'sending':
      return {
        text: translate({id: 'newsletter.messages.sending'}),
      };
    case 'sent':
      return {
        tone: 'success',
        text: translate({id: 'newsletter.messages.sent'}),
      };
  }
}

export function failureMessage(failure: Failure): Message {
  const otherWay = translate({id: 'newsletter.messages.otherWay'});
  return {
    tone: 'error',
    text: `${failureText(failure)} ${otherWay} `,
    more: <EmailLink className="site-link" address={site.email} />,
  };
}

function failureText(failure: Failure): string {
  if (isUncertain(failure)) {
    return translate({id: 'newsletter.messages.uncertain'});
  }
  if (failure.kind === 'offline') {
    return translate({id: 'newsletter.messages.offline'});
  }
  return translate({id: 'newsletter.messages.failed'});
}

export type NewsletterState = {
  isEmailInvalid: boolean;
  /** Whether the form is ready to submit (specification, section 4). */
  isReady: boolean;
  /** Sending or sent: another click does nothing. */
  isOver: boolean;
  /** The thanks replace the fields. */
  isSent: boolean;
  message: Message | undefined;
};

type NewsletterOptions = {
  history: History;
  checkbox: boolean;
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
    isSent: sending.status === 'sent',
    message: messageAbout(sending) ?? messageOf(code),
  };
}

/** The model of the live newsletter form. */
export function createNewsletter(form: HTMLFormElement, {history, checkbox}: NewsletterOptions) {
  const found = readFields(form);
  const fields = createFormControl<Values>({
    defaultValues: {email: found.email ?? '', checked: found.checked || false},
    resolver: resolverFor(({email, checked}) =>
      checkNewsletter({email, checked: checked ? 'true' : 'false'}, {checkbox}),
    ),
  });
  const registrations = {
    email: registerTrimmed(fields, 'email'),
    checked: fields.register('checked'),
  };
  const now = () => stateOf(fields.getValues(), submission.get(), checkbox);
  const store = createStore(now());
  const update = () => store.set(now());

  const send = fields.handleSubmit(({email, checked}) =>
    submission.submit(async () => {
      // Includes the hidden fields; no field is a file.
      const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
      await sendForm(form.action, formName, {...sent, email, checked: String(checked)});
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
