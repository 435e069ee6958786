import {defaultLocale, locales, type Locale} from '../../lib/locales';

/** The languages that the site is translated into. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/** Their names in messages, which are in English. */
export const languages: Readonly<Record<Locale, string>> = {fr: 'French', en: 'English'};
