import {EDITOR} from './policy';

const entry = (name: string) => `${EDITOR}#/collections/${name}`;

/** Address of a case study's text in the editor. An untranslated one is French in both languages. */
export const editStudy = ({blogDirPath, blogPath}: {blogDirPath: string; blogPath: string}) =>
  entry(
    `${blogDirPath === 'blog' ? 'etudes' : 'studies'}/entries/${blogPath.replace(/\.mdx$/, '')}`,
  );

/** Address of a long text in the editor. */
export const editPage = ({pagesPath, locale}: {pagesPath: string; locale: string}) =>
  entry(`pages/entries/${pagesPath.replace(/\.\w+$/, '')}${locale === 'fr' ? '' : `-${locale}`}`);
