import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import {CASE_STUDY_FIELD, contactFields, formName, type ContactField} from '../fields';
import {Question} from '../parts';
import {fieldWords, purposeLabel} from '../words';
import type {LiveProps} from '.';
import {headings} from './questions';
import styles from './styles.module.css';

/** Id of the link to a question; the error summary links to it. */
export const changeId = (field: ContactField) => `${formName}-change-${field}`;

/** The answers before sending, each with a link to its question. */
export function Review({contact, errors}: LiveProps): ReactNode {
  const {pathname, search, hash} = useLocation();
  const values = contact.getValues();
  const words = fieldWords();
  const {[CASE_STUDY_FIELD]: caseStudy} = values;
  const labelOf = (field: ContactField) =>
    field === 'purpose' ? translate({id: 'contact.Review.purpose'}) : words[field].label;
  return (
    <div data-screen>
      <Question screen="review" words={headings().review} />
      <dl className={styles.answers}>
        {contactFields.map((field) => (
          <div key={field} className={styles.answer}>
            <dt>{labelOf(field)}</dt>
            <dd className={clsx(field === 'message' && styles.text)}>
              {(field === 'purpose' ? purposeLabel(values.purpose) : values[field].trim()) || (
                <i>{translate({id: 'contact.Review.empty'})}</i>
              )}
              {errors[field] ? <span className={styles.wrong}>{errors[field]}</span> : null}
            </dd>
            <dd className={styles.change}>
              <a
                id={changeId(field)}
                className="site-link"
                href={pathname + search + hash}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  contact.change(field);
                }}
              >
                {translate({id: 'contact.Review.change'})}
                <span className="site-visually-hidden">
                  {translate({id: 'contact.Review.changeWhat'}, {label: labelOf(field)})}
                </span>
              </a>
            </dd>
          </div>
        ))}
        {caseStudy ? (
          <div className={styles.answer}>
            <dt>{translate({id: 'contact.Review.caseStudy'})}</dt>
            <dd>{caseStudy}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
