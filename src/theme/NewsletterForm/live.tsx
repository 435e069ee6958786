import type {ReactNode, SubmitEvent} from 'react';
import type {History} from 'history';
import EmailLink from '../../components/EmailLink';
import {readFields} from '../../components/form/draft';
import type {StatusTone} from '../../components/form/Status';
import {EMAIL_STATE_MIN} from '../../constants';
import {cleanEmail} from '../../lib/forms/clean';
import {isEmail} from '../../lib/forms/email';
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
import {formName, type NewsletterField} from '../../forms/newsletterFields';
import styles from './thanks.module.css';

/** What the form waits for: `empty` while the address is too short to validate. */
type Filling = 'empty' | NewsletterField | 'ready';

/**
 * Whether the form is ready, else what it lacks (specification, section 4).
 *
 * @param checkbox whether the checkbox must be ticked
 */
export function fillingOf(email: string, isTicked: boolean, checkbox: boolean): Filling {
  const address = cleanEmail(email);
  if (address.length < EMAIL_STATE_MIN) return 'empty';
  if (!isEmail(address)) return 'email';
  return isTicked || !checkbox ? 'ready' : 'checked';
}

export type Message = {
  tone?: StatusTone;
  text: string;
  more?: ReactNode;
};

const tones = {
  email: 'error',
  checked: 'info',
  ready: 'success',
  sending: undefined,
  sent: 'success',
  confirm: 'success',
} as const satisfies Record<string, StatusTone | undefined>;

type Outcome = 'strange' | 'outdated' | 'uncertain' | 'offline' | 'failed';

const textOf = (code: keyof typeof tones | Outcome | 'otherWay'): string =>
  translate({id: `newsletter.messages.${code}`});

/** The messages of the specification (section 5) and others; an empty form has none here. */
export const messageOf = (code: 'empty' | keyof typeof tones): Message | undefined =>
  code === 'empty' ? undefined : {tone: tones[code], text: textOf(code)};

function outcomeOf(failure: Failure): Outcome {
  const {kind} = failure;
  if (kind === 'strange' || kind === 'outdated' || kind === 'offline') return kind;
  return isUncertain(failure) ? 'uncertain' : 'failed';
}

export function failureMessage(failure: Failure): Message {
  const said = failure.kind === 'status' ? failure.said : undefined;
  return {
    tone: 'error',
    text: `${said ?? textOf(outcomeOf(failure))} ${textOf('otherWay')} `,
    more: <EmailLink className="site-link" address={site.email} />,
  };
}

/** The field that the receiver has refused, if any. */
function refusedField(sending: SubmissionState): NewsletterField | undefined {
  if (sending.status !== 'failed') return undefined;
  const {email, checked} = fieldProblems(sending.error);
  if (email) return 'email';
  return checked ? 'checked' : undefined;
}

function messageAbout(sending: SubmissionState): Message | undefined {
  if (sending.status === 'idle') return undefined;
  if (sending.status === 'sent' && sending.isToConfirm) return messageOf('confirm');
  if (sending.status !== 'failed') return messageOf(sending.status);
  const refused = refusedField(sending);
  return refused ? messageOf(refused) : failureMessage(sending.failure);
}

/** Module state, so that a visitor who leaves the page meanwhile still finds the outcome. */
const submission = createSubmission();

/** @param isJudged whether the visitor has left the address as it is, which may be said to be wrong */
function stateOf(form: HTMLFormElement, checkbox: boolean, isJudged: boolean) {
  const {email = '', checked} = readFields(form);
  const found = fillingOf(email, Boolean(checked), checkbox);
  const filling = found === 'email' && !isJudged ? 'empty' : found;
  const sending = submission.get();
  return {
    isEmailInvalid: filling === 'email' || refusedField(sending) === 'email',
    isReady: filling === 'ready',
    /** Sending or sent: another click does nothing. */
    isOver: sending.status === 'sending' || sending.status === 'sent',
    /** The thanks replace the fields. */
    isSent: sending.status === 'sent',
    message: messageAbout(sending) ?? messageOf(filling),
  };
}

export type NewsletterState = ReturnType<typeof stateOf>;

type NewsletterOptions = {
  history: History;
  checkbox: boolean;
};

/** The model of the live newsletter form. */
export function createNewsletter(form: HTMLFormElement, {history, checkbox}: NewsletterOptions) {
  let isJudged = false;
  const store = createStore(stateOf(form, checkbox, isJudged));
  const update = () => store.set(stateOf(form, checkbox, isJudged));

  return {
    /** The class of the form once it is sent. */
    thanks: styles.thanks,
    get: store.get,
    subscribe(listener: () => void) {
      const edits = new AbortController();
      // Editing after the outcome starts a new submission.
      form.addEventListener('input', submission.reset, edits);
      form.addEventListener('input', update, edits);
      // Some browsers autofill with `change` and no `input` event.
      form.addEventListener('change', update, edits);
      let {pathname} = history.location;
      const stops = [
        store.subscribe(listener),
        submission.subscribe(update),
        // The footer persists across pages; the thanks do not.
        history.listen((location) => {
          if (location.pathname === pathname) return;
          ({pathname} = location);
          if (submission.get().status !== 'sent') return;
          form.reset();
          submission.reset();
        }),
        () => edits.abort(),
      ];
      // The address may have been left before this code arrived.
      const address = form.elements.namedItem('email') as HTMLInputElement;
      isJudged ||= address.value !== '' && address !== document.activeElement;
      update();
      return () => stops.forEach((stop) => stop());
    },
    /**
     * The visitor has left the address, or pressed Enter: until then, an unfinished address is no
     * error. A complete one is confirmed at once.
     */
    judge: () => {
      isJudged = true;
      update();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const {isOver, isReady} = store.get();
      if (isOver || !isReady) return;
      // No field is a file.
      const fields = Object.fromEntries(new FormData(form)) as Record<NewsletterField, string>;
      const sent = {...fields, email: cleanEmail(fields.email)};
      void submission.submit(() => sendForm(form.action, formName, sent));
    },
  };
}

export type LiveNewsletter = ReturnType<typeof createNewsletter>;
