import {useId, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import Button from '../../components/Button';
import EmailLink from '../../components/EmailLink';
import Unbroken from '../../components/Unbroken';
import {linkTo} from '../../routes';
import {site} from '../../site';
import {useLocale} from '../page';
import {phoneFor} from './phone';
import styles from './styles.module.css';

export type ContactBlockProps = {
  /** Level of the question in the page's outline. */
  headingLevel?: 2 | 3;
  /** Anchor of the block; only home has one (`homeAnchors.contact`). */
  anchor?: string;
  /** Title of the case study that the block ends: it is where the talk starts from. */
  caseStudy?: string;
};

/** What brings somebody here; the values that the form sends. */
const purposes = ['project', 'joining', 'other'] as const;

type FieldProps = {label: string; hint?: string} & (
  ({as?: 'input'} & ComponentProps<'input'>) | ({as: 'textarea'} & ComponentProps<'textarea'>)
);

/** A label, its hint and its control, tied together by id. */
function Field({label, hint, ...control}: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={clsx(styles.field, control.className)}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {control.as === 'textarea' ? (
        <textarea {...omitAs(control)} {...shared} />
      ) : (
        <input {...omitAs(control)} {...shared} />
      )}
    </div>
  );
}

function omitAs<T extends {as?: string}>({as: _, ...rest}: T): Omit<T, 'as'> {
  return rest;
}

/**
 * The contact form and the agency's phone and e-mail, on the brand's field. It
 * is sent by the browser itself to the page's own address, so that it works
 * without JavaScript; the host reads the form from the static page (Netlify's
 * attributes).
 */
export function ContactBlock({headingLevel = 2, anchor, caseStudy}: ContactBlockProps): ReactNode {
  const {pathname} = useLocation();
  const locale = useLocale();
  const brokenLinks = useBrokenLinks();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  if (anchor) {
    brokenLinks.collectAnchor(anchor);
  }

  const words = {
    project: {
      name: translate({
        id: 'contact.ContactBlock.project.name',
        message: 'Un projet',
        description: 'Contact form: first answer to « What brings you here? ».',
      }),
      hint: translate({
        id: 'contact.ContactBlock.project.hint',
        message: 'Vous avez une idée, un besoin ou une question.',
        description: 'Contact form: what the answer « Un projet » is for.',
      }),
    },
    joining: {
      name: translate({
        id: 'contact.ContactBlock.joining.name',
        message: 'Rejoindre le collectif',
        description: 'Contact form: second answer to « What brings you here? ».',
      }),
      hint: translate({
        id: 'contact.ContactBlock.joining.hint',
        message: 'Vous cherchez un emploi ou un stage.',
        description: 'Contact form: what the answer « Rejoindre le collectif » is for.',
      }),
    },
    other: {
      name: translate({
        id: 'contact.ContactBlock.other.name',
        message: 'Autre chose',
        description: 'Contact form: third answer to « What brings you here? ».',
      }),
      hint: translate({
        id: 'contact.ContactBlock.other.hint',
        message: 'La presse, un partenariat, ou juste un mot gentil.',
        description: 'Contact form: what the answer « Autre chose » is for.',
      }),
    },
  };

  return (
    <section
      id={anchor}
      className={clsx('site-ground-brand', styles.contact)}
      aria-labelledby={titleId}
    >
      <svg
        className={styles.discs}
        viewBox="0 0 1280 900"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <circle className={styles.light} cx="1010" cy="120" r="430" />
        <circle className={styles.dark} cx="1240" cy="560" r="430" />
        <path
          className={styles.overlap}
          d="M1436.2 177.3A430 430 0 0 1 813.8 502.7A430 430 0 0 1 1436.2 177.3Z"
        />
      </svg>
      <div className="site-wrap site-grid">
        <form
          className={styles.form}
          name="contactform"
          method="POST"
          action={pathname}
          data-netlify="true"
          data-netlify-honeypot="bot-field"
        >
          <input type="hidden" name="form-name" value="contactform" />
          {/* Only robots see it and fill it in. */}
          <input name="bot-field" hidden tabIndex={-1} autoComplete="off" />
          <fieldset>
            <legend>
              <Heading id={titleId} className={clsx('site-heading', styles.title)}>
                <Unbroken>
                  {translate({
                    id: 'contact.ContactBlock.title',
                    message: 'Bonjour\u202F! Qu’est-ce qui vous amène\u202F?',
                    description: 'Contact form: the question that opens it.',
                  })}
                </Unbroken>
              </Heading>
            </legend>
            {caseStudy ? (
              <p className={styles.context}>
                {translate(
                  {
                    id: 'contact.ContactBlock.caseStudy',
                    message:
                      'Vous venez de lire «\u00A0{caseStudy}\u00A0». Un projet proche\u202F? Racontez-le-nous.',
                    description:
                      'Under the question of the contact form, at the foot of a case study. {caseStudy} is its title.',
                  },
                  {caseStudy},
                )}
              </p>
            ) : null}
            <div className={styles.choices}>
              {purposes.map((purpose) => (
                <label key={purpose} className={styles.choice}>
                  <input type="radio" name="purpose" value={purpose} required />
                  <span>
                    <b>{words[purpose].name}</b>
                    {words[purpose].hint}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            label={translate({
              id: 'contact.ContactBlock.email.label',
              message: 'Adresse e-mail',
              description: 'Contact form: label of the e-mail field.',
            })}
            hint={translate({
              id: 'contact.ContactBlock.email.hint',
              message: 'Elle ne sert qu’à vous répondre.',
              description: 'Contact form: hint of the e-mail field.',
            })}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Field
            label={translate({
              id: 'contact.ContactBlock.phone.label',
              message: 'Téléphone (facultatif)',
              description: 'Contact form: label of the phone field.',
            })}
            hint={translate({
              id: 'contact.ContactBlock.phone.hint',
              message: 'Si vous préférez qu’on vous appelle.',
              description: 'Contact form: hint of the phone field.',
            })}
            type="tel"
            name="phone"
            autoComplete="tel"
          />
          <Field
            label={translate({
              id: 'contact.ContactBlock.firstname.label',
              message: 'Prénom',
              description: 'Contact form: label of the first name field.',
            })}
            type="text"
            name="firstname"
            autoComplete="given-name"
            maxLength={100}
            required
          />
          <Field
            label={translate({
              id: 'contact.ContactBlock.lastname.label',
              message: 'Nom',
              description: 'Contact form: label of the last name field.',
            })}
            type="text"
            name="lastname"
            autoComplete="family-name"
            maxLength={100}
            required
          />
          <Field
            as="textarea"
            className={styles.wide}
            label={translate({
              id: 'contact.ContactBlock.message.label',
              message: 'Votre message',
              description: 'Contact form: label of the message field.',
            })}
            hint={translate({
              id: 'contact.ContactBlock.message.hint',
              message: 'Quelques phrases suffisent\u00A0: où, pour qui, et ce qui vous préoccupe.',
              description: 'Contact form: hint of the message field.',
            })}
            name="message"
            rows={6}
            minLength={10}
            maxLength={5000}
            required
          />

          <Button type="submit" icon="arrow-right" className={styles.send}>
            {translate({
              id: 'contact.ContactBlock.send',
              message: 'Envoyer',
              description: 'Contact form: button that sends it.',
            })}
          </Button>
          <Link className={clsx('site-link', styles.privacy)} to={linkTo('privacy-policy')}>
            {translate({
              id: 'contact.ContactBlock.privacy',
              message: 'Ce que nous faisons de vos données',
              description: 'Contact form: link to the privacy policy, beside the button.',
            })}
          </Link>
        </form>
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
      </div>
    </section>
  );
}
