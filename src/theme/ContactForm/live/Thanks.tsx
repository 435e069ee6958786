import type {ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Mark from '../../../components/Mark';
import {homeAnchors, linkTo} from '../../../routes';
import {site} from '../../../site';
import {AfterContact} from '../../../features/page/AfterContact';
import {Question} from '../parts';
import formStyles from '../styles.module.css';
import type {LiveProps} from '.';
import {headings} from './questions';
import styles from './styles.module.css';

/** Replaces the form once the message is sent. */
export function Thanks({contact}: LiveProps): ReactNode {
  return (
    <div className={styles.thanks}>
      <Mark size={120} className={styles.mark} />
      <Question screen="sent" words={headings().sent} />
      <p className={styles.lead}>
        {translate({id: 'contact.Thanks.next'}, {days: site.replyDays})}
      </p>
      <p className={styles.lead}>
        <AfterContact />
      </p>
      <div className={formStyles.actions}>
        <Button variant="ghost" href={`${linkTo('home')}#${homeAnchors.work}`}>
          {translate({id: 'contact.Thanks.work'})}
        </Button>
        <button type="button" className={clsx('site-link', styles.again)} onClick={contact.restart}>
          {translate({id: 'contact.Thanks.again'})}
        </button>
      </div>
    </div>
  );
}
