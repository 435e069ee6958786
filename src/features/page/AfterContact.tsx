import type {ReactNode} from 'react';
import {translate} from '../../lib/translate';
import {site} from '../../site';
import styles from './AfterContact.module.css';

const {callMinutes, proposalDays, proposalPages} = site.projects;

/** What follows the reply to a message about a project: how long, and what it brings. */
export function AfterContact(): ReactNode {
  return (
    <dl className={styles.steps}>
      <div className={styles.step}>
        <dt>{translate({id: 'page.AfterContact.callTime'}, {minutes: callMinutes})}</dt>
        <dd>{translate({id: 'page.AfterContact.call'})}</dd>
      </div>
      <div className={styles.step}>
        <dt>{translate({id: 'page.AfterContact.proposalTime'}, {days: proposalDays})}</dt>
        <dd>{translate({id: 'page.AfterContact.proposal'}, {pages: proposalPages})}</dd>
      </div>
    </dl>
  );
}
