import type {Locale, LocaleTag} from './locales';

/** What the build writes for each page (decisions, section 7). */
export type PageDocument = {
  /** Of the build; documents of two builds never mix. */
  hash: string;
  path: string;
  locale: LocaleTag;
  title: string;
  description: string;
  alternates: Partial<Record<Locale, string>>;
  /** The scripts beside the application's own: the bundler's number of each, and its address. */
  chunks: Readonly<Record<string, string>>;
  /** Which of them holds the MDX text, if it has one. */
  text?: string;
};

export type RedirectDocument = {hash: string; path: string; redirect: string};

/** Id of the element that holds the first page's document in its HTML. */
export const EMBEDDED_ID = 'page-data';

/** Where the document of a page is: below the assets folder, by its path. */
export function documentAddress(path: string): string {
  return `/assets/data${path}index.json`;
}

/** A path as documents are named by it: `/team/` for `/team/index.html`, escaped. */
export function documentPath(pathname: string): string {
  const folder = pathname.replace(/(?:\/index)?\.html$/, '/').replace(/\/*$/, '/');
  try {
    // The router decodes what it shows; addresses are compared encoded.
    return encodeURI(decodeURI(folder));
  } catch {
    return encodeURI(folder);
  }
}
