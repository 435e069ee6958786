import type {ReactNode} from 'react';
import {Flap, nextSeason, seasonName} from '../../features/legal/Issue';
import {newsletterId, newsletterTitleId} from '../../forms/newsletterFields';
import NewsletterForm from './index';
import {useLocale} from '../../hooks/useLocale';
import {translate} from '../../lib/translate';
import {site} from '../../site';
import styles from './signUp.module.css';

/**
 * The form below the title of the newsletter's own page, as an envelope: its title is the letter that
 * comes out. The footer there has none (theme/Footer).
 */
export function SignUp(): ReactNode {
  const next = nextSeason();
  const [latest] = site.newsletter.pastIssue.contents[useLocale()];
  return (
    <section
      id={newsletterId}
      className={`site-no-print ${styles.letter}`}
      aria-labelledby={newsletterTitleId}
    >
      {/* What it offers, where the last letter is below the form */}
      {latest ? (
        <p className={styles.latest}>
          {translate({id: 'newsletter.NewsletterForm.pastIssue'}, {contents: latest})}
        </p>
      ) : null}
      {next ? <Flap /> : null}
      <div className={`site-ground-ink ${styles.room}`}>
        <NewsletterForm
          brief
          title={
            next && (
              <>
                {translate({id: 'newsletter.SignUp.title'})} <span>{seasonName(next)}</span>
              </>
            )
          }
        />
      </div>
    </section>
  );
}
