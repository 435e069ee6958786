import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {useForm, useWatch, type UseFormRegisterReturn} from 'react-hook-form';
import EmailLink from '../../components/EmailLink';
import {readFields} from '../../components/form/fields';
import {resolverFor} from '../../components/form/resolver';
import {useSubmissionState} from '../../components/form/useSubmission';
import {useTextField} from '../../components/form/useTextField';
import type {LivePartProps} from '../../components/form/useUpgrade';
import {clearDraft} from '../../lib/draft';
import {fieldProblems, sendForm} from '../../lib/sendForm';
import {createSubmission, type SubmissionState} from '../../lib/submission';
import {site} from '../../site';
import {formName, newsletterCodes, type NewsletterCode} from './fields';
import {failureMessage, messageOf, sendingMessage, sentMessage, type Message} from './messages';
import {checkNewsletter} from './schema';
import {emailStateOf, fillingCode} from './state';

/** How long the answer may take, in ms: long enough for a slow phone on a train. */
const SEND_TIMEOUT = 30_000;

/** What the view shows of the live form. */
export type LiveNewsletter = {
  email: UseFormRegisterReturn;
  checked: UseFormRegisterReturn;
  isEmailInvalid: boolean;
  /** Whether what is filled in may be sent (specification, section 4). */
  isReady: boolean;
  /** It is being sent, or has been: another click would do nothing. */
  isOver: boolean;
  message: Message;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

export type LiveNewsletterOptions = {
  /** Whether the box has to be ticked. */
  checkbox: boolean;
  /** Where the form is posted. */
  action: string;
};

/** The box is the text `true`, as the form sends it, or false. */
type Values = {email: string; checked: string | boolean};

/** Outside of the component: who leaves while it is being sent finds the outcome again. */
const submission = createSubmission();

/** What the browser would send by itself, hidden fields included. */
function sentByTheBrowser(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The code of what the receiver found wrong, where it is one of the form's. */
function refusalOf(state: SubmissionState): NewsletterCode | undefined {
  if (state.status !== 'failed') return undefined;
  const found = Object.values(fieldProblems(state.error));
  return newsletterCodes.find((code) => found.includes(code));
}

function outcomeMessage(state: SubmissionState): Message | undefined {
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'sending':
      return sendingMessage();
    case 'sent':
      return sentMessage();
    case 'failed': {
      const refusal = refusalOf(state);
      if (refusal) return messageOf(refusal);
      const address = <EmailLink className="site-link" address={site.email} />;
      return failureMessage(state.failure, address);
    }
  }
}

/** The live part of the newsletter form: what it knows, says and sends. */
export default function LiveNewsletterPart({
  form,
  publish,
  checkbox,
  action,
}: LivePartProps<LiveNewsletter> & LiveNewsletterOptions): ReactNode {
  const [found] = useState(() => readFields(form));
  const {register, handleSubmit, control, reset} = useForm<Values>({
    defaultValues: {email: found.email ?? '', checked: found.checked || false},
    resolver: resolverFor(({email, checked}) =>
      checkNewsletter({email, checked: checked ? 'true' : 'false'}, {checkbox}),
    ),
  });
  const email = useTextField<Values>({register}, 'email', {trim: true});
  const checked = register('checked');
  const values = useWatch({control});
  const state = useSubmissionState(submission);

  // Whoever changes something after the outcome begins again.
  useEffect(() => {
    form.addEventListener('input', submission.reset);
    return () => form.removeEventListener('input', submission.reset);
  }, [form]);

  // The footer stays from page to page; the thanks belong to the page that they were said on.
  const {pathname} = useLocation();
  const saidOn = useRef(pathname);
  useEffect(() => {
    if (saidOn.current === pathname) return;
    saidOn.current = pathname;
    if (submission.get().status !== 'sent') return;
    submission.reset();
    reset({email: '', checked: false});
  }, [pathname, reset]);

  const send = handleSubmit((tidied) =>
    submission.submit(async () => {
      const checkedText = String(tidied.checked);
      await sendForm(
        action,
        {...sentByTheBrowser(form), email: tidied.email, checked: checkedText},
        {timeout: SEND_TIMEOUT},
      );
      clearDraft(formName);
    }),
  );

  const typed = values.email ?? '';
  const code = fillingCode(typed, Boolean(values.checked), checkbox);
  const isOver = state.status === 'sending' || state.status === 'sent';

  useLayoutEffect(() =>
    publish({
      email,
      checked,
      isEmailInvalid:
        emailStateOf(typed) === 'invalid' || refusalOf(state)?.startsWith('email.') === true,
      isReady: code === 'ready',
      isOver,
      message: outcomeMessage(state) ?? messageOf(code),
      onSubmit(event) {
        event.preventDefault();
        if (!isOver && code === 'ready') void send(event);
      },
    }),
  );

  return null;
}
