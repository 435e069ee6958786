// By package.json's name of languages.ts: end-to-end tests take the fixture's (e2e/fixture.tsconfig.json).
import {languages, locales, sourceLocale, type Language, type Locale} from '#languages';

export {locales, sourceLocale, type Locale};

export type LocaleTag = Language['tag'];

/** The language whose addresses have no prefix (specification, sections 2 and 9). */
export const defaultLocale: Locale = locales[0];

/** Beside what languages.ts says, the prefix of its addresses: `/en`; the default one has none. */
type LocaleFacts = Language & {prefix: '' | `/${Locale}`};

/** The same kind of value for each language, made from its name. */
export const forEachLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

export const localeFacts = forEachLocale((locale): LocaleFacts => ({
  ...languages[locale],
  prefix: locale === defaultLocale ? '' : `/${locale}`,
}));

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
  const [, first] = pathname.split('/', 2);
  return locales.find((locale) => locale === first) ?? defaultLocale;
}
