import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useForm} from 'react-hook-form';
import ErrorSummary from '../../../components/form/ErrorSummary';
import {useSubmissionState} from '../../../components/form/useSubmission';
import {useTextField} from '../../../components/form/useTextField';
import type {LivePartProps} from '../../../components/form/useUpgrade';
import {HONEYPOT_FIELD} from '../../../lib/formFields';
import {fieldProblems} from '../../../lib/sendForm';
import {useLocale} from '../../page';
import {
  CASE_STUDY_FIELD,
  CASE_STUDY_MAX,
  contactCodes,
  contactFields,
  type ContactField,
} from '../fields';
import {contactProblem} from '../schema';
import {
  entryAfter,
  entryToChange,
  firstProblem,
  noAnswers,
  resumeAt,
  type Entry,
  type Problems,
} from '../steps';
import {Progress} from '../Progress';
import {fieldId, titleId, type Live, type LiveOptions} from '../view';
import {Actions} from './Actions';
import {Counter} from './Counter';
import {Failed} from './Failed';
import {messageOf, type AnswerCode} from './messages';
import {documentTitle, questionWords} from './questions';
import {changeId, Review} from './Review';
import {currentRun, keepOrigin, originOfDraft, send, submission} from './sending';
import {Thanks} from './Thanks';
import styles from './styles.module.css';
import {useSteps} from './useSteps';
import {answersIn, resolver, type Values} from './values';

/**
 * Where the live form begins: in the field that has the focus, else where the draft of an
 * earlier page ends, else with the first question, which is on the screen.
 */
function beginIn(form: HTMLFormElement, isBegun: boolean): Entry {
  // Sent from the page before this one: the thanks are said here.
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

/** Moves the focus to a question's field, or to its heading, with both in view. */
function arriveAt(heading: HTMLElement | null, field: HTMLElement | null): void {
  const target = field ?? heading;
  if (!heading || !target) return;
  target.focus({preventScroll: true});
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
  const isInView =
    heading.getBoundingClientRect().top >= margin &&
    target.getBoundingClientRect().bottom <= window.innerHeight;
  if (!isInView) heading.scrollIntoView();
}

/** The problems that the receiver found, in codes that this version knows. */
function problemsFound(error: unknown): Problems {
  const found = fieldProblems(error);
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = contactCodes.find((known) => known === found[field]);
      return code ? [[field, code]] : [];
    }),
  );
}

/**
 * The live contact form: one question at a time, a review, the thanks. It takes over
 * the plain form's own fields (components/form/useUpgrade).
 */
export default function LiveContact({
  form,
  publish,
  isBegun,
  action,
  caseStudy,
  id,
  headingLevel,
}: LivePartProps<Live> & LiveOptions): ReactNode {
  const locale = useLocale();
  const {selectMessage} = usePluralForm();
  const {pathname, search, hash} = useLocation();
  const state = useSubmissionState(submission);
  const isSending = state.status === 'sending';
  const [run, setRun] = useState(currentRun);
  /** How often something was tried that failed: the summary takes the focus each time. */
  const [attempt, setAttempt] = useState(0);
  const {
    register,
    control,
    trigger,
    handleSubmit,
    getValues,
    setValue,
    setError,
    clearErrors,
    reset,
    formState: {errors},
  } = useForm<Values>({
    defaultValues: {
      ...answersIn(form),
      [CASE_STUDY_FIELD]: (caseStudy ?? originOfDraft()).slice(0, CASE_STUDY_MAX),
    },
    resolver,
    // The errors stay until 'next' is tried again, and the summary takes the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const typed = {register};
  const registrations: Live['registrations'] = {
    purpose: register('purpose'),
    email: useTextField(typed, 'email', {trim: true}),
    phone: useTextField(typed, 'phone', {trim: true}),
    firstname: useTextField(typed, 'firstname', {trim: true}),
    lastname: useTextField(typed, 'lastname', {trim: true}),
    message: useTextField(typed, 'message'),
  };

  /** What was wrong on the last screen says nothing about the next. */
  const onArrive = useCallback(() => {
    clearErrors();
    submission.reset();
  }, [clearErrors]);
  const steps = useSteps(() => beginIn(form, isBegun), onArrive);
  const {entry, go} = steps;
  // An entry of a message that was sent already shows the thanks, never the message.
  const screen = entry.run < run ? 'sent' : entry.screen;

  /** What browsers fill in on their own may come without an event. */
  const readForm = () => {
    for (const [field, value] of Object.entries(answersIn(form)) as Array<[ContactField, string]>) {
      if (getValues(field) !== value) setValue(field, value);
    }
  };

  async function next(from: ContactField) {
    if (!(await trigger(from))) {
      setAttempt((count) => count + 1);
      return;
    }
    if (caseStudy) keepOrigin(caseStudy);
    go(entryAfter(entry));
  }

  function submit(values: Values) {
    steps.keep();
    const honeypot = new FormData(form).get(HONEYPOT_FIELD);
    return send(action, {
      ...values,
      [HONEYPOT_FIELD]: typeof honeypot === 'string' ? honeypot : '',
    });
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || screen === 'sent') return;
    readForm();
    if (screen === 'review') {
      void handleSubmit(submit, () => setAttempt((count) => count + 1))();
    } else {
      void next(screen);
    }
  };

  /** In the message, Enter begins a new line; with Control or Command it goes on. */
  const onKeyDown = ({key, ctrlKey, metaKey, target, nativeEvent}: KeyboardEvent) => {
    if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
    if (target instanceof HTMLTextAreaElement) form.requestSubmit();
  };

  useEffect(() => {
    if (state.status === 'sent') {
      reset({...noAnswers, [CASE_STUDY_FIELD]: caseStudy?.slice(0, CASE_STUDY_MAX) ?? ''});
      // eslint-disable-next-line react-hooks/set-state-in-effect -- follows what happened outside
      setRun(currentRun());
      submission.reset();
    }
    if (state.status === 'failed') {
      const problems = problemsFound(state.error);
      const first = firstProblem(problems);
      if (!first) return;
      go(entryToChange(first, entry));
      for (const field of contactFields) {
        const code = problems[field];
        if (code) setError(field, {type: code, message: code});
      }
      setAttempt((count) => count + 1);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [state]);

  const messages = Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = errors[field]?.message as AnswerCode | undefined;
      return code ? [[field, messageOf(code, locale)]] : [];
    }),
  ) as Live['errors'];
  const wrong = contactFields.filter((field) =>
    screen === 'review' ? messages[field] : field === screen && messages[field],
  );
  const hasFailed = state.status === 'failed' && screen === 'review';

  const summary = (
    <ErrorSummary
      key="summary"
      className={styles.summary}
      headingLevel={headingLevel === 2 ? 3 : 4}
      title={selectMessage(
        wrong.length,
        translate({
          id: 'contact.LiveContact.summary',
          message: 'Un point est à corriger|Des points sont à corriger',
          description:
            'Contact form: title of the box that lists what is wrong. Singular and plural, separated by |.',
        }),
      )}
      errors={wrong.map((field) => ({
        fieldId: screen === 'review' ? changeId(id, field) : fieldId(id, field),
        message: messages[field],
      }))}
      attempt={attempt}
    />
  );

  /** The screen that the visitor saw last, and whether the plain form had the focus. */
  const seen = useRef<Live['screen']>(undefined);
  const [hadFocus] = useState(() => form.contains(document.activeElement));
  /** The focus goes to the question's own field, so that one can type on; else to the heading. */
  const onShown = () => {
    const isFirst = seen.current === undefined;
    if (seen.current === screen) return;
    seen.current = screen;
    // The summary of what is wrong here has taken it already.
    if (wrong.length > 0) return;
    if (isFirst && !(hadFocus && !form.contains(document.activeElement))) return;
    arriveAt(
      document.getElementById(titleId(id, screen)),
      screen === 'sent' || screen === 'review' || screen === 'purpose'
        ? null
        : document.getElementById(fieldId(id, screen)),
    );
  };

  useLayoutEffect(() => {
    const counterId = `${id}-counter`;
    publish({
      screen,
      motion: steps.motion,
      onSubmit,
      onKeyDown,
      registrations,
      purpose: getValues('purpose'),
      errors: messages,
      progress: <Progress screen={entry.screen} />,
      questions: questionWords(),
      counter: {id: counterId, node: <Counter id={counterId} control={control} />},
      before: hasFailed ? (
        <Failed failure={state.failure} headingLevel={headingLevel} values={getValues()} />
      ) : (
        summary
      ),
      review:
        screen === 'review' ? (
          <Review
            id={id}
            headingLevel={headingLevel}
            values={getValues()}
            errors={messages}
            address={pathname + search + hash}
            onChange={(field) => {
              if (!isSending) go(entryToChange(field, entry));
            }}
          />
        ) : null,
      actions: (
        <Actions
          entry={entry}
          isSending={isSending}
          onPrevious={() => {
            if (!isSending) steps.goBack();
          }}
        />
      ),
      thanks: (
        <Thanks
          id={id}
          headingLevel={headingLevel}
          onRestart={() => go({screen: 'purpose', run})}
        />
      ),
      onShown,
    });
  });

  const hasError = wrong.length > 0 || hasFailed;
  return steps.isKept || hasError || screen === 'sent' ? (
    <PageMetadata title={documentTitle(screen, hasError)} />
  ) : null;
}
