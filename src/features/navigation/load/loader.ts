import {PAGE_TIMEOUT, PREFETCH_PATIENCE} from '../../../constants';
import {errors, hasCode} from '../../../lib/errors';
import {localeOfPath} from '../../../lib/locales';
import {catchAllDataPath, matchRoute} from '../../../routes';
import {isBuilt} from './built';
import {
  documentAddress,
  documentPath,
  EMBEDDED_ID,
  type PageDocument,
  type RedirectDocument,
} from '../../../lib/pageDocument';

/** A page's document, or the knowledge that the page does not exist. */
type PageState = PageDocument | 'missing';

/** A request that has not been answered. */
type Pending = {
  state: Promise<PageState>;
  /** In ms. */
  startedAt: number;
  abort: () => void;
};

type LoaderOptions = {
  /** The page data embedded in the first page's HTML; undefined outside production builds. */
  embedded: string | undefined;
  pathname: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
};

/**
 * Loads and caches page data (specification, section 2, "before entering a route"), independently
 * of the router and the DOM.
 */
export function createLoader({embedded, pathname, fetch}: LoaderOptions) {
  const states = new Map<string, PageState>();
  const pending = new Map<string, Pending>();
  const files = new Map<string, {hash: string}>();
  const first = readEmbedded(embedded);
  const hash = first?.hash;

  if (first) {
    // For an unknown path, hosts serve the not-found page at that path.
    const isElsewhere = first.path !== documentPath(pathname);
    const isNotFound = matchRoute(first.path)?.route.name === 'not-found';
    states.set(documentPath(pathname), isElsewhere && isNotFound ? 'missing' : first);
  }

  /**
   * @throws CatalogueError for another build's hash, invalid JSON, no hash, a 404 or another status
   */
  async function readDocument<T extends {hash: string}>(
    url: string,
    signal?: AbortSignal,
  ): Promise<T> {
    let response: Response;
    try {
      const headers = {accept: 'application/json'};
      response = await fetch(url, {credentials: 'include', headers, signal});
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
      // A `__proto__` would change the bundler's own objects.
      document = JSON.parse(text, (key, value: unknown) =>
        key === '__proto__' ? undefined : value,
      ) as T | null;
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
   * That file is fetched again, since it also shows whether a newer build has the page.
   */
  async function readMissing(path: string, signal: AbortSignal): Promise<'missing'> {
    const dataPath = catchAllDataPath(localeOfPath(path));
    try {
      if (dataPath) {
        files.set(dataPath, await readDocument(dataPath, signal));
      }
    } catch (error) {
      if (!hasCode(error, 404)) throw error;
    }
    return 'missing';
  }

  async function readPage(path: string, signal: AbortSignal): Promise<PageState> {
    const isOwn = process.env.SITE_OWN_PAGES && isBuilt(path);
    if (!isOwn && matchRoute(path)?.route.dynamic) return readMissing(path, signal);
    try {
      const document = await readDocument<PageDocument | RedirectDocument>(
        documentAddress(path),
        signal,
      );
      if ('redirect' in document) throw errors.moved(path, document.redirect);
      return document;
    } catch (error) {
      if (hasCode(error, 404)) return readMissing(path, signal);
      throw error;
    }
  }

  function request(path: string): Pending {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, PAGE_TIMEOUT);
    const read = async () => {
      try {
        const state = await readPage(path, controller.signal);
        states.set(path, state);
        return state;
      } finally {
        clearTimeout(timer);
        pending.delete(path);
      }
    };
    const started = {state: read(), startedAt: Date.now(), abort};
    pending.set(path, started);
    return started;
  }

  /** Gives up on a request that was made ahead and has hung. */
  async function settle({state, startedAt, abort}: Pending): Promise<void> {
    const timer = setTimeout(abort, startedAt + PREFETCH_PATIENCE - Date.now());
    await state.catch(() => undefined);
    clearTimeout(timer);
  }

  /**
   * Reads from the HTML, the cache or the server; concurrent calls share one request.
   *
   * @param isDue whether the visitor waits for the page: a request made ahead that fails or does
   * not answer is made again
   */
  async function page(pathnameOfPage: string, isDue = false): Promise<PageState> {
    const path = documentPath(pathnameOfPage);
    const ahead = pending.get(path);
    if (ahead && isDue) await settle(ahead);
    return states.get(path) ?? (pending.get(path) ?? request(path)).state;
  }

  /** Loads a data file that belongs to no page: the list of suggestions. */
  async function data<T extends {hash: string}>(url: string): Promise<T> {
    const file = (files.get(url) as T | undefined) ?? (await readDocument<T>(url));
    files.set(url, file);
    return file;
  }

  return {
    /** The build of this tab; undefined if the HTML does not include it. */
    hash,
    /** The language of this tab; not the `lang` of its HTML, which a browser's translation changes. */
    locale: first?.locale,
    page,
    data,
    peek: (pathnameOfPage: string) => states.get(documentPath(pathnameOfPage)),
    /** Treats a page as missing from now on. */
    markMissing: (pathnameOfPage: string) => states.set(documentPath(pathnameOfPage), 'missing'),
  };
}

/** Parses the document in the page's HTML; undefined if absent or invalid. */
function readEmbedded(text: string | undefined): PageDocument | undefined {
  if (!text) return undefined;
  try {
    const document = JSON.parse(text) as PageDocument | null;
    return typeof document?.hash === 'string' ? document : undefined;
  } catch {
    return undefined;
  }
}

const isBrowser = typeof document !== 'undefined';

/** The page data of this tab. On the server, pages receive it as props. */
export const loader = createLoader({
  embedded: isBrowser ? document.getElementById(EMBEDDED_ID)?.textContent : undefined,
  pathname: isBrowser ? window.location.pathname : '/',
  fetch: (url, init) => window.fetch(url, init),
});
