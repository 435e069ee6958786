import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {linkTo} from '../../routes';
import styles from './styles.module.css';

/** Beside the button that sends the form, and where personal data is first asked for. */
export function PrivacyLink(): ReactNode {
  return (
    <Link
      className={clsx('site-link', styles.privacy)}
      to={linkTo('privacy-policy')}
      data-prefetch="intent"
    >
      {translate({
        id: 'contact.ContactBlock.privacy',
        message: 'Ce que nous faisons de vos données',
        description: 'Contact form: link to the privacy policy, beside the button.',
      })}
    </Link>
  );
}
