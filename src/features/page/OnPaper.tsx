import type {ReactNode} from 'react';
import EmailLink from '../../components/EmailLink';
import {phoneWords} from '../../lib/text';
import {site} from '../../site';

/** On paper, where there is nothing to press: the telephone number and the e-mail address. */
export const ContactOnPaper = (): ReactNode => (
  <p className="site-paper-only">
    {phoneWords(site.phone)}
    <br />
    <EmailLink address={site.email} />
  </p>
);
