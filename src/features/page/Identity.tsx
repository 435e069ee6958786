import React, {type ReactNode} from 'react';
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
  | 'registration';

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
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    phone: <a href={`tel:${phone.international}`}>{phone.display.replaceAll(' ', '\u00A0')}</a>,
    email: <a href={`mailto:${site.email}`}>{site.email}</a>,
    publicationDirector: legal.publicationDirector[locale],
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: host.phone.replaceAll(' ', '\u00A0'),
    registration: legal.registration,
  };
  if (!(field in facts)) {
    throw new Error(
      `<Identity field="${field}"/>: unknown field; write one of ${Object.keys(facts).join(', ')}.`,
    );
  }
  return facts[field];
}
