import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '../../components/Button';
import Unbroken from '../../components/Unbroken';
import {site} from '../../site';
import styles from './styles.module.css';

/** Anchor of the section, and of the field that invitations lead to. */
export const newsletterId = 'newsletter';
export const newsletterFieldId = 'newsletter-email';

/** Name of the form at the host, and value of its hidden `form-name` (Netlify Forms). */
const FORM_NAME = 'newsletterform';

/** Only robots fill this field. */
const HONEYPOT = 'bot-field';

/**
 * The newsletter: a plain form that the browser checks and posts to the page's own
 * address, so that it works without JavaScript.
 */
export function Newsletter({className}: {className?: string}): ReactNode {
  useBrokenLinks().collectAnchor(newsletterId);
  return (
    <section id={newsletterId} className={className} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={styles.title}>
        <Translate
          id="newsletter.Newsletter.title"
          description="Title of the newsletter form in the footer."
        >
          {'Des nouvelles, de\u00A0temps en temps'}
        </Translate>
      </h2>
      <p className={styles.intro}>
        {translate({
          id: 'newsletter.Newsletter.intro',
          message:
            'Une lettre par saison : ce que nous apprenons sur le terrain, et\u00A0rien d’autre.',
          description: 'What the newsletter is, under its title.',
        })}
      </p>
      <form
        name={FORM_NAME}
        method="post"
        data-netlify="true"
        data-netlify-honeypot={HONEYPOT}
        className={styles.form}
      >
        <input type="hidden" name="form-name" value={FORM_NAME} />
        <label className={styles.label} htmlFor={newsletterFieldId}>
          <Translate
            id="newsletter.Newsletter.email"
            description="Label of the newsletter's e-mail field."
          >
            Adresse e-mail
          </Translate>
        </label>
        <div className={styles.row}>
          <input
            id={newsletterFieldId}
            className={styles.field}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={translate({
              id: 'newsletter.Newsletter.placeholder',
              message: 'vous@exemple.fr',
              description: "Example address in the newsletter's empty e-mail field.",
            })}
          />
          <Button type="submit" variant="brand" className={styles.submit}>
            <Translate
              id="newsletter.Newsletter.submit"
              description="Button that sends the newsletter form."
            >
              S’inscrire
            </Translate>
          </Button>
        </div>
        <label className={styles.consent}>
          <input className={styles.box} type="checkbox" name="checked" value="true" required />
          <Unbroken>
            {translate(
              {
                id: 'newsletter.Newsletter.consent',
                message: 'J’accepte de recevoir des e-mails de {agency}',
                description:
                  "Label of the newsletter's consent checkbox. {agency}: name of the agency.",
              },
              {agency: site.name},
            )}
          </Unbroken>
        </label>
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" hidden />
      </form>
    </section>
  );
}
