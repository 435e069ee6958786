import type {ReactNode} from 'react';
import {newsletterId, newsletterTitleId} from '../../forms/newsletterFields';
import NewsletterForm from './index';
import styles from './signUp.module.css';

/** The form beside the title of the newsletter's own page, whose footer has none (theme/Footer). */
export function SignUp(): ReactNode {
  return (
    <section
      id={newsletterId}
      className={`site-ground-ink site-no-print ${styles.room}`}
      aria-labelledby={newsletterTitleId}
    >
      <NewsletterForm brief />
    </section>
  );
}
