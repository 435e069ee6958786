import type {Locale, LocaleTag} from './locales';

/** What a page is, for those who read its data from outside the site. */
export type PageSummary = {
  locale: LocaleTag;
  title: string;
  description: string;
  alternates: Partial<Record<Locale, string>>;
};

/** The page data that the build writes for each page (decisions, section 7). */
export type PageDocument = PageSummary & {
  /** The build's hash: documents of different builds never mix. */
  hash: string;
  path: string;
  /** The page's own scripts and style sheets: chunk id → address. */
  chunks: Readonly<Record<string, string>>;
  /** Id of the chunk with the MDX text, if any. */
  text?: string;
};

export type RedirectDocument = {hash: string; path: string; redirect: string};

/** Id of the element that embeds the first page's document in its HTML. */
export const EMBEDDED_ID = 'page-data';

/** Address of a page's document, below the assets folder. */
export function documentAddress(path: string): string {
  return `/assets/data${path}index.json`;
}

/**
 * A path that `decodeURI` accepts: one with invalid UTF-8, such as an old Latin-1 link's, has its
 * percent signs escaped, and decodes to what was requested.
 */
export function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/** The path that names a page's document: `/team/` for `/team/index.html`, percent-encoded. */
export function documentPath(pathname: string): string {
  const folder = pathname.replace(/(?:\/index)?\.html$/, '/').replace(/\/*$/, '/');
  // The router decodes paths; addresses are compared encoded.
  return encodeURI(decodeURI(decodable(folder)));
}
