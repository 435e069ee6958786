/* Shared by the plain and the live form. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '../../lib/translate';
import clsx from 'clsx';
import Unbroken from '../../components/Unbroken';
import {linkTo} from '../../routes';
import {contactFields} from './fields';
import {numberOf, titleId, type Screen} from './steps';
import styles from './styles.module.css';
import {progressWords} from './words';

/** The heading of a screen; numbered steps start with six rings and the step as text. */
export function Question({screen, words}: {screen: Screen | 'sent'; words: string}): ReactNode {
  const step = numberOf(screen);
  return (
    <h2 id={titleId(screen)} tabIndex={-1} className={clsx('site-heading', styles.question)}>
      {step ? (
        <>
          <span className={styles.progress}>
            <svg className={styles.rings} viewBox="0 0 126 26" aria-hidden="true">
              {contactFields.map((field, index) => (
                <circle
                  key={field}
                  cx={13 + 20 * index}
                  cy="13"
                  r="12"
                  data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : undefined}
                />
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
      {translate({id: 'contact.ContactBlock.privacy'})}
    </Link>
  );
}
