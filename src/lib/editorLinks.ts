/* Addresses of the editor, for the pages that link to it and the plugin that builds it. */
import {localeFacts, locales, sourceLocale, type Locale} from './locales';

/** Path of the editor's page. */
export const EDITOR = '/admin/';

/** The language of translations whose screens config.yml has; those of others are made of them. */
export const SCREENS: Locale = 'en';

/** The name of a screen of translations in a language: `studies`, `studies-de`. */
export const screenIn = (locale: Locale, name: string): string =>
  locale === SCREENS ? name : `${name}-${locale}`;

/** The language of a folder of texts, from the project's root. */
const localeOfFolder = (folder: string): Locale =>
  locales.find((locale) => folder.startsWith(`i18n/${locale}/`)) ?? sourceLocale;

const entry = (name: string) => `${EDITOR}#/collections/${name}`;

/** Address of a case study's text in the editor. An untranslated one is the original's. */
export function editStudy({blogDirPath, blogPath}: {blogDirPath: string; blogPath: string}) {
  const locale = localeOfFolder(`${blogDirPath}/`);
  const screen = locale === sourceLocale ? 'etudes' : screenIn(locale, 'studies');
  return entry(`${screen}/entries/${blogPath.replace(/\.mdx$/, '')}`);
}

/** Address of a long text in the editor. */
export const editPage = ({pagesPath, locale}: {pagesPath: string; locale: string}) =>
  entry(
    `pages/entries/${pagesPath.replace(/\.\w+$/, '')}${locale === sourceLocale ? '' : `-${locale}`}`,
  );

/** Address of a page that is its file alone in the editor. An untranslated one is in one language. */
export function editOwnPage({pagesDirPath, pagesPath}: {pagesDirPath: string; pagesPath: string}) {
  const locale = localeOfFolder(pagesDirPath);
  const [, letter] = /^newsletter\/(.+)$/.exec(pagesPath) ?? [];
  const screen =
    locale === sourceLocale
      ? letter
        ? 'lettres'
        : 'autres'
      : screenIn(locale, letter ? 'letters' : 'others');
  return entry(`${screen}/entries/${(letter ?? pagesPath).replace(/\.\w+$/, '')}`);
}

/** Address of the team in the editor. */
export const editTeam = (locale: Locale) => entry(`equipe/entries/${locale}`);

/** The anchor of that chapter, by the handbook's heading. */
const elsewhere: Readonly<Record<Locale, string>> = {fr: 'ailleurs', en: 'elsewhere'};

/** Address of what the handbook says of the short texts, which are not in the editor. */
export const wordsHelp = (locale: Locale) =>
  `${localeFacts[locale].prefix}/handbook/editor/#${elsewhere[locale]}`;
