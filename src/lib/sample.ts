import type {Locale} from './locales';

/** What a case study that came with the site is called, in the languages of the texts. */
export const sampleWord: Readonly<Record<Locale, string>> = {fr: 'Exemple', en: 'Sample'};

/**
 * The description of a case study for those who see nothing else of it: search engines, feed
 * readers, whoever gets a link. One that is a sample says so first.
 */
export function summary(
  {description, sample}: {description: string; sample: boolean},
  locale: Locale,
): string {
  return sample ? `${sampleWord[locale]}. ${description}` : description;
}
