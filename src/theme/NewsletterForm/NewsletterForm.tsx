import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '../../components/Button';
import Checkbox from '../../components/form/Checkbox';
import Field from '../../components/form/Field';
import {useDraft} from '../../components/form/fields';
import StaticForm from '../../components/form/StaticForm';
import Status from '../../components/form/Status';
import TextInput from '../../components/form/TextInput';
import {useLiveForm} from '../../components/form/useLiveForm';
import Unbroken from '../../components/Unbroken';
import {useFormAction} from '../../hooks/useFormAction';
import {hasDraft} from '../../lib/storage';
import {EMAIL_MAX} from '../../lib/formFields';
import {linkTo} from '../../routes';
import {agreeNames} from '../../lib/text';
import {site} from '../../site';
import {useLocale} from '../../features/page';
import {emailFieldId, formName, newsletterTitleId} from './fields';
import type {LiveNewsletter, NewsletterState} from './live';
import styles from './styles.module.css';

const messageId = 'newsletter-message';

type NewsletterProps = {
  /** Whether the checkbox must be ticked (specification). Default: true. */
  checkbox?: boolean;
};

/** The newsletter form: plain until the first interaction, then live. */
export default function Newsletter({checkbox = true}: NewsletterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const action = useFormAction();
  const locale = useLocale();
  useDraft(form, formName);
  const history = useHistory();
  const {live, state, failed} = useLiveForm<NewsletterState, LiveNewsletter>(
    form,
    async (element) => {
      const {createNewsletter} = await import('./live');
      return createNewsletter(element, {history, checkbox, action});
    },
    () => hasDraft(formName),
  );
  const isBrowser = useIsBrowser();
  const message = state?.message ?? {
    text: translate({
      id: 'newsletter.invitation',
      message: 'Il faut votre adresse et votre accord.',
      description:
        "Newsletter: under the empty e-mail field, above the consent's checkbox. Says why the form cannot be sent yet.",
    }),
  };
  return (
    <>
      <h2 id={newsletterTitleId} className={styles.title}>
        {translate({
          id: 'newsletter.Newsletter.title',
          message: 'Des nouvelles, de\u00A0temps en temps',
          description: 'Title of the newsletter form in the footer.',
        })}
      </h2>
      <p className={styles.intro}>
        {translate({
          id: 'newsletter.Newsletter.intro',
          message:
            'Notre lettre d’information, une fois par saison\u00A0: ce que nous apprenons sur le terrain, et\u00A0rien d’autre.',
          description: 'What the newsletter is, under its title.',
        })}{' '}
        {site.newsletter.language === 'fr'
          ? translate({
              id: 'newsletter.Newsletter.inFrench',
              message: 'En français.',
              description: 'The language of the newsletter, after what it is.',
            })
          : translate({
              id: 'newsletter.Newsletter.inEnglish',
              message: 'En anglais.',
              description: 'The language of the newsletter, after what it is.',
            })}
      </p>
      <p className={styles.intro}>{site.newsletter.pastIssue[locale]}</p>
      <StaticForm
        ref={form}
        name={formName}
        action={action}
        // The live form shows its own error messages.
        noValidate={live !== undefined}
        onSubmit={live?.onSubmit}
        className={styles.form}
      >
        <Field
          id={emailFieldId}
          className={styles.row}
          describedBy={messageId}
          invalid={state?.isEmailInvalid}
          label={translate({
            id: 'newsletter.Newsletter.email',
            message: 'Adresse e-mail',
            description: "Label of the newsletter's e-mail field.",
          })}
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                type="email"
                name="email"
                required
                maxLength={EMAIL_MAX}
                autoComplete="email"
                placeholder={translate({
                  id: 'newsletter.Newsletter.placeholder',
                  message: 'vous@exemple.fr',
                  description: "Example address in the newsletter's empty e-mail field.",
                })}
                registration={live?.registrations.email}
              />
              <Button
                type="submit"
                variant="brand"
                className={styles.submit}
                // Empty until the first interaction, which loads the live form.
                disabled={state ? !state.isReady : isBrowser && !failed}
                // Keeps the focus while sending and afterwards, which `disabled` would not.
                aria-disabled={state?.isOver || undefined}
                aria-describedby={messageId}
              >
                {translate({
                  id: 'newsletter.Newsletter.submit',
                  message: 'S’inscrire',
                  description: 'Button that sends the newsletter form.',
                })}
              </Button>
            </>
          )}
        </Field>
        <Status id={messageId} tone={message.tone} className={styles.message}>
          {message.text}
          {message.more}
        </Status>
        <Checkbox
          name="checked"
          value="true"
          required={checkbox}
          className={styles.consent}
          registration={live?.registrations.checked}
        >
          <Unbroken>
            {agreeNames(
              translate(
                {
                  id: 'newsletter.Newsletter.consent',
                  message: 'J’accepte de recevoir des e-mails de {agency}',
                  description:
                    "Label of the newsletter's consent checkbox. {agency}: name of the agency.",
                },
                {agency: site.name},
              ),
              site,
            )}
          </Unbroken>
        </Checkbox>
        <p className={styles.notice}>
          {translate({
            id: 'newsletter.Newsletter.withdrawal',
            message: 'Chaque lettre a un lien pour se désinscrire.',
            description: "Under the newsletter's consent; a link to the privacy policy follows.",
          })}{' '}
          <Link className="site-link" to={linkTo('privacy-policy')}>
            {translate({
              id: 'newsletter.Newsletter.privacy',
              message: 'Ce que nous faisons de votre adresse',
              description: "Link to the privacy policy, under the newsletter's consent.",
            })}
          </Link>
        </p>
      </StaticForm>
    </>
  );
}
