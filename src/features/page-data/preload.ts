/*
 * Stands in for core/lib/client/preload.js in the browser's bundle
 * (plugins/page-data): Docusaurus calls it before it hydrates the first page and
 * before it shows each next one. The old page stays until its promise resolves; when
 * it rejects, Docusaurus loads the target in full.
 */
import {hasCode} from '../../lib/errors';
import {documentPath} from '../../lib/pageDocument';
import {assertOwnLanguage, guardRoutes, isShown, loadAhead, loadPage, setShown} from './enter';
import {
  arriveAtTarget,
  forgetScriptsOfPage,
  hasPathChanged,
  isAnotherDocumentComing,
  isBeingFilledIn,
  prepareReload,
} from './document';

/** A promise that never settles: what Docusaurus waits for is no longer wanted. */
const never = () => new Promise<never>(() => undefined);

let calls = 0;

/** Why Docusaurus has been told to load a page in full: this document is on its way out. */
let leaving: {because: unknown} | undefined;

/**
 * The first page is readable without its code. One full load may bring a page whose
 * code is there (the HTML was an older build's); a second one would bring the same
 * again, and any would throw away what the visitor has typed meanwhile.
 */
function recoverFirstPage(error: unknown): Promise<never> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' || isBeingFilledIn()) {
    // eslint-disable-next-line no-console -- says why nothing on the page reacts
    console.error(error);
  } else {
    window.location.reload();
  }
  return never();
}

/**
 * Back and forward may change the address under a document that was loaded in full
 * after it was pushed; before its code is there nobody shows the page of that
 * address. Its HTML does.
 */
async function loadFirstPage(pathname: string): Promise<void> {
  const leave = () => {
    if (hasPathChanged()) {
      window.location.reload();
    }
  };
  window.addEventListener('popstate', leave);
  try {
    if (hasPathChanged()) {
      window.location.reload();
      return await never();
    }
    arriveAtTarget();
    forgetScriptsOfPage();
    await loadPage(pathname);
    if (hasPathChanged()) {
      return await never();
    }
    setShown(pathname);
  } catch (error) {
    return recoverFirstPage(error);
  } finally {
    window.removeEventListener('popstate', leave);
  }
}

/** Loads a page that was navigated to. */
async function loadNextPage(pathname: string): Promise<void> {
  if (leaving) {
    // The full load that is under way would take the place of this page.
    throw leaving.because;
  }
  const call = calls;
  const isSuperseded = () => call !== calls;
  const anotherDocument = isAnotherDocumentComing();
  try {
    assertOwnLanguage(pathname);
    if (!isShown(pathname)) {
      await loadPage(pathname);
    }
    // The visitor has gone elsewhere meanwhile: Docusaurus would show that page before
    // it is loaded.
    if (isSuperseded()) {
      return await never();
    }
    setShown(pathname);
  } catch (error) {
    // A full load of this page would take the place of a plain link's that was
    // clicked after it.
    await anotherDocument.hasHadItsTime();
    if (isSuperseded()) {
      return await never();
    }
    // Another build, another language, an address that moved: nothing went wrong.
    if (!hasCode(error, 'INVALID_HASH', 'MOVED')) {
      // eslint-disable-next-line no-console -- "reported", section 8
      console.error(error);
    }
    leaving = {because: error};
    prepareReload();
    throw error;
  } finally {
    anotherDocument.forget();
  }
}

// Before Docusaurus shows the first page.
guardRoutes();

/**
 * Of what is not the address, `window.docusaurus` asks for ahead.
 */
export default function preload(pathname: string): Promise<void> {
  if (calls > 0 && documentPath(pathname) !== documentPath(window.location.pathname)) {
    return loadAhead(pathname);
  }
  calls += 1;
  return calls === 1 ? loadFirstPage(pathname) : loadNextPage(pathname);
}
