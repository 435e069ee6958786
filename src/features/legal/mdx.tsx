import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import samples from '@generated/docusaurus-plugin-content-blog/default/samples.json';
import EmailLink from '../../components/EmailLink';
import {site} from '../../site';
import {useLocale} from '../page';
import {Day, dayWords} from './Day';

/**
 * The fields of `siteConfig.customFields` that configure each third-party service
 * (docs/integrations.md).
 */
const services: Readonly<Record<string, string>> = {
  maps: 'maps',
  weather: 'weather',
  cloudinary: 'cloudinary',
  forms: 'formsUrl',
};

/**
 * A part of a legal text for a site with a service, or without it.
 *
 * @throws Error for an unknown service, naming those that exist
 */
export function IfService({
  name,
  off = false,
  children,
}: {
  /** One service, or any of several with spaces between. */
  name: string;
  /** The opposite: shown where none of them is configured. */
  off?: boolean;
  children: ReactNode;
}): ReactNode {
  const {customFields = {}} = useDocusaurusContext().siteConfig;
  const isThere = name.split(' ').some((one) => {
    const field = services[one];
    if (field === undefined) {
      throw new Error(
        `<IfService name="${name}">: unknown service "${one}"; write ${Object.keys(services).join(', ')}.`,
      );
    }
    return Boolean(customFields[field]);
  });
  return isThere === off ? null : children;
}

/** The host of the service that receives the forms; nothing when the site's own host does. */
export function FormsHost(): ReactNode {
  const address = useDocusaurusContext().siteConfig.customFields?.formsUrl;
  return typeof address === 'string' ? new URL(address).host : null;
}

/** What a legal text says of the case studies that are samples: nothing once there are none. */
export function WhileSamples({children}: {children: ReactNode}): ReactNode {
  return samples.any ? children : null;
}

/** The day when the site's accessibility was last tested: one date for both languages. */
export function TestedOn(): ReactNode {
  const tested = dayWords(site.accessibility.tested, useLocale(), 'accessibility.tested');
  return tested ? <Day {...tested} /> : null;
}

/**
 * A fact about the agency (src/site.ts) inside a text.
 *
 * @throws Error for an unknown field, naming those that exist
 */
export function Identity({field}: {field: string}): ReactNode {
  const locale = useLocale();
  const {address, host, legal, phone} = site;
  const facts: Readonly<Record<string, ReactNode>> = {
    name: site.name,
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
  return facts[field];
}
