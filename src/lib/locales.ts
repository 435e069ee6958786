/** The site's languages (specification, sections 2 and 9), by Docusaurus' names. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export type LocaleTag = 'fr-fr' | 'en-gb';

export const defaultLocale: Locale = 'fr';

type LocaleFacts = {
  tag: LocaleTag;
  /** BCP 47 tag of the `lang` and `hreflang` attributes. */
  htmlLang: 'fr-FR' | 'en-GB';
  /** Open Graph writes territories with an underscore (https://ogp.me/#optional). */
  openGraph: 'fr_FR' | 'en_GB';
  label: string;
  /** Prefix of its addresses; the default language has none. */
  prefix: '' | '/en';
};

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  fr: {tag: 'fr-fr', htmlLang: 'fr-FR', openGraph: 'fr_FR', label: 'Français', prefix: ''},
  en: {tag: 'en-gb', htmlLang: 'en-GB', openGraph: 'en_GB', label: 'English', prefix: '/en'},
};

/** The `lang` of a text, where its language differs from the one around it. */
export const langIn = (content: Locale, around: Locale): LocaleFacts['htmlLang'] | undefined =>
  content === around ? undefined : localeFacts[content].htmlLang;

/** @throws Error for a language that the site does not have */
export function asLocale(value: string): Locale {
  const found = locales.find((locale) => locale === value);
  if (!found) {
    throw new Error(`Unknown language "${value}": the site has ${locales.join(' and ')}.`);
  }
  return found;
}

/** The language of a path, whichever page the host serves for it. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'fr';
}
