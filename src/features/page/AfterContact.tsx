import type {ReactNode} from 'react';
import {translate} from '../../lib/translate';
import {site} from '../../site';

const {callMinutes, proposalDays, proposalPages} = site.projects;

/** What follows the reply to a message about a project. */
export function AfterContact(): ReactNode {
  return translate(
    {id: 'page.AfterContact.text'},
    {minutes: callMinutes, days: proposalDays, pages: proposalPages},
  );
}
