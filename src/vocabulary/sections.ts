import type {Locale} from '../lib/locales';

/** The six sections of a case study, in their order (specification, section 2). */
export const sectionIds = [
  'in-short',
  'challenges',
  'steps',
  'our-involvement',
  'further-reading',
  'elsewhere',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Those that a case study may leave out. */
export const optionalSections: readonly SectionId[] = ['further-reading', 'elsewhere'];

/** The headings that writers type and visitors read. */
export const sectionHeadings: Readonly<Record<Locale, Readonly<Record<SectionId, string>>>> = {
  fr: {
    'in-short': 'En bref',
    challenges: 'Les enjeux',
    steps: 'Les étapes',
    'our-involvement': 'Notre implication',
    'further-reading': 'Pour aller plus loin',
    elsewhere: 'Ailleurs',
  },
  en: {
    'in-short': 'In short',
    challenges: 'Challenges',
    steps: 'Steps',
    'our-involvement': 'Our involvement',
    'further-reading': 'Further reading',
    elsewhere: 'Elsewhere',
  },
};

export function sectionOfHeading(heading: string): SectionId | undefined {
  const normal = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const sought = normal(heading);
  return sectionIds.find((id) =>
    Object.values(sectionHeadings).some((headings) => normal(headings[id]) === sought),
  );
}
