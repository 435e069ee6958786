/**
 * The site's languages, by Docusaurus' names. The addresses of the first have no prefix.
 * docs/languages.md says how to add one, or to change their order.
 */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language that texts are written in, in blog/, src/pages/ and docs/; the others translate it. */
export const sourceLocale: Locale = 'fr';

export type Language = {
  /** Of its records in the route table (specification, section 3). */
  tag: `${Locale}-${string}`;
  /** BCP 47 tag of the `lang` and `hreflang` attributes. */
  htmlLang: `${Locale}-${Uppercase<string>}`;
  /** Open Graph writes territories with an underscore (https://ogp.me/#optional). */
  openGraph: `${Locale}_${Uppercase<string>}`;
  /** Its own name, on the links to it. */
  label: string;
};

export const languages: Readonly<Record<Locale, Language>> = {
  fr: {tag: 'fr-fr', htmlLang: 'fr-FR', openGraph: 'fr_FR', label: 'Français'},
  en: {tag: 'en-gb', htmlLang: 'en-GB', openGraph: 'en_GB', label: 'English'},
};
