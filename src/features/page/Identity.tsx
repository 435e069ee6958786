import React, {type ReactNode} from 'react';
import EmailLink from '../../components/EmailLink';
import {site} from '../../site';
import {useLocale} from './index';

/** What `<Identity field="…"/>` can show in a legal text. */
export type IdentityField =
  | 'name'
  | 'legalForm'
  | 'address'
  | 'phone'
  | 'email'
  | 'publicationDirector'
  | 'hostName'
  | 'hostAddress'
  | 'hostPhone'
  | 'hostLocation'
  | 'logMonths'
  | 'registration'
  | 'capital'
  | 'vat'
  | 'replyDays';

/**
 * A fact about the agency inside a text, from the one file that holds them
 * (src/site.ts): legal texts never repeat it.
 *
 * @throws Error for an unknown field, naming those that exist.
 */
export function Identity({field}: {field: IdentityField}): ReactNode {
  const locale = useLocale();
  const {address, host, legal, phone} = site;
  const facts: Readonly<Record<IdentityField, ReactNode>> = {
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
