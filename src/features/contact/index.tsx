import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Button from '../../components/Button';
import StaticForm from '../../components/form/StaticForm';
import {useDraft} from '../../components/form/useDraft';
import {useLiveForm} from '../../components/form/useLiveForm';
import {useFormAction} from '../../hooks/useFormAction';
import {hasDraft} from '../../lib/draft';
import type {Locale} from '../../lib/locales';
import {useLocale} from '../page';
import {Aside} from './Aside';
import {CASE_STUDY_FIELD, contactFields, formName} from './fields';
import {titleId} from './ids';
import type {ContactState} from './live/createContact';
import type {LiveContact} from './live';
import {PrivacyLink} from './PrivacyLink';
import {PurposeStep, TextStep} from './Step';
import {readEntry, type HistoryState} from './steps';
import styles from './styles.module.css';
import {nextWord, sendWord} from './words';

export type ContactBlockProps = {
  /** Level of the question in the page's outline. */
  headingLevel?: 2 | 3;
  /** Anchor of the block; only home has one (`homeAnchors.contact`). */
  anchor?: string;
  /** Title of the case study that the block ends: it is where the talk starts from. */
  caseStudy?: string;
  /** The title's own language; the page may be in another one. */
  caseStudyLocale?: Locale;
};

/** The mark as a ground: its overlap is the field itself. */
function Discs(): ReactNode {
  return (
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
  );
}

/** The case study that the visitor has just read, under the first question. */
function context(caseStudy: string, lang: string | undefined): ReactNode {
  return (
    <p className={styles.context}>
      <Translate
        id="contact.ContactBlock.caseStudy"
        description="Under the question of the contact form, at the foot of a case study. {caseStudy} is its title."
        values={{caseStudy: lang ? <span lang={lang}>{caseStudy}</span> : caseStudy}}
      >
        {'Vous venez de lire «\u00A0{caseStudy}\u00A0». Un projet proche\u202F? Racontez-le-nous.'}
      </Translate>
    </p>
  );
}

/**
 * The contact form and the agency's phone and e-mail, on the brand's field. The server
 * renders all questions on one page, which the browser sends by itself. Where scripts run,
 * CSS shows the first question alone; with the first focus or press, the live part takes the
 * same fields over and goes on from there.
 */
export function ContactBlock({
  headingLevel = 2,
  anchor,
  caseStudy,
  caseStudyLocale,
}: ContactBlockProps): ReactNode {
  const action = useFormAction();
  const locale = useLocale();
  const brokenLinks = useBrokenLinks();
  const id = formName;
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, formName);
  const history = useHistory<HistoryState | undefined>();
  const {
    live: contact,
    state,
    failed,
    submitLive,
  } = useLiveForm<ContactState, LiveContact>(
    form,
    async (element, isBegun) => {
      const {startContact} = await import('./live');
      return startContact(element, {history, action, caseStudy, id, isBegun});
    },
    () => hasDraft(formName) || readEntry(history.location.state) !== undefined,
  );
  const live = contact && state && {contact, state, ...contact.parts.show(state, locale)};
  const isFirst = !live && !failed;
  // The browser can't validate fields that CSS hides.
  const isWaiting = useIsBrowser() && isFirst;
  if (anchor) {
    brokenLinks.collectAnchor(anchor);
  }

  useEffect(() => contact?.arrive(), [contact, state]);

  const step = {id, headingLevel, live};
  const titleLang = caseStudyLocale === locale ? undefined : caseStudyLocale;
  const isSent = live?.screen === 'sent';
  const part = live && {id, headingLevel, ...live};
  const begin = (event: FormEvent) => {
    event.preventDefault();
    submitLive();
  };
  return (
    <section
      id={anchor}
      className={clsx(
        'site-ground-brand site-wrap site-grid',
        styles.contact,
        // On paper, home alone says how to reach the agency.
        caseStudy && 'site-no-print',
      )}
      aria-labelledby={titleId(id, live?.screen ?? 'purpose')}
    >
      <Discs />
      {part && isSent ? (
        <div className={styles.main}>
          <part.contact.parts.Thanks {...part} />
        </div>
      ) : null}
      <StaticForm
        ref={form}
        name={formName}
        action={action}
        className={clsx(styles.main, live ? styles.live : styles.plain, isFirst && styles.first)}
        hidden={isSent}
        // The live form says in its own words what is missing.
        noValidate={live !== undefined || isWaiting}
        data-motion={state?.motion}
        onSubmit={isWaiting ? begin : contact?.onSubmit}
        onKeyDown={contact?.onKeyDown}
      >
        <input type="hidden" name={CASE_STUDY_FIELD} value={caseStudy ?? ''} />
        {part && <part.contact.parts.Before {...part} />}
        <PurposeStep {...step} caseStudy={caseStudy ? context(caseStudy, titleLang) : null} />
        {contactFields.map((field) =>
          field === 'purpose' ? null : <TextStep key={field} {...step} field={field} />,
        )}
        {part ? (
          <>
            {part.screen === 'review' ? <part.contact.parts.Review {...part} /> : null}
            <part.contact.parts.Actions {...part} />
          </>
        ) : (
          <>
            <Button icon="arrow-right" className={styles.next} onClick={submitLive}>
              {nextWord()}
            </Button>
            <Button type="submit" icon="arrow-right" className={styles.send}>
              {sendWord()}
            </Button>
            <PrivacyLink />
          </>
        )}
      </StaticForm>
      <Aside />
    </section>
  );
}
