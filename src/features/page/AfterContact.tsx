import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {site} from '../../site';

const {callMinutes, proposalDays, proposalPages} = site.projects;

/** What follows the reply to a message about a project. */
export function AfterContact(): ReactNode {
  return translate(
    {
      id: 'page.AfterContact.text',
      message:
        'Pour un projet, nous commençons par un appel de {minutes}\u00A0minutes, gratuit. Dans les {days}\u00A0jours ouvrés qui suivent, vous recevez une proposition de {pages}\u00A0pages, avec les étapes, les dates et le prix.',
      description:
        'After a message is sent, below “we will reply within … days”. {minutes}: duration of the call, {days} and {pages}: two or more.',
    },
    {minutes: callMinutes, days: proposalDays, pages: proposalPages},
  );
}
