import {localeFacts, locales, sourceLocale, type Locale} from '../locales';

/*
 * The languages as the build's messages and the tools of writers and translators need them.
 */

/** Those that translate the language that texts are written in. */
export const translatedLocales: readonly Locale[] = locales.filter(
  (locale) => locale !== sourceLocale,
);

/** The name of a language, in English unless told otherwise: `German`. */
export const languageName = (locale: Locale, inLanguage = 'en'): string =>
  new Intl.DisplayNames([inLanguage], {type: 'language'}).of(locale) ?? locale;

/** Lines that tell the home page of each language: `  English  http://localhost:3000/en/`. */
export const listHomes = (origin: string): string =>
  locales
    .map((each) => `  ${languageName(each).padEnd(8)} ${origin}${localeFacts[each].prefix}/`)
    .join('\n');
