import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Button from '../../components/Button';
import {Pair} from '../../idea/CommonGround/pair';
import Discs from '../../idea/Discs';
import Icon, {type IconName} from '../../components/Icon';
import EmailLink from '../../components/EmailLink';
import {useDraft} from '../../components/form/draft';
import StaticForm from '../../components/form/StaticForm';
import {useLiveForm} from '../../components/form/useLiveForm';
import Unbroken from '../../components/Unbroken';
import {hasDraft} from '../../lib/storage';
import {phoneWords} from '../../lib/text';
import type {Locale} from '../../lib/locales';
import {site} from '../../site';
import {useLocale} from '../../hooks/useLocale';
import {CASE_STUDY_FIELD, contactFields, formName} from '../../forms/contactFields';
import type {LiveContact} from './live';
import type {ContactState} from './live/createContact';
import {PrivacyLink, PurposeStep, TextStep} from './Step';
import {readEntry, titleId, type HistoryState} from './steps';
import styles from './styles.module.css';
import {nextWord, sendWord} from './words';

export type ContactFormProps = {
  /** Set on home only (`homeAnchors.contact`). */
  anchor?: string;
  /** Title of the case study above the block. */
  caseStudy?: string;
  /** Language of that title, which may differ from the page's. */
  caseStudyLocale?: Locale;
  /** A picture of the kind of work that it shows. */
  scene?: IconName;
};

/** Says which case study the visitor has just read; `children` is its title. */
function JustRead({children}: {children: ReactNode}): ReactNode {
  // Split at the title, because Unbroken takes text only.
  const [before = '', after = ''] = translate(
    {id: 'contact.ContactForm.caseStudy'},
    {caseStudy: '\n'},
  ).split('\n');
  return (
    <p className={`site-lead ${styles.context}`}>
      <Unbroken>{before}</Unbroken>
      {children}
      <Unbroken>{after}</Unbroken>
    </p>
  );
}

/**
 * The contact form and the agency's phone and e-mail. The server renders all questions on one page,
 * a form that works without scripts. Where scripts run, CSS shows only the first question, and the
 * live form takes over the same fields at the first focus or press.
 */
export default function ContactForm({
  anchor,
  caseStudy,
  caseStudyLocale,
  scene,
}: ContactFormProps): ReactNode {
  const locale = useLocale();
  const brokenLinks = useBrokenLinks();
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, formName);
  const history = useHistory<HistoryState | undefined>();
  const isBegun = () => hasDraft(formName) || readEntry(history.location.state) !== undefined;
  const {
    live: contact,
    state,
    failed,
    submitLive,
  } = useLiveForm<ContactState, LiveContact>(
    form,
    async (element, wasBegun) => {
      const parts = await import('./live');
      const model = await parts.startContact(element, {history, caseStudy, isBegun: wasBegun});
      return {...model, parts};
    },
    isBegun,
  );
  const live = contact && state && contact.parts.liveProps(contact, state, locale);
  const isFirst = !live && !failed;
  // Browsers can't validate fields hidden by CSS.
  const isWaiting = useIsBrowser() && isFirst;
  // A page renders without the questions that CSS hides, unless they hold a draft's answers.
  const hasRest = !isWaiting || isBegun();
  const titleLang = caseStudyLocale === locale ? undefined : caseStudyLocale;
  const isSent = live?.screen === 'sent';
  if (anchor) {
    brokenLinks.collectAnchor(anchor);
  }

  useEffect(() => contact?.arrive(), [contact, state]);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    submitLive();
  };
  return (
    <section
      id={anchor}
      className={clsx('site-ground-brand site-wrap site-grid', styles.contact)}
      aria-labelledby={titleId(live?.screen ?? 'purpose')}
      data-at={live?.screen === 'purpose' ? undefined : live?.screen}
    >
      <Discs
        className={`site-colours-only ${styles.discs}`}
        viewBox="0 0 1280 900"
        preserveAspectRatio="xMaxYMin slice"
        discs={[
          [1010, 140, 420],
          [1290, 140, 330],
        ]}
      />
      {scene && !isSent ? (
        <Icon
          name={scene}
          size={96}
          color="currentColor"
          className={`site-window ${styles.scene}`}
        />
      ) : null}
      {anchor && !isSent ? (
        live ? (
          <live.contact.parts.Walkers {...live} className={styles.pair} />
        ) : (
          <Pair className={styles.pair} />
        )
      ) : null}
      {live && isSent ? (
        <div className={`site-no-print ${styles.main}`}>
          <live.contact.parts.Thanks {...live} />
        </div>
      ) : null}
      <StaticForm
        ref={form}
        name={formName}
        className={clsx(
          'site-no-print',
          styles.main,
          live ? live.contact.parts.formClass : styles.plain,
          isFirst && styles.first,
        )}
        hidden={isSent}
        // The live form shows its own error messages.
        noValidate={live !== undefined || isWaiting}
        data-motion={state?.motion}
        onSubmit={isWaiting ? begin : contact?.onSubmit}
        onKeyDown={contact?.onKeyDown}
      >
        <input type="hidden" name={CASE_STUDY_FIELD} value={caseStudy ?? ''} />
        {live && <live.contact.parts.Before {...live} page={caseStudy} />}
        <PurposeStep live={live}>
          {caseStudy ? (
            <JustRead>{titleLang ? <span lang={titleLang}>{caseStudy}</span> : caseStudy}</JustRead>
          ) : null}
          <p className={styles.required}>{translate({id: 'contact.ContactForm.required'})}</p>
        </PurposeStep>
        {contactFields.map((field) =>
          field !== 'purpose' && hasRest ? (
            <TextStep key={field} live={live} field={field} />
          ) : null,
        )}
        {live ? (
          <>
            {live.screen === 'review' ? <live.contact.parts.Review {...live} /> : null}
            <live.contact.parts.Actions {...live} />
          </>
        ) : (
          <>
            <Button icon="arrow-right" className={styles.next} onClick={submitLive}>
              {nextWord}
            </Button>
            {hasRest ? (
              <>
                {' '}
                <Button type="submit" icon="arrow-right" className={styles.send}>
                  {sendWord}
                </Button>{' '}
                <PrivacyLink />
              </>
            ) : null}
          </>
        )}
      </StaticForm>
      {/* On paper, features/case-studies/styles.module.css lays out its parts and links in two discs. */}
      <p className={styles.side}>
        <span data-part="reply">
          {translate({id: 'contact.ContactForm.replyTime'}, {days: site.replyDays})}
        </span>{' '}
        <span data-part="question">{translate({id: 'contact.ContactForm.aside'})}</span>{' '}
        <a className="site-link" href={`tel:${site.phone.international}`}>
          {phoneWords(site.phone)}
        </a>{' '}
        <span className={styles.hours}>{site.phoneHours[locale]}</span>{' '}
        <EmailLink className="site-link" address={site.email} />
      </p>
    </section>
  );
}
