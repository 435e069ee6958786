import type {ReactNode} from 'react';
import clsx from 'clsx';
import Field from '../../components/form/Field';
import RadioGroup from '../../components/form/RadioGroup';
import TextInput from '../../components/form/TextInput';
import {MESSAGE_MAX, MESSAGE_MIN, NAME_MAX} from '../../constants';
import {purposes, type ContactField} from './fields';
import {Progress} from './Progress';
import {Question} from './Question';
import {fieldId, titleId} from './ids';
import type {AnswerErrors, LiveContact} from './live';
import type {Screen} from './steps';
import styles from './styles.module.css';
import {fieldWords, openingQuestion, purposeWords} from './words';

/** The live form, as the steps need it. */
export type LiveSteps = {
  contact: LiveContact;
  screen: Screen | 'sent';
  /** The step in the heading; it stays while the thanks are shown. */
  progress: Screen;
  errors: AnswerErrors;
};

export type StepProps = {
  id: string;
  headingLevel: 2 | 3;
  live: LiveSteps | undefined;
};

/** Whether the live form shows another question: the field waits, with what is in it. */
const isAside = (live: LiveSteps | undefined, field: ContactField) =>
  live !== undefined && live.screen !== field;

/** What brings the visitor here, under the question that opens the form. */
export function PurposeStep({
  id,
  headingLevel,
  live,
  caseStudy,
}: StepProps & {caseStudy: ReactNode}): ReactNode {
  const words = purposeWords();
  return (
    <RadioGroup
      className={clsx(styles.step, styles.wide)}
      hidden={isAside(live, 'purpose')}
      id={fieldId(id, 'purpose')}
      name="purpose"
      legend={
        <Question
          id={titleId(id, 'purpose')}
          level={headingLevel}
          progress={<Progress screen={live?.progress ?? 'purpose'} />}
          words={openingQuestion()}
        />
      }
      options={purposes.map((value) => ({value, ...words[value]}))}
      required
      registration={live?.contact.registrations.purpose}
      error={live?.errors.purpose}
    >
      {caseStudy}
    </RadioGroup>
  );
}

/** How browsers and phones help with each field that is typed into. */
const inputs = {
  email: {type: 'email', autoComplete: 'email', inputMode: 'email', required: true},
  phone: {type: 'tel', autoComplete: 'tel', inputMode: 'tel', required: false},
  firstname: {type: 'text', autoComplete: 'given-name', autoCapitalize: 'words', required: true},
  lastname: {type: 'text', autoComplete: 'family-name', autoCapitalize: 'words', required: true},
} as const;

/** One field that is typed into; live, with its question in large type. */
export function TextStep({
  id,
  headingLevel,
  live,
  field,
}: StepProps & {field: Exclude<ContactField, 'purpose'>}): ReactNode {
  const title = titleId(id, field);
  const registration = live?.contact.registrations[field];
  const isMessage = field === 'message';
  const counterId = `${id}-counter`;
  return (
    <Field
      className={clsx(styles.step, isMessage && styles.wide, !live && styles.rest)}
      hidden={isAside(live, field)}
      role={live && 'group'}
      aria-labelledby={live && title}
      before={
        live && (
          <Question
            id={title}
            level={headingLevel}
            progress={<Progress screen={live.progress} />}
            words={live.contact.parts.questionWords()[field]}
          />
        )
      }
      id={fieldId(id, field)}
      {...fieldWords(live?.contact.getValues().purpose)[field]}
      error={live?.errors[field]}
      describedBy={isMessage && live ? counterId : undefined}
    >
      {(control) =>
        isMessage ? (
          <>
            <TextInput
              multiline
              name={field}
              rows={6}
              required
              // Live, what is pasted is never cut short: the error says what is too much.
              {...(live ? {} : {minLength: MESSAGE_MIN, maxLength: MESSAGE_MAX})}
              {...control}
              registration={registration}
              className={styles.message}
            />
            {live && <live.contact.parts.Counter id={counterId} control={live.contact.control} />}
          </>
        ) : (
          <TextInput
            name={field}
            {...inputs[field]}
            enterKeyHint={live && 'next'}
            maxLength={!live && /name$/.test(field) ? NAME_MAX : undefined}
            {...control}
            registration={registration}
          />
        )
      }
    </Field>
  );
}
