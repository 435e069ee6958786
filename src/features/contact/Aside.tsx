import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import EmailLink from '../../components/EmailLink';
import {site} from '../../site';
import {useLocale} from '../page';
import {phoneFor} from './phone';
import styles from './styles.module.css';

/** The agency's phone and e-mail, for those who would rather talk. */
export function Aside(): ReactNode {
  const locale = useLocale();
  return (
    <p className={styles.side}>
      <b>
        {translate({
          id: 'contact.ContactBlock.aside',
          message: 'Plutôt de vive voix\u202F?',
          description: "Beside the contact form, above the agency's phone and e-mail.",
        })}
      </b>
      <a className="site-link" href={`tel:${site.phone.international}`}>
        {phoneFor(site.phone, locale)}
      </a>
      <EmailLink className="site-link" address={site.email} />
    </p>
  );
}
