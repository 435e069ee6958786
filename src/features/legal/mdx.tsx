import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import samples from '@generated/docusaurus-plugin-content-blog/default/samples.json';
import EmailLink from '../../components/EmailLink';
import {RETENTION_MONTHS} from '../../constants';
import {agreeNames} from '../../lib/french';
import {site} from '../../site';
import {useLocale} from '../page';
import {Day, dayWords} from './Day';
import type {IdentityField, Service} from './schemas';

/**
 * The keys of `siteConfig.customFields` that configure third-party services (docs/integrations.md).
 */
const services: Readonly<Record<Service, string>> = {
  maps: 'maps',
  weather: 'weather',
  cloudinary: 'cloudinary',
  forms: 'formsUrl',
};

/**
 * Part of a legal text, shown according to the configured services.
 *
 * @throws Error for an unknown service, with the known ones
 */
export function IfService({
  name,
  off = false,
  children,
}: {
  /** One service, or several separated by spaces: any of them matches. */
  name: string;
  /** Inverts the condition: shown if none of them is configured. */
  off?: boolean;
  children: ReactNode;
}): ReactNode {
  const {customFields = {}} = useDocusaurusContext().siteConfig;
  const isConfigured = name.split(' ').some((one) => {
    if (!(one in services)) {
      throw new Error(
        `<IfService name="${name}">: unknown service "${one}"; write ${Object.keys(services).join(', ')}.`,
      );
    }
    return Boolean(customFields[services[one as Service]]);
  });
  return isConfigured === off ? null : children;
}

/** Host of the service that receives the forms; nothing if it is the site's own host. */
export function FormsHost(): ReactNode {
  const address = useDocusaurusContext().siteConfig.customFields?.formsUrl;
  return typeof address === 'string' ? new URL(address).host : null;
}

/** Legal text about the sample case studies; nothing if there are none. */
export function WhileSamples({children}: {children: ReactNode}): ReactNode {
  return samples.any ? children : null;
}

/** Date of the last accessibility test, shared by both languages. */
export function TestedOn(): ReactNode {
  const tested = dayWords(site.accessibility.tested, useLocale(), 'accessibility.tested');
  return tested ? <Day {...tested} /> : null;
}

/**
 * How long a form is kept: « 12 mois », '2 years'.
 *
 * @throws Error for an unknown kind of form, with the known ones
 */
export function KeptFor({form}: {form: string}): ReactNode {
  const locale = useLocale();
  const months = new Map<string, number>(Object.entries(RETENTION_MONTHS)).get(form);
  if (months === undefined) {
    throw new Error(
      `<KeptFor form="${form}"/>: unknown form; write one of ${Object.keys(RETENTION_MONTHS).join(', ')}.`,
    );
  }
  const inYears = months > 12 && months % 12 === 0;
  const unit = {fr: inYears ? 'ans' : 'mois', en: inYears ? 'years' : 'months'}[locale];
  return `${inYears ? months / 12 : months}\u00A0${unit}`;
}

/**
 * A field of the agency's identity (src/site.ts), inline. `after` is the word before it, which may
 * elide or contract in French: `<Identity after="de" field="name"/>`.
 *
 * @throws Error for an unknown field, with the known ones
 */
export function Identity({field, after}: {field: string; after?: string}): ReactNode {
  const locale = useLocale();
  const {address, host, legal, phone} = site;
  const facts: Readonly<Record<IdentityField, ReactNode>> = {
    name: site.name,
    city: address.city,
    legalForm: legal.form[locale],
    address: `${address.street}, ${address.postalCode}\u00A0${address.city}`,
    phone: <a href={`tel:${phone.international}`}>{phone.display.replaceAll(' ', '\u00A0')}</a>,
    email: <EmailLink address={site.email} />,
    publicationDirector: legal.publicationDirector,
    hostName: host.name,
    hostAddress: host.address.replace(/(\d{5}) /, '$1\u00A0'),
    hostPhone: host.phone.replaceAll(' ', '\u00A0'),
    hostLocation: host.location[locale],
    logMonths: host.logMonths,
    registration: legal.registration,
    capital: legal.capital[locale],
    vat: legal.vat,
    replyDays: site.replyDays,
  };
  if (!(field in facts)) {
    throw new Error(
      `<Identity field="${field}"/>: unknown field; write one of ${Object.keys(facts).join(', ')}.`,
    );
  }
  const fact = facts[field as IdentityField];
  return after && typeof fact === 'string' ? agreeNames(`${after} ${fact}`, site) : fact;
}
