import type {Locale, LocaleTag} from './locales';

/** A module of a page that comes in scripts of its own, named by the page data. */
export type ContentReference = {
  /** Name that the scripts register the module under. */
  id: string;
  /** Addresses of the scripts, in the order that they are needed. */
  scripts: readonly string[];
};

/**
 * What the build writes for each page (decisions, section 7): the data that the
 * page is made from in the browser, where its static HTML was made from the
 * same values on the build machine.
 */
export type PageDocument = {
  /** Of the build; documents of two builds never mix. */
  hash: string;
  path: string;
  locale: LocaleTag;
  title: string;
  description: string;
  /** The page's address in each language that it is written in. */
  alternates: Partial<Record<Locale, string>>;
  /** The props of the page's component. */
  props: Readonly<Record<string, unknown>>;
  /** The props that are code: the MDX text of a case study. */
  contents: Readonly<Record<string, ContentReference>>;
};

/** What is written for an address that leads elsewhere. */
export type RedirectDocument = {hash: string; path: string; redirect: string};

/** Id of the element that holds the first page's document in its HTML. */
export const EMBEDDED_ID = 'page-data';

/** Where the document of a page is: below the assets folder, by its path. */
export function documentAddress(path: string): string {
  return `/assets/data${path}index.json`;
}

/**
 * A path as documents are named by it: with its slash at the end, without the
 * file name that some hosts show, escaped as in an address.
 */
export function documentPath(pathname: string): string {
  const folder = pathname.replace(/(?:\/index)?\.html$/, '/').replace(/\/*$/, '/');
  try {
    // The router decodes what it shows; addresses are compared encoded.
    return encodeURI(decodeURI(folder));
  } catch {
    return encodeURI(folder);
  }
}
