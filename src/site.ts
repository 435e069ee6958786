import {example} from './lib/example';
import type {Locale} from './lib/locales';

/**
 * The agency's identity: the one file that an agency edits first.
 *
 * The defaults are a fictional agency whose values can't reach anybody: phone
 * numbers from the French range kept for fiction (01 99 00 xx xx) and
 * `example.org` addresses. Each stands in `example(…)`, for `npm run check:launch`
 * to list: write yours without it, `name: 'Atelier Lune'`.
 */
export type Site = {
  name: string;
  /** Year of foundation. */
  since: number;
  tagline: Readonly<Record<Locale, string>>;
  description: Readonly<Record<Locale, string>>;
  email: string;
  /** As it is shown; links use its digits. */
  phone: {display: string; international: string};
  address: {street: string; postalCode: string; city: string; country: string};
  legal: {
    form: Readonly<Record<Locale, string>>;
    registration: string;
    /** Share capital, as French law has companies write it. */
    capital: Readonly<Record<Locale, string>>;
    /** VAT number within the European Union. */
    vat: string;
    /** A person, by name: the law asks for one (loi n° 2004-575, article 1-1). */
    publicationDirector: string;
  };
  /** Who stores the files of the site. */
  host: {
    name: string;
    address: string;
    phone: string;
    /** How long it keeps its technical log, in months (the CNIL recommends 6 to 12). */
    logMonths: number;
    /** Where it stores the data, and what protects them if that is outside the European Union. */
    location: Readonly<Record<Locale, string>>;
  };
  /** Contact for security reports, and the day when somebody last checked that it is read (RFC 9116). */
  security: {email: string; reviewed: string};
  /** The day when somebody last tested what the accessibility statement says (src/pages/legal.mdx). */
  accessibility: {tested: string};
  /** Within how many working days (two or more) a message is answered: the forms and the legal notice promise it. */
  replyDays: number;
  /** Where a video call can be asked for. */
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
