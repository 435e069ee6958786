import type {Locale} from './locales';

/** What a case study that came with the site is called, in the languages of the texts. */
export const sampleWord: Readonly<Record<Locale, string>> = {fr: 'Exemple', en: 'Sample'};

/** The description that search engines and feed readers show. A sample says so first. */
export function summary(
  {description, sample}: {description: string; sample: boolean},
  locale: Locale,
): string {
  return sample ? `${sampleWord[locale]}. ${description}` : description;
}
