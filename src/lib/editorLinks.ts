/* Addresses of the editor, for the pages that link to it and the plugin that builds it. */
import {localeFacts, type Locale} from './locales';

/** Path of the editor's page. */
export const EDITOR = '/admin/';

const entry = (name: string) => `${EDITOR}#/collections/${name}`;

/** Address of a case study's text in the editor. An untranslated one is French in both languages. */
export const editStudy = ({blogDirPath, blogPath}: {blogDirPath: string; blogPath: string}) =>
  entry(
    `${blogDirPath === 'blog' ? 'etudes' : 'studies'}/entries/${blogPath.replace(/\.mdx$/, '')}`,
  );

/** Address of a long text in the editor. */
export const editPage = ({pagesPath, locale}: {pagesPath: string; locale: string}) =>
  entry(`pages/entries/${pagesPath.replace(/\.\w+$/, '')}${locale === 'fr' ? '' : `-${locale}`}`);

/** Address of a page that is its file alone in the editor. An untranslated one is in one language. */
export function editOwnPage({pagesDirPath, pagesPath}: {pagesDirPath: string; pagesPath: string}) {
  const isFrench = pagesDirPath === 'src/pages';
  const [, letter] = /^newsletter\/(.+)$/.exec(pagesPath) ?? [];
  const collection = letter ? (isFrench ? 'lettres' : 'letters') : isFrench ? 'autres' : 'others';
  return entry(`${collection}/entries/${(letter ?? pagesPath).replace(/\.\w+$/, '')}`);
}

/** Address of the team in the editor. */
export const editTeam = (locale: Locale) => entry(`equipe/entries/${locale}`);

/** Address of what the handbook says of the short texts, which are not in the editor. */
export const wordsHelp = (locale: Locale) =>
  `${localeFacts[locale].prefix}/handbook/editor/#${locale === 'fr' ? 'ailleurs' : 'elsewhere'}`;
