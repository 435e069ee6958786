import type {Locale} from './lib/locales';

/**
 * The agency's identity: the one file that an agency edits first.
 *
 * The defaults are a fictional agency whose values can't reach anybody: phone
 * numbers from the French range kept for fiction (01 99 00 xx xx) and
 * `example.org` addresses.
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
    publicationDirector: Readonly<Record<Locale, string>>;
  };
  /** Who stores the files of the site. */
  host: {name: string; address: string; phone: string};
  /** Where a video call can be asked for. */
  video: string;
  social: Readonly<Record<'linkedin' | 'instagram' | 'pinterest' | 'twitter', string>>;
};

export const site: Site = {
  name: 'Soin Commun',
  since: 2013,
  tagline: {
    fr: 'Concevoir avec soin, pour le soin.',
    en: 'Designing with care, for care.',
  },
  description: {
    fr: 'Collectif de design pour le soin : santé, interfaces médicales, lieux de soin et bien-être, dessinés avec les équipes soignantes et les patients.',
    en: 'A design collective for care: health, medical interfaces, care spaces and well-being, drawn with care teams and patients.',
  },
  email: 'bonjour@soin-commun.example.org',
  phone: {display: '01 99 00 12 34', international: '+33199001234'},
  address: {
    street: '1, rue de l’Exemple',
    postalCode: '75000',
    city: 'Paris',
    country: 'France',
  },
  legal: {
    form: {fr: 'Coopérative de designers (exemple)', en: 'Designers’ cooperative (example)'},
    registration: 'RCS Paris 000 000 000',
    publicationDirector: {
      fr: 'La coordination du collectif',
      en: 'The collective’s coordination team',
    },
  },
  host: {
    name: 'Hébergeur Exemple',
    address: '2, rue de l’Exemple, 75000 Paris',
    phone: '01 99 00 56 78',
  },
  video: 'https://visio.example.org/soin-commun',
  social: {
    linkedin: 'https://linkedin.example.org/soin-commun',
    instagram: 'https://instagram.example.org/soin-commun',
    pinterest: 'https://pinterest.example.org/soin-commun',
    twitter: 'https://twitter.example.org/soin-commun',
  },
};
