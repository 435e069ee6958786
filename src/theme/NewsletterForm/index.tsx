import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '../../components/Link';
import {translate} from '../../lib/translate';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '../../components/Button';
import Checkbox from '../../components/form/Checkbox';
import Field from '../../components/form/Field';
import {useDraft} from '../../components/form/draft';
import Icon from '../../components/Icon';
import StaticForm from '../../components/form/StaticForm';
import Status from '../../components/form/Status';
import TextInput from '../../components/form/TextInput';
import {useLiveForm} from '../../components/form/useLiveForm';
import Unbroken from '../../components/Unbroken';
import {hasDraft} from '../../lib/storage';
import {linkTo} from '../../routes';
import type {Locale} from '../../lib/locales';
import {agreeNames} from '../../lib/text';
import {site} from '../../site';
import {useLocale} from '../../hooks/useLocale';
import {
  addressControl,
  emailFieldId,
  formName,
  newsletterTitleId,
} from '../../forms/newsletterFields';
import type {LiveNewsletter, NewsletterState} from './live';
import styles from './styles.module.css';

const messageId = 'newsletter-message';

/** The thanks take the focus from the button that they hide. */
function takeFocus(thanks: HTMLElement | null): void {
  if (thanks?.closest('form')?.contains(document.activeElement)) {
    thanks.focus({preventScroll: true});
  }
}

type NewsletterProps = {
  /** Whether the checkbox must be ticked (specification). Default: true. */
  checkbox?: boolean;
  /** Without what the newsletter is, which the page says. */
  brief?: boolean;
  /** Default: that of the footer. */
  title?: ReactNode;
};

/** Says the newsletter's language on pages in another one. */
const foreign: Readonly<Record<Locale, string>> = {
  fr: translate({id: 'newsletter.NewsletterForm.inFrench'}),
  en: translate({id: 'newsletter.NewsletterForm.inEnglish'}),
};

/** The newsletter form: plain until the first interaction, then live. */
export default function NewsletterForm({
  checkbox = true,
  brief,
  title = translate({id: 'newsletter.NewsletterForm.title'}),
}: NewsletterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  useDraft(form, formName);
  const history = useHistory();
  const {live, state, failed} = useLiveForm<NewsletterState, LiveNewsletter>(
    form,
    async (element) => {
      const {createNewsletter} = await import('./live');
      return createNewsletter(element, {history, checkbox});
    },
    () => hasDraft(formName),
  );
  const isBrowser = useIsBrowser();
  const {language, pastIssue} = site.newsletter;
  const contents = pastIssue.contents[locale].join(', ');
  const about = brief
    ? []
    : [
        translate({id: 'newsletter.NewsletterForm.intro'}),
        translate({id: 'newsletter.NewsletterForm.pastIssue'}, {contents}),
      ];
  if (language !== locale) about.push(foreign[language]);
  const message = state?.message ?? {
    text: translate({id: 'newsletter.NewsletterForm.invitation'}),
  };
  return (
    <>
      <h2 id={newsletterTitleId} className={styles.title}>
        {title}
      </h2>
      {/* Who has signed up needs no more reasons. */}
      {state?.isSent
        ? null
        : about.map((text) => (
            <p key={text} className={styles.intro}>
              <Unbroken>{text}</Unbroken>
            </p>
          ))}
      <StaticForm
        ref={form}
        name={formName}
        // The live form shows its own error messages.
        noValidate={live !== undefined}
        onSubmit={live?.onSubmit}
        className={clsx(styles.form, state?.isSent && live?.thanks)}
      >
        <Field
          id={emailFieldId}
          className={styles.email}
          before={brief ? null : <Icon name="cat" size={64} className={styles.cat} />}
          hint={translate({id: 'newsletter.NewsletterForm.hint'})}
          describedBy={messageId}
          invalid={state?.isEmailInvalid}
          label={translate({id: 'newsletter.NewsletterForm.email'})}
        >
          {(control) => (
            <TextInput {...control} {...addressControl} trim lazy onValue={live?.judge} />
          )}
        </Field>
        <Status
          statusRef={state?.isSent ? takeFocus : undefined}
          id={messageId}
          tone={message.tone}
          className={styles.message}
        >
          <span>{message.text}</span>
          {message.more}
        </Status>
        <Checkbox
          name="checked"
          value="true"
          required={checkbox}
          // Says that the box is needed, unless it is about the address.
          aria-describedby={message.tone === 'error' ? undefined : messageId}
          className={styles.consent}
        >
          <Unbroken>
            {agreeNames(
              translate({id: 'newsletter.NewsletterForm.consent'}, {agency: site.name}),
              site,
            )}
          </Unbroken>
        </Checkbox>{' '}
        <Button
          type="submit"
          variant="brand"
          className={styles.submit}
          // Empty until the first interaction, which loads the live form.
          disabled={state ? !state.isReady : isBrowser && !failed}
          // Keeps the focus while sending, which `disabled` would not.
          aria-disabled={state?.isOver || undefined}
          aria-describedby={messageId}
        >
          {translate({id: 'newsletter.NewsletterForm.submit'})}
        </Button>
        <p className={styles.notice}>
          <Link className="site-link" to={linkTo('newsletter')}>
            {translate({id: 'newsletter.NewsletterForm.withdrawal'})}
          </Link>{' '}
          <Link className="site-link" to={linkTo('privacy-policy')}>
            {translate({id: 'newsletter.NewsletterForm.privacy'})}
          </Link>
        </p>
      </StaticForm>
    </>
  );
}
