import type {ReactNode} from 'react';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ErrorSummary from '../../../components/form/ErrorSummary';
import {fieldId} from '../ids';
import {hasFailed, screenOf, wrongFields} from './createContact';
import {Failed} from './Failed';
import {documentTitle} from './questions';
import {changeId} from './Review';
import type {LivePartProps} from '.';
import styles from './styles.module.css';

/** In front of the question: what went wrong. The page's title says the step and any error. */
export function Before({id, headingLevel, contact, state, errors}: LivePartProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const screen = screenOf(state);
  const wrong = wrongFields(state);
  const failed = hasFailed(state);
  const hasError = wrong.length > 0 || failed;
  return (
    <>
      {state.isKept || hasError || screen === 'sent' ? (
        <PageMetadata title={documentTitle(screen, hasError)} />
      ) : null}
      {failed && state.submission.status === 'failed' ? (
        <Failed
          failure={state.submission.failure}
          headingLevel={headingLevel}
          values={contact.getValues()}
        />
      ) : (
        <ErrorSummary
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
            message: errors[field],
          }))}
          attempt={state.attempt}
        />
      )}
    </>
  );
}
