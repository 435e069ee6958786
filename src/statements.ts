import type {Locale} from './lib/locales';
import {example} from './site';

/**
 * The facts of the statements about accessibility and ecodesign, besides what `npm run measure`
 * finds (measured.json): apart from src/site.ts, so that only their pages load them.
 */
export type Statements = {
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
    contact: Readonly<Record<Locale, string>>;
    /** The host's figures, each only if it publishes them. */
    host: {
      /** Power usage effectiveness, as a ratio, and water usage effectiveness, in litres per kWh. */
      pue?: number;
      wue?: number;
      /** Where its electricity comes from, and what it does with equipment: whole sentences. */
      energy: Readonly<Record<Locale, string>>;
      equipment: Readonly<Record<Locale, string>>;
      /** Address of the page where it publishes them. */
      source: string;
    };
  };
};

export const statements: Statements = {
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
