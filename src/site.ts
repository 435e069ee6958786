import {example} from './lib/example';
import type {Locale} from './lib/locales';

/**
 * The agency's identity: the first file for an agency to edit.
 *
 * The defaults describe a fictional agency and reach nobody: phone numbers from the French range
 * reserved for fiction (01 99 00 xx xx) and `example.org` addresses. Each is wrapped in
 * `example(…)`, which `npm run check:launch` reports: replace the whole call, `name: 'Atelier
 * Lune'`.
 */
export type Site = {
  name: string;
  /** Year of foundation. */
  since: number;
  tagline: Readonly<Record<Locale, string>>;
  description: Readonly<Record<Locale, string>>;
  email: string;
  /** `display` is shown; links use the digits of `international`. */
  phone: {display: string; international: string};
  address: {street: string; postalCode: string; city: string; country: string};
  legal: {
    form: Readonly<Record<Locale, string>>;
    registration: string;
    /** Share capital, in the form that French law requires. */
    capital: Readonly<Record<Locale, string>>;
    /** European Union VAT number. */
    vat: string;
    /** Full name of a person, as the law requires (loi n° 2004-575, article 1-1). */
    publicationDirector: string;
  };
  /** The company that hosts the site's files. */
  host: {
    name: string;
    address: string;
    phone: string;
    /** Retention of the host's technical logs, in months (the CNIL recommends 6 to 12). */
    logMonths: number;
    /** Where it stores the data, and the safeguards if that is outside the European Union. */
    location: Readonly<Record<Locale, string>>;
  };
  /**
   * Contact for security reports, and the day when somebody last checked that it is read (RFC
   * 9116).
   */
  security: {email: string; reviewed: string};
  /** Date of the last accessibility test (the statement in src/pages/legal.mdx). */
  accessibility: {tested: string};
  /** Reply time in working days (two or more), which the forms and the legal notice promise. */
  replyDays: number;
  /** Where visitors book a video call. */
  video: string;
  social: Readonly<Record<'linkedin' | 'instagram' | 'pinterest' | 'twitter', string>>;
};

export const site: Site = {
  name: example('Soin Commun'),
  since: example(2013),
  tagline: {
    fr: example('Concevoir avec soin, pour le soin.'),
    en: example('Designing with care, for care.'),
  },
  description: {
    fr: example(
      'Collectif de design pour le soin\u00A0: santé, interfaces médicales, lieux de soin et bien-être, conçus avec les équipes soignantes et les patients.',
    ),
    en: example(
      'A design collective for care: health, medical interfaces, care spaces and well-being, designed with care teams and patients.',
    ),
  },
  email: example('bonjour@soin-commun.example.org'),
  phone: {display: example('01 99 00 12 34'), international: example('+33199001234')},
  address: {
    street: example('1, rue de l’Exemple'),
    postalCode: example('75000'),
    city: example('Paris'),
    country: example('France'),
  },
  legal: {
    form: {
      fr: example('Coopérative de designers (exemple)'),
      en: example('Designers’ cooperative (example)'),
    },
    registration: example('RCS Paris 000\u00A0000\u00A0000'),
    capital: {
      fr: example('variable (exemple)'),
      en: example('variable (example)'),
    },
    vat: example('FR00 000\u00A0000\u00A0000'),
    publicationDirector: example('Camille Exemple'),
  },
  host: {
    name: example('Hébergeur Exemple'),
    address: example('2, rue de l’Exemple, 75000 Paris'),
    phone: example('01 99 00 56 78'),
    logMonths: example(6),
    location: {
      fr: example('Les serveurs de notre hébergeur sont en France (exemple).'),
      en: example('Our host’s servers are in France (example).'),
    },
  },
  security: {
    email: example('securite@soin-commun.example.org'),
    reviewed: example('2026-11-21'),
  },
  accessibility: {tested: example('2026-11-21')},
  replyDays: example(5),
  video: example('https://visio.example.org/soin-commun'),
  social: {
    linkedin: example('https://linkedin.example.org/soin-commun'),
    instagram: example('https://instagram.example.org/soin-commun'),
    pinterest: example('https://pinterest.example.org/soin-commun'),
    twitter: example('https://twitter.example.org/soin-commun'),
  },
};
