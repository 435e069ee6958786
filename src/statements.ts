import type {Locale} from './lib/locales';
import {example, type Phone} from './site';

/**
 * The facts of the legal notice, the privacy policy and the statements about accessibility and
 * ecodesign, besides what `npm run measure` finds (measured.json): apart from src/site.ts, so that
 * only their pages load them.
 */
export type Statements<Language extends string = Locale> = {
  /** For the legal notice. */
  legal: {
    form: Readonly<Record<Language, string>>;
    registration: string;
    /** Share capital, in the form that French law requires. */
    capital: Readonly<Record<Language, string>>;
    /** Business number of the head office, which invoices to public buyers carry. */
    siret: string;
    /** European Union VAT number. */
    vat: string;
    /** Full name of a person, as the law requires (loi n° 2004-575, article 1-1). */
    publicationDirector: string;
  };
  /** The company that hosts the site's files, or the agency itself. */
  host: {
    name: Readonly<Record<Language, string>>;
    address: string;
    phone: Phone;
    /** The agency runs the server itself (docs/nginx.md): the legal texts then say so. */
    isOwn?: true;
    /** Retention of the host's technical logs, in months (the CNIL recommends 6 to 12). */
    logMonths: number;
    /** Where it stores the data, and the safeguards if that is outside the European Union. */
    location: Readonly<Record<Language, string>>;
  };
  /** For the privacy policy. */
  privacy: {
    /** The company that carries the agency's own e-mail. */
    mailProvider: string;
    /** The company that sends the newsletter. */
    newsletterSender: string;
    /**
     * The company whose server takes the e-mails of the receiver of forms (`SMTP_URL`): only if
     * there is one, and it is not `mailProvider`.
     */
    formsMailer?: string;
    /** Who answers questions about personal data: the data protection officer, if there is one. */
    contact: Readonly<Record<Language, string>>;
  };
  /** What buyers read in src/pages/how-we-work.mdx, besides `site.projects`. */
  buyers: {
    /** What a price and a delivery hold: people, days, size of print in points, contrast in %. */
    scope: Readonly<
      Record<
        'auditPeople' | 'trainingDays' | 'trainingPeople' | 'printPoints' | 'signContrast',
        number
      >
    >;
    /** Framework agreements and central purchasing bodies. */
    purchasing: Readonly<Record<Language, string>>;
    /** Clients who will speak of the agency. */
    references: Readonly<Record<Language, string>>;
    insurance: Readonly<Record<Language, string>>;
    /**
     * Certification and registration as a training provider, in the only form in which French law
     * lets a provider mention it (code du travail, L. 6352-12).
     */
    training: Readonly<Record<Language, string>>;
    /** Retention of field notes after a project, in months. */
    notesMonths: number;
  };
  /** For src/pages/accessibility.mdx. `site.accessibility` has the state that follows from it. */
  accessibility: {
    /** Day when the statement was drawn up. */
    established: string;
    /** The last audit; `firm` if another company made it. Criteria that are met, and that apply. */
    audit: {date: string; firm?: string; rgaa: string; met: number; applicable: number};
    /** Screen readers and browsers of the audit, with versions: « NVDA 2026.1 et Firefox 140 ». */
    screenReaders: readonly string[];
    /** Day by which an audit by another company is promised. */
    promised: string;
  };
  /** For src/pages/eco-design.mdx. */
  ecoDesign: {
    /** Who answers for it. */
    contact: Readonly<Record<Language, string>>;
    /** The host's figures, each only if it publishes them. */
    host: {
      /** Power usage effectiveness, as a ratio, and water usage effectiveness, in litres per kWh. */
      pue?: number;
      wue?: number;
      /** Where its electricity comes from, and what it does with equipment: whole sentences. */
      energy: Readonly<Record<Language, string>>;
      equipment: Readonly<Record<Language, string>>;
      /** Address of the page where it publishes them. */
      source: string;
    };
  };
};

export const statements: Statements = {
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
    siret: example('000\u00A0000\u00A0000 00000'),
    vat: example('FR00 000\u00A0000\u00A0000'),
    publicationDirector: example('Camille Exemple'),
  },
  host: {
    name: {fr: example('Hébergeur Exemple'), en: example('Hébergeur Exemple')},
    address: example('2, rue de l’Exemple, 75000 Paris, France'),
    phone: {display: example('01 99 00 56 78'), international: example('+33199005678')},
    logMonths: example(6),
    location: {
      fr: example(
        'Les serveurs de notre hébergeur, de notre messagerie et de notre service d’envoi sont en France (exemple).',
      ),
      en: example(
        'The servers of our host, our mail provider and our sending service are in France (example).',
      ),
    },
  },
  privacy: {
    mailProvider: example('Messagerie Exemple'),
    newsletterSender: example('Envoi Exemple'),
    contact: {
      fr: example(
        'Nous n’avons pas de délégué à la protection des données : la loi ne nous y oblige pas. Camille Exemple répond à vos questions.',
      ),
      en: example(
        'We have no data protection officer: the law does not require us to have one. Camille Exemple answers your questions.',
      ),
    },
  },
  buyers: {
    scope: {
      auditPeople: example(5),
      trainingDays: example(2),
      trainingPeople: example(12),
      printPoints: example(14),
      signContrast: example(70),
    },
    purchasing: {
      fr: example(
        'Nous ne sommes référencés ni à l’UGAP, ni au RESAH, ni chez UniHA (exemple). Nous pouvons travailler pour un titulaire qui l’est.',
      ),
      en: example(
        'We are not listed with UGAP, RESAH or UniHA (example). We can work for a supplier that is.',
      ),
    },
    references: {
      fr: example('Sur demande, nous vous mettons en relation avec deux établissements (exemple).'),
      en: example('On request, we put you in touch with two hospitals (example).'),
    },
    insurance: {
      fr: example(
        'Responsabilité civile professionnelle, chez Assureur Exemple. L’attestation part avec le devis.',
      ),
      en: example(
        'Professional liability, with Example Insurance. The certificate comes with the quote.',
      ),
    },
    training: {
      fr: example(
        'Déclaration d’activité enregistrée sous le numéro 00\u00A000\u00A000000\u00A000 (exemple). Cet enregistrement ne vaut pas agrément de l’État. Certification Qualiopi pour les actions de formation.',
      ),
      en: example(
        'Registered as a training provider in France under number 00\u00A000\u00A000000\u00A000 (example). This registration is not an approval by the State. Qualiopi certification for training.',
      ),
    },
    notesMonths: example(6),
  },
  accessibility: {
    established: example('2026-11-27'),
    audit: {
      date: example('2026-11-27'),
      rgaa: '4.1.2',
      met: example(52),
      applicable: example(63),
    },
    screenReaders: [],
    promised: example('2027-06-30'),
  },
  ecoDesign: {
    contact: {
      fr: example('Camille Exemple répond de l’écoconception de ce site.'),
      en: example('Camille Exemple answers for the ecodesign of this site.'),
    },
    host: {
      pue: example(1.3),
      wue: example(0.3),
      energy: {
        fr: example(
          'Son électricité est d’origine renouvelable pour plus de la moitié, par garanties d’origine (exemple).',
        ),
        en: example(
          'More than half of its electricity is renewable, by guarantees of origin (example).',
        ),
      },
      equipment: {
        fr: example('Il répare ses serveurs, les réemploie, puis les fait recycler (exemple).'),
        en: example('It repairs its servers, reuses them, then has them recycled (example).'),
      },
      source: example('https://hebergeur.example.org/environnement'),
    },
  },
};
