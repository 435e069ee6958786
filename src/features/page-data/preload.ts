/*
 * Replaces core/lib/client/preload.js in the browser's bundle (plugins/page-data). Docusaurus calls
 * it before it hydrates the first page and before it shows each next one: the old page stays until
 * the promise resolves; when it rejects, the target loads in full.
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

const never = () => new Promise<never>(() => undefined);

let calls = 0;

/** Why a full load is under way. */
let leaving: {because: unknown} | undefined;

/**
 * The first page is readable without its code. One full load may bring a page whose code exists; a
 * second one would bring the same again, and any would lose what the visitor has typed.
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
 * Back and forward may change the address before the code is there, and nobody would show its page:
 * its HTML does.
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
    if (hasPathChanged()) return await never();
    setShown(pathname);
  } catch (error) {
    return recoverFirstPage(error);
  } finally {
    window.removeEventListener('popstate', leave);
  }
}

async function loadNextPage(pathname: string): Promise<void> {
  if (leaving) {
    // It would take the place of this page.
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
    // Docusaurus would show the newer page before it is loaded.
    if (isSuperseded()) return await never();
    setShown(pathname);
  } catch (error) {
    // It would take the place of a plain link clicked after it.
    await anotherDocument.hasHadItsTime();
    if (isSuperseded()) return await never();
    // These are no faults.
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

guardRoutes();

/** For another path than the address, `window.docusaurus` preloads. */
export default function preload(pathname: string): Promise<void> {
  if (calls > 0 && documentPath(pathname) !== documentPath(window.location.pathname)) {
    return loadAhead(pathname);
  }
  calls += 1;
  return calls === 1 ? loadFirstPage(pathname) : loadNextPage(pathname);
}
