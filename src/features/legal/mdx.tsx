import {use, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import facts from '@generated/docusaurus-plugin-content-blog/default/facts.json';
import EmailLink from '../../components/EmailLink';
import {RETENTION_MONTHS} from '../../constants';
import {site as measuredSite} from '../../measured.json';
import {durationWords, priceWords, projectDuration} from '../../lib/projectWords';
import {agreeNames, capitalise, numberWord, phoneWords} from '../../lib/text';
import {LICENCES} from '../../routes';
import {site, type Phone} from '../../site';
import {statements} from '../../statements';
import {typefaces} from '../../typefaces';
import {useConsentNeeds} from '../../hooks/useConsentNeeds';
import {useLocale} from '../../hooks/useLocale';
import {dayWords} from '../../lib/day';
import {Day} from './Day';
import {HeaderContext} from './header';
import type {Condition, IdentityField, ProjectField} from '../../plugins/texts/pageSchemas';
import styles from './styles.module.css';

/*
 * Components of the legal texts. The check of the texts reports unknown attributes and values, with
 * their line (schemas.ts).
 */

/** What a legal text may depend on, in this build and for this agency. */
function useConditions(): Readonly<Record<Condition, boolean>> {
  const {weather, cloudinary, formsUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const {maps, films, asks, manages} = useConsentNeeds();
  const {audit, screenReaders} = statements.accessibility;
  const {pue, wue} = statements.ecoDesign.host;
  return {
    maps,
    weather: Boolean(weather),
    cloudinary: Boolean(cloudinary),
    forms: Boolean(formsUrl),
    films,
    consent: manages,
    'idle-banner': asks && !maps,
    'own-host': Boolean(statements.host.isOwn),
    'forms-mailer': statements.privacy.formsMailer !== undefined,
    'not-compliant': site.accessibility === 'none',
    'partly-compliant': site.accessibility === 'partial',
    'fully-compliant': site.accessibility === 'total',
    'outside-audit': audit.firm !== undefined,
    'screen-readers': screenReaders.length > 0,
    pue: pue !== undefined,
    wue: wue !== undefined,
    measured: measuredSite === site.name,
  };
}

/** Part of a legal text, shown where one of the conditions holds, or where none does. */
export function If({
  is,
  not,
  children,
}: {
  /** One condition, or several separated by spaces: any of them is enough. */
  is?: string;
  /** Like `is`, of which none may hold. */
  not?: string;
  children: ReactNode;
}): ReactNode {
  const conditions = useConditions();
  const some = (names: string) => names.split(' ').some((name) => conditions[name as Condition]);
  return (is === undefined || some(is)) && (not === undefined || !some(not)) ? children : null;
}

/** What a text says outside its `<InBrief>` (plugins/markdown/inBrief.ts): below the header. */
export const Rest = ({children}: {children: ReactNode}): ReactNode =>
  use(HeaderContext) === undefined ? children : null;

/** Host of the service that receives the forms; nothing if it is the site's own host. */
export function FormsHost(): ReactNode {
  const address = useDocusaurusContext().siteConfig.customFields?.formsUrl;
  return typeof address === 'string' ? new URL(address).host : null;
}

/** Links to the licences of what the site sends, a file of the build. */
export const Licences = ({children}: {children: ReactNode}): ReactNode => (
  <a href={LICENCES}>{children}</a>
);

/** Legal text about the sample case studies; nothing if there are none. */
export function WhileSamples({children}: {children: ReactNode}): ReactNode {
  return facts.hasSamples ? children : null;
}

const {established, audit, promised} = statements.accessibility;
const days = {established, audit: audit.date, promised} as const;

/** A day of the accessibility statement (`statements.accessibility`). */
export function AccessibilityDay({of}: {of: keyof typeof days}): ReactNode {
  const day = dayWords(days[of], useLocale(), `accessibility.${of}`);
  return day ? <Day {...day} /> : null;
}

const monthWords = (count: number) => durationWords('month', count);

const yearWords = (count: number) => durationWords('year', count);

/** How long a form is kept: « 12 mois », '2 years'. */
export function KeptFor({form}: {form: keyof typeof RETENTION_MONTHS}): ReactNode {
  const months: number = RETENTION_MONTHS[form];
  return months > 12 && months % 12 === 0 ? yearWords(months / 12) : monthWords(months);
}

const PhoneLink = (phone: Phone): ReactNode => (
  <a href={`tel:${phone.international}`}>{phoneWords(phone)}</a>
);

/**
 * A field of the agency's identity (src/site.ts, src/statements.ts), inline. `after` is the word
 * before it, which may elide or contract in French: `<Identity after="de" field="name"/>`.
 */
export function Identity({field, after}: {field: IdentityField; after?: string}): ReactNode {
  const locale = useLocale();
  const {address, phone} = site;
  const {host, legal, privacy} = statements;
  const facts: Readonly<Record<IdentityField, ReactNode>> = {
    name: site.name,
    city: address.city,
    legalForm: legal.form[locale],
    address: `${address.street}, ${address.postalCode}\u00A0${address.city}, ${address.country}`,
    phone: <PhoneLink {...phone} />,
    email: <EmailLink address={site.email} />,
    publicationDirector: legal.publicationDirector,
    hostName: host.name[locale],
    hostAddress: host.address.replace(/(\d{5}) /, '$1\u00A0'),
    hostPhone: <PhoneLink {...host.phone} />,
    hostLocation: host.location[locale],
    logMonths: host.logMonths,
    mailProvider: privacy.mailProvider,
    newsletterSender: privacy.newsletterSender,
    formsMailer: privacy.formsMailer,
    privacyContact: privacy.contact[locale],
    registration: legal.registration,
    siret: legal.siret,
    capital: legal.capital[locale],
    vat: legal.vat,
    replyDays: site.replyDays,
    displayTypeface: typefaces.display.family,
    textTypeface: typefaces.text.family,
  };
  const fact = facts[field];
  return after && typeof fact === 'string' ? agreeNames(`${after} ${fact}`, site) : fact;
}

/** How many people the agency has, in words: « huit ». Alumni are not counted. */
export const Headcount = (): ReactNode => numberWord(facts.members, useLocale());

/** A fact about projects (`site.projects`, `statements.buyers`), inline. */
export function Project({field}: {field: ProjectField}): ReactNode {
  const locale = useLocale();
  const {steps, unit, people, prices, ...rest} = site.projects;
  const {buyers} = statements;
  const price = (of: keyof typeof prices) => {
    const range = prices[of];
    return range && <span className={styles.price}>{priceWords(range, locale)}</span>;
  };
  const words: Readonly<Record<ProjectField, ReactNode>> = {
    duration: projectDuration(site.projects),
    frame: durationWords(unit, steps.frame),
    observe: durationWords(unit, steps.observe),
    try: durationWords(unit, steps.try),
    handOver: durationWords(unit, steps.handOver),
    people: translate(
      {id: 'legal.Project.people'},
      {
        from: capitalise(numberWord(people.from, locale)),
        to: numberWord(people.to, locale),
      },
    ),
    auditPrice: price('audit'),
    projectPrice: price('project'),
    programmePrice: price('programme'),
    trainingPrice: price('training'),
    ...buyers.scope,
    purchasing: buyers.purchasing[locale],
    references: buyers.references[locale],
    insurance: buyers.insurance[locale],
    training: buyers.training[locale],
    notesMonths: monthWords(buyers.notesMonths),
    callMinutes: rest.callMinutes,
    proposalPages: rest.proposalPages,
    proposalDays: rest.proposalDays,
  };
  return words[field];
}
