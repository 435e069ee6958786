import type icons from './components/Icon/icons.generated.json';
import type {Locale} from './lib/locales';
import type {PriceRange, TimeUnit} from './lib/projectWords';

/**
 * `display` is the number as it is written in its country, whose groups are shown after the code
 * that `international` begins with; links dial `international`.
 */
export type Phone = {display: string; international: string};

/**
 * The agency's identity: the first file for an agency to edit.
 *
 * The defaults describe a fictional agency and reach nobody: phone numbers from the French range
 * reserved for fiction (01 99 00 xx xx) and `example.org` addresses. Each is wrapped in
 * `example(…)`, which `npm run check:launch` reports: replace the whole call, `name: 'Atelier
 * Lune'`.
 *
 * @template Language of the site; the samples of tests have their own
 */
export type Site<Language extends string = Locale> = {
  name: string;
  /**
   * Whether French elides « de » before the name (« d’Atelier »). Only for names whose first letter
   * misleads, such as an aspirated h: the site elides before vowels, h and y.
   */
  nameElides?: boolean;
  /** Year of foundation. */
  since: number;
  email: string;
  phone: Phone;
  /** The hours in which the phone is answered. */
  phoneHours: Readonly<Record<Language, string>>;
  /**
   * `countryCode`: two letters (ISO 3166-1), with which the weather service finds the city.
   * `timeZone`: its IANA name, for the time that home shows.
   */
  address: {
    street: string;
    postalCode: string;
    city: string;
    country: string;
    countryCode: string;
    timeZone: string;
  };
  /**
   * Contact for security reports, and the day when somebody last checked that it is read (RFC
   * 9116).
   */
  security: {email: string; reviewed: string};
  /**
   * What French law calls « non conforme » (`none`), « partiellement conforme » (`partial`) or
   * « totalement conforme » (`total`), which every page says. src/statements.ts has the audit.
   */
  accessibility: 'none' | 'partial' | 'total';
  /**
   * When the cookie banner asks by itself: `always`, even in a build that has nothing to ask, or
   * `when-needed`, only where Google Maps has a key (`MAPS_KEY`).
   */
  cookieBanner: 'always' | 'when-needed';
  /** Reply time in working days (two or more), which the forms and the legal notice promise. */
  replyDays: number;
  /** What a client asks first (src/pages/how-we-work.mdx, and after a message is sent). */
  projects: {
    /** How long each step of a typical project lasts, in `unit`. */
    steps: Readonly<Record<'frame' | 'observe' | 'try' | 'handOver', number>>;
    unit: TimeUnit;
    /** How many of the agency’s people work on one project. */
    people: {from: number; to: number};
    /** Orders of magnitude in euros before tax, travel included: that of a typical project at least. */
    prices: Readonly<
      Record<'project', PriceRange> &
        Partial<Record<'audit' | 'programme' | 'training', PriceRange>>
    >;
    /** Duration of the first call, in minutes. */
    callMinutes: number;
    proposalPages: number;
    /** Time between the call and the proposal, in working days (two or more). */
    proposalDays: number;
  };
  /** What the team page says to people who look for a job. */
  joining: Readonly<Record<Language, string>>;
  /** Its language, and the contents of an issue, in lower case: they are also listed in a sentence. */
  newsletter: {
    language: Language;
    pastIssue: {
      /** Of a letter that follows the year. */
      season?: Season;
      contents: Readonly<Record<Language, readonly string[]>>;
    };
  };
  /** Where visitors book a video call. */
  video: string;
  /** The agency's profiles on networks, in the order of the footer. */
  social: readonly Profile[];
};

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** A profile on a network. */
export type Profile = {
  /** The network, as it writes its name. */
  name: string;
  href: string;
  /** A drawing of src/components/Icon/svg. */
  icon: keyof typeof icons.grids;
  /** Whether the bar and the menu show it too. */
  inBar?: boolean;
};

/**
 * Marks a placeholder value, which `npm run check:launch` lists. Exported, so that it may stay when
 * no placeholder does.
 */
export const example = <T>(value: T): T => value;

export const site: Site = {
  name: example('Soin Commun'),
  since: example(2013),
  email: example('bonjour@soin-commun.example.org'),
  phone: {display: example('01 99 00 12 34'), international: example('+33199001234')},
  phoneHours: {
    fr: example('Du lundi au vendredi, de 9\u00A0h\u00A030 à 18\u00A0h'),
    en: example('Monday to Friday, 9.30am to 6pm, Paris time'),
  },
  address: {
    street: example('1, rue de l’Exemple'),
    postalCode: example('75000'),
    city: example('Paris'),
    country: example('France'),
    countryCode: example('fr'),
    timeZone: example('Europe/Paris'),
  },
  security: {
    email: example('securite@soin-commun.example.org'),
    reviewed: example('2026-11-21'),
  },
  accessibility: 'none',
  cookieBanner: 'always',
  replyDays: example(5),
  projects: {
    steps: {frame: example(2), observe: example(3), try: example(4), handOver: example(2)},
    unit: 'week',
    people: {from: example(2), to: example(4)},
    prices: {
      audit: {from: example(6000), to: example(12_000)},
      project: {from: example(30_000), to: example(60_000)},
      programme: {from: example(80_000), to: example(150_000)},
      training: {from: example(3500), to: example(5000)},
    },
    callMinutes: example(30),
    proposalPages: example(3),
    proposalDays: example(10),
  },
  joining: {
    fr: example(
      'Nous recrutons une ou deux personnes par an, en contrat à durée indéterminée (CDI), à Paris, avec deux jours de télétravail par semaine. Les salaires suivent une grille, que nous envoyons avant le premier entretien. Un stage de six mois commence en février et un autre en septembre, tous deux gratifiés au niveau du SMIC.',
    ),
    en: example(
      'We hire one or two people a year, on permanent contracts in Paris, working from home two days a week. Pay follows a scale, which we send before the first interview. One six-month internship starts in February and another in September, both paid at the French minimum wage.',
    ),
  },
  newsletter: {
    language: example('fr'),
    pastIssue: {
      season: example('autumn'),
      contents: {
        fr: example([
          'ce que lit une aide-soignante à 3\u00A0heures du matin',
          'un dépliant avant et après',
          'un livre pour les nuits calmes',
          'une date à noter',
        ]),
        en: example([
          'what a healthcare assistant reads at 3\u00A0in the morning',
          'a leaflet before and after',
          'a book for quiet nights',
          'a date for your diary',
        ]),
      },
    },
  },
  video: example('https://visio.example.org/soin-commun'),
  social: [
    {
      name: 'LinkedIn',
      href: example('https://linkedin.example.org/soin-commun'),
      icon: 'linkedin',
      inBar: true,
    },
    {
      name: 'Instagram',
      href: example('https://instagram.example.org/soin-commun'),
      icon: 'instagram',
      inBar: true,
    },
    {
      name: 'Pinterest',
      href: example('https://pinterest.example.org/soin-commun'),
      icon: 'pinterest',
    },
    {name: 'Twitter', href: example('https://twitter.example.org/soin-commun'), icon: 'twitter'},
  ],
};
