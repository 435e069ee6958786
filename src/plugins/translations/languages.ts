import {defaultLocale, locales, type Locale} from '../../lib/locales';

export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

export const languages: Readonly<Record<Locale, string>> = {fr: 'French', en: 'English'};
