import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Button from '../../../components/Button';
import CommonGround from '../../../idea/CommonGround';
import Unbroken from '../../../components/Unbroken';
import {AfterContact} from '../../../features/page/AfterContact';
import {homeAnchors, linkTo} from '../../../routes';
import {site} from '../../../site';
import {
  CASE_STUDY_FIELD,
  contactFields,
  formName,
  type ContactField,
} from '../../../forms/contactFields';
import {Question} from '../Step';
import {labelOf as fieldLabel, purposeLabel} from '../words';
import type {LiveProps} from '.';
import styles from './styles.module.css';
import {headingOf} from './words';

/** Id of the link to a question; the error summary links to it. */
export const changeId = (field: ContactField) => `${formName}-change-${field}`;

/** The answers before sending, each with a link to its question. */
export function Review({contact, errors}: LiveProps): ReactNode {
  const {pathname, search, hash} = useLocation();
  const values = contact.getValues();
  const {[CASE_STUDY_FIELD]: caseStudy} = values;
  const labelOf = (field: ContactField) =>
    field === 'purpose' ? translate({id: 'contact.Review.purpose'}) : fieldLabel(field);
  return (
    <div data-screen>
      <Question screen="review" words={headingOf('review')} />
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

/** Replaces the form once the message is sent. */
export function Thanks({contact, state: {sentFor}}: LiveProps): ReactNode {
  return (
    <div className={styles.thanks}>
      <Question screen="sent" words={headingOf('sent')} />
      <p className={`site-lead ${styles.lead}`}>
        <Unbroken>{translate({id: 'contact.Thanks.next'}, {days: site.replyDays})}</Unbroken>
      </p>
      <div className={styles.scene}>
        <CommonGround arriving />
      </div>
      {sentFor && sentFor !== 'project' ? null : <AfterContact />}
      <div className={styles.actions}>
        <Button href={`${linkTo('home')}#${homeAnchors.work}`}>
          {translate({id: 'contact.Thanks.work'})}
        </Button>
        <button type="button" className={clsx('site-link', styles.again)} onClick={contact.restart}>
          {translate({id: 'contact.Thanks.again'})}
        </button>
      </div>
    </div>
  );
}
