import type {ReactNode} from 'react';
import Link from '../../components/Link';
import clsx from 'clsx';
import Field from '../../components/form/Field';
import RadioGroup from '../../components/form/RadioGroup';
import TextInput from '../../components/form/TextInput';
import Unbroken from '../../components/Unbroken';
import {overlapOf} from '../../lib/discs';
import {MESSAGE_FIELD_MAX, MESSAGE_MAX, MESSAGE_MIN} from '../../constants';
import {translate} from '../../lib/translate';
import {linkTo} from '../../routes';
import {
  contactFields,
  fieldId,
  formName,
  inputs,
  type ContactField,
} from '../../forms/contactFields';
import type {LiveProps} from './live';
import {numberOf, titleId, type Screen} from './steps';
import styles from './styles.module.css';
import {hintOf, labelOf, openingQuestion, progressWords, purposeOptions} from './words';

/** In px, from one ring to the next; a ring is 26 wide. */
const PITCH = 17;

/** Where a step that is done meets the next. */
const lens = overlapOf([13, 13, 12], [13 + PITCH, 13, 12]);

/** The heading of a screen; after a ring for each step, and the step as text, until all is sent. */
export function Question({screen, words}: {screen: Screen | 'sent'; words: string}): ReactNode {
  const step = screen === 'review' ? contactFields.length + 1 : numberOf(screen);
  return (
    <h2 id={titleId(screen)} tabIndex={-1} className={clsx('site-heading', styles.question)}>
      {step ? (
        <>
          <span className={styles.progress}>
            <svg
              className={`site-styled ${styles.rings}`}
              width={26 + PITCH * (contactFields.length - 1)}
              height="26"
              aria-hidden="true"
            >
              {/* From the last, so that the disc of the question lies over the ring to come */}
              {contactFields
                .map((field, index) => (
                  <circle
                    key={field}
                    cx={13 + PITCH * index}
                    cy="13"
                    r="12"
                    data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : undefined}
                  />
                ))
                .reverse()}
              {contactFields.slice(1, step).map((field, index) => (
                <path key={field} d={lens} transform={`translate(${PITCH * index})`} />
              ))}
            </svg>
            {progressWords(step)}
          </span>{' '}
        </>
      ) : null}
      <Unbroken>{words}</Unbroken>
    </h2>
  );
}

/** Shown beside the submit button, and where personal data is first requested. */
export function PrivacyLink(): ReactNode {
  return (
    <Link className={clsx('site-link', styles.privacy)} to={linkTo('privacy-policy')}>
      {translate({id: 'contact.ContactForm.privacy'})}
    </Link>
  );
}

type StepProps = {live: LiveProps | undefined};

/**
 * The first question, what brings the visitor; `children` go between the question and the answers.
 */
export function PurposeStep({live, children}: StepProps & {children: ReactNode}): ReactNode {
  return (
    <RadioGroup
      className={styles.wide}
      hidden={live && live.screen !== 'purpose'}
      id={fieldId('purpose')}
      name="purpose"
      legend={<Question screen="purpose" words={openingQuestion} />}
      options={purposeOptions}
      required
      registration={live?.contact.registrations.purpose}
      error={live?.errors.purpose}
    >
      {children}
    </RadioGroup>
  );
}

const counterId = `${formName}-counter`;

/** One text field; in the live form, its question is in large type. */
export function TextStep({
  live,
  field,
}: StepProps & {field: Exclude<ContactField, 'purpose'>}): ReactNode {
  const registration = live?.contact.registrations[field];
  const isMessage = field === 'message';
  // Not before it is visible: the first formatted number costs a slow phone 60 ms.
  const isCounted = isMessage && live?.screen === field;
  return (
    <Field
      className={clsx(isMessage && styles.wide, !live && styles.rest)}
      hidden={live && live.screen !== field}
      role={live && 'group'}
      aria-labelledby={live && titleId(field)}
      before={live && <Question screen={field} words={live.contact.parts.headingOf(field)} />}
      id={fieldId(field)}
      label={labelOf(field)}
      hint={hintOf(field, live?.contact.getValues().purpose)}
      error={live?.errors[field]}
      describedBy={isCounted ? counterId : undefined}
    >
      {(control) =>
        isMessage ? (
          <>
            <TextInput
              multiline
              name={field}
              rows={6}
              required
              // The live form shows an error instead of truncating what is pasted.
              {...(live
                ? {maxLength: MESSAGE_FIELD_MAX}
                : {minLength: MESSAGE_MIN, maxLength: MESSAGE_MAX})}
              {...control}
              registration={registration}
              className={styles.message}
            />
            {isCounted && (
              <live.contact.parts.Counter id={counterId} control={live.contact.control} />
            )}
          </>
        ) : (
          <TextInput
            name={field}
            {...inputs[field]}
            enterKeyHint={live && 'next'}
            maxLength={live ? undefined : inputs[field].maxLength}
            {...control}
            registration={registration}
          />
        )
      }
    </Field>
  );
}
