/*
 * The code that the contact form loads at the first focus or press: its model (createContact) and
 * the parts specific to the live form.
 */
import type {CSSProperties, MouseEvent, ReactNode} from 'react';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {translate} from '../../../lib/translate';
import {useWatch, type Control} from 'react-hook-form';
import Button from '../../../components/Button';
import ErrorSummary from '../../../components/form/ErrorSummary';
import {MESSAGE_MAX} from '../../../constants';
import {countCharacters} from '../../../lib/forms/schema';
import type {Locale} from '../../../lib/locales';
import {useLocale} from '../../../hooks/useLocale';
import {Answered} from '../../../idea/CommonGround/poses';
import {contactFields, fieldId, type ContactField} from '../../../forms/contactFields';
import {PrivacyLink} from '../Step';
import {numberOf, screenAfter, screenBefore, type Screen} from '../steps';
import {nextWord, sendWord} from '../words';
import {
  createContact,
  hasFailed,
  screenOf,
  wrongFields,
  type Contact,
  type ContactState,
  type Values,
} from './createContact';
import type * as parts from '.';
import {Failed} from './Failed';
import {changeId} from './screens';
import styles from './styles.module.css';
import {documentTitle, formatNumber, messageOf, type AnswerCode} from './words';

export {Review, Thanks} from './screens';
export {headingOf} from './words';

export const formClass = styles.form;

/** In ms: a click follows the end of its press in the same task, or soon after it. */
const CLICK_DELAY = 50;
/** In ms: a press that seems to last longer keeps nobody waiting. */
const PRESS_MAX = 5000;
const waitForClick = () => new Promise((resolve) => setTimeout(resolve, CLICK_DELAY));

/**
 * Makes the model once no button of the form is pressed: the live form replaces it, and its click
 * would be lost. Browsers show a tap as active for some time after its click, so the state tells
 * when it ends; the event may have come before.
 */
export async function startContact(...given: Parameters<typeof createContact>): Promise<Contact> {
  const [form] = given;
  const isPressed = () => form.querySelector('button:active') !== null;
  if (isPressed()) {
    for (let waited = 0; isPressed() && waited < PRESS_MAX; waited += CLICK_DELAY) {
      await waitForClick();
    }
    await waitForClick();
  }
  return createContact(...given);
}

/** The model, with this module, which the first render must not import. */
export type LiveContact = Contact & {parts: typeof parts};

export type LiveProps = {
  contact: LiveContact;
  state: ContactState;
  screen: Screen | 'sent';
  /** Error message of each invalid field. */
  errors: Partial<Record<ContactField, string>>;
  /** Which drawing of the two people goes with it (idea/CommonGround/poses.tsx). */
  pose: Screen | 'sent' | 'error';
};

export function liveProps(contact: LiveContact, state: ContactState, locale: Locale): LiveProps {
  const errors: LiveProps['errors'] = Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = state.problems[field] as AnswerCode | undefined;
      return code ? [[field, messageOf(code, locale)]] : [];
    }),
  );
  const screen = screenOf(state);
  return {contact, state, screen, errors, pose: wrongFields(state).length > 0 ? 'error' : screen};
}

/** The review's number, after the questions'. */
const LAST = contactFields.length + 1;

/** The two people, who are one step of the road nearer with each question. */
export const Walkers = ({
  pose,
  screen,
  state,
  className,
}: LiveProps & {className?: string}): ReactNode => (
  <Answered
    at={screen}
    of={pose}
    walks={Boolean(state.motion)}
    className={className}
    style={{'--far': 1 - ((numberOf(screen) ?? LAST) - 1) / (LAST - 1)} as CSSProperties}
  />
);

/** The errors above the question. */
export function Before({
  contact,
  state,
  screen,
  errors,
  page,
}: LiveProps & {page: string | undefined}): ReactNode {
  const {selectMessage} = usePluralForm();
  const wrong = wrongFields(state);
  const failed = hasFailed(state);
  const hasError = wrong.length > 0 || failed;
  return (
    <>
      {/* The page's title also names the step and any error. */}
      {state.isKept || hasError || screen === 'sent' ? (
        <PageMetadata title={documentTitle(screen, hasError, page)} />
      ) : null}
      {failed && state.submission.status === 'failed' ? (
        <Failed failure={state.submission.failure} values={contact.getValues()} />
      ) : (
        <ErrorSummary
          className={styles.summary}
          title={selectMessage(wrong.length, translate({id: 'contact.ContactForm.summary'}))}
          errors={wrong.map((field) => ({
            fieldId: screen === 'review' ? changeId(field) : fieldId(field),
            message: errors[field],
          }))}
          attempt={state.attempt}
        />
      )}
    </>
  );
}

/** Length of the message, counted as its limit is. */
export function Counter({id, control}: {id: string; control: Control<Values>}): ReactNode {
  const locale = useLocale();
  const message = useWatch({control, name: 'message'});
  const {selectMessage} = usePluralForm();
  const count = countCharacters(message.trim());
  return (
    <p id={id} className={styles.counter} data-over={count > MESSAGE_MAX || undefined}>
      {selectMessage(
        count,
        translate(
          {id: 'contact.Counter.count'},
          {count: formatNumber(count, locale), max: formatNumber(MESSAGE_MAX, locale)},
        ),
      )}
    </p>
  );
}

/**
 * Many people click twice. After a first click that went forwards, the second would land on what
 * is now in the same place: back, past an optional question, or « Envoyer » before the review is
 * read.
 */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** The buttons: previous, and next or send. */
export function Actions({contact, state}: LiveProps): ReactNode {
  const {screen, returning} = state.entry;
  const isSending = state.submission.status === 'sending';
  const sending = translate({id: 'contact.Actions.sending'});
  return (
    <div
      className={styles.actions}
      onClickCapture={state.motion === 'forwards' ? ignoreSecondClick : undefined}
    >
      {screenBefore(screen, returning) ? (
        <Button variant="ghost" onClick={contact.goBack} aria-disabled={isSending || undefined}>
          {translate({id: 'contact.Actions.previous'})}
        </Button>
      ) : null}
      {screen === 'review' ? (
        // Not disabled while sending, which would lose the focus.
        <Button
          key="send"
          type="submit"
          icon={isSending ? undefined : 'arrow-right'}
          aria-disabled={isSending || undefined}
        >
          {isSending ? sending : sendWord}
        </Button>
      ) : (
        <Button key="next" type="submit" icon="arrow-right">
          {screenAfter(screen, returning) === 'review'
            ? translate({id: 'contact.Actions.last'})
            : nextWord}
        </Button>
      )}
      <p role="status" className="site-visually-hidden">
        {isSending ? <span>{sending}</span> : null}
      </p>
      {screen === 'email' || screen === 'review' ? <PrivacyLink /> : null}
    </div>
  );
}
