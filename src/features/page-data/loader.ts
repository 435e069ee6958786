import {errors, hasCode} from '../../lib/errors';
import {localeOfPath} from '../../lib/locales';
import {catchAllDataPath, matchRoute} from '../../routes';
import {
  documentAddress,
  documentPath,
  type PageDocument,
  type RedirectDocument,
} from '../../lib/pageDocument';

/** What is known of a page: its document, or that there is no such page. */
type PageState = PageDocument | 'missing';

type LoaderOptions = {
  /** The text that the first page's HTML carries; undefined outside a production build. */
  embedded: string | undefined;
  pathname: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

/**
 * Reads and keeps page data by the specification (section 2, "before entering a route"). It knows
 * neither the router nor the DOM.
 */
export function createLoader({embedded, pathname, fetch}: LoaderOptions) {
  const known = new Map<string, PageState>();
  const pending = new Map<string, Promise<PageState>>();
  const files = new Map<string, {hash: string}>();
  const first = readEmbedded(embedded);
  const hash = first?.hash;

  if (first) {
    // A host sends the not-found page for paths that don't exist, at those paths.
    const isElsewhere = first.path !== documentPath(pathname);
    const isNotFound = matchRoute(first.path)?.route.name === 'not-found';
    known.set(documentPath(pathname), isElsewhere && isNotFound ? 'missing' : first);
  }

  /**
   * @throws CatalogueError: another build's hash, no JSON, no hash, a 404, another status
   */
  async function readDocument<T extends {hash: string}>(url: string): Promise<T> {
    let response: Response;
    try {
      response = await fetch(url, {credentials: 'include', headers: {accept: 'application/json'}});
    } catch {
      throw errors.fetchFailed(url);
    }
    if (response.status === 404) throw errors.notFound(response.statusText);
    if (response.status !== 200) throw errors.fetchFailed(url);
    const text = await response.text().catch(() => {
      throw errors.fetchFailed(url);
    });
    let document: T | null;
    try {
      document = JSON.parse(text) as T | null;
    } catch {
      throw errors.invalidJson(url);
    }
    if (typeof document?.hash !== 'string' || document.hash === '') {
      throw errors.missingHash(url);
    }
    if (document.hash !== hash) throw errors.invalidHash();
    return document;
  }

  /**
   * A page without a document becomes the not-found page, with the catch-all data of its language.
   * That file is read anew: it also says whether another build has the page.
   */
  async function readMissing(path: string): Promise<'missing'> {
    const dataPath = catchAllDataPath(localeOfPath(path));
    try {
      if (dataPath) {
        files.set(dataPath, await readDocument(dataPath));
      }
    } catch (error) {
      if (!hasCode(error, 404)) throw error;
    }
    return 'missing';
  }

  async function readPage(path: string): Promise<PageState> {
    if (matchRoute(path)?.route.dynamic) return readMissing(path);
    try {
      const document = await readDocument<PageDocument | RedirectDocument>(documentAddress(path));
      if ('redirect' in document) throw errors.moved(path, document.redirect);
      return document;
    } catch (error) {
      if (hasCode(error, 404)) return readMissing(path);
      throw error;
    }
  }

  /** From the HTML, the cache or the server; never asked for twice at once. */
  async function page(pathnameOfPage: string): Promise<PageState> {
    const path = documentPath(pathnameOfPage);
    const state = known.get(path);
    if (state) return state;
    const running = pending.get(path) ?? readPage(path);
    pending.set(path, running);
    try {
      const result = await running;
      known.set(path, result);
      return result;
    } finally {
      pending.delete(path);
    }
  }

  /** A data file that is no page's own: the pages that can be suggested. */
  async function data<T extends {hash: string}>(url: string): Promise<T> {
    const file = (files.get(url) as T | undefined) ?? (await readDocument<T>(url));
    files.set(url, file);
    return file;
  }

  return {
    /** The build that this tab runs; undefined when the HTML does not say. */
    hash,
    page,
    data,
    peek: (pathnameOfPage: string) => known.get(documentPath(pathnameOfPage)),
    /** Treats a page like a 404 from now on. */
    forget: (pathnameOfPage: string) => known.set(documentPath(pathnameOfPage), 'missing'),
  };
}

export type Loader = ReturnType<typeof createLoader>;

/** The document in the page's HTML; undefined when it is not there or broken. */
function readEmbedded(text: string | undefined): PageDocument | undefined {
  try {
    const document = JSON.parse(text ?? '') as PageDocument | null;
    return typeof document?.hash === 'string' ? document : undefined;
  } catch {
    return undefined;
  }
}
