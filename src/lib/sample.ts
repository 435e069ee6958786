import type {Locale} from './locales';

/** The label of a sample case study. */
export const sampleWord: Readonly<Record<Locale, string>> = {fr: 'Exemple', en: 'Sample'};

/** The description for search engines and feed readers, which begins with a sample's label. */
export function summary(
  {description, sample}: {description: string; sample: boolean},
  locale: Locale,
): string {
  return sample ? `${sampleWord[locale]}. ${description}` : description;
}
