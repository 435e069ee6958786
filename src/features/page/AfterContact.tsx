import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {site} from '../../site';

const {callMinutes, proposalPages} = site.projects;

/** What follows the reply to a message about a project. */
export function AfterContact(): ReactNode {
  return translate(
    {
      id: 'page.AfterContact.text',
      message:
        'Pour un projet, la suite est un appel de {minutes}\u00A0minutes, gratuit, puis une proposition de {pages}\u00A0pages, avec les étapes, les dates et le prix.',
      description:
        'After a message is sent, below “we will reply within … days”. {minutes}: duration of the call, {pages}: two or more pages.',
    },
    {minutes: callMinutes, pages: proposalPages},
  );
}
