/*
 * Replaces core/lib/client/preload.js in the browser's bundle (plugins/page-data). Docusaurus calls
 * it before it hydrates the first page and before it shows each next one: the old page stays until
 * the promise resolves. If it rejects, the target loads in full.
 */
import {hasCode} from '../../../lib/errors';
import {documentPath} from '../../../lib/pageDocument';
import {nameFolder, prepareAddress} from '../undecodable';
import {assertOwnLanguage, guardRoutes, loadAhead, loadOther, loadPage, setShown} from './enter';
import {
  arriveAtTarget,
  forgetScriptsOfPage,
  hasPathChanged,
  inTime,
  isAnotherDocumentComing,
  isBeingFilledIn,
  prepareReload,
} from './fullLoad';

const never = () => new Promise<never>(() => undefined);

let calls = 0;

/** Why a full load has started. */
let leaving: {because: unknown} | undefined;

/**
 * The first page is readable without its code. One reload may fix missing code; a second would fail
 * again, and any reload would discard what the visitor has typed, or cancel a link clicked since.
 */
async function recoverFirstPage(
  error: unknown,
  waitForOtherDocument: () => Promise<void>,
): Promise<never> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' || isBeingFilledIn()) {
    // eslint-disable-next-line no-console -- says why nothing on the page reacts
    console.error(error);
  } else {
    await waitForOtherDocument();
    window.location.reload();
  }
  return never();
}

/**
 * Back and forward may change the URL before the code has loaded, and only the target's own HTML
 * can show it then.
 */
async function loadFirstPage(pathname: string): Promise<void> {
  const leave = () => {
    if (hasPathChanged()) {
      window.location.reload();
    }
  };
  window.addEventListener('popstate', leave);
  const anotherDocument = isAnotherDocumentComing();
  try {
    if (hasPathChanged()) {
      window.location.reload();
      return await never();
    }
    arriveAtTarget();
    forgetScriptsOfPage();
    await loadPage(pathname, true);
    if (hasPathChanged()) return await never();
    setShown(pathname);
    prepareAddress();
  } catch (error) {
    return recoverFirstPage(error, anotherDocument.waitForGracePeriod);
  } finally {
    anotherDocument.dispose();
    window.removeEventListener('popstate', leave);
  }
}

async function loadNextPage(pathname: string): Promise<void> {
  if (leaving) {
    // This page would replace the full load.
    throw leaving.because;
  }
  const call = calls;
  const isSuperseded = () => call !== calls;
  const anotherDocument = isAnotherDocumentComing();
  try {
    assertOwnLanguage(pathname);
    await inTime(loadOther(pathname, true));
    // Docusaurus would show the newer page before it has loaded.
    if (isSuperseded()) return await never();
    setShown(pathname);
  } catch (error) {
    // A full load would cancel a plain link clicked since.
    await anotherDocument.waitForGracePeriod();
    if (isSuperseded()) return await never();
    // Expected, so not logged.
    if (!hasCode(error, 'INVALID_HASH', 'MOVED')) {
      // eslint-disable-next-line no-console -- "reported", section 8
      console.error(error);
    }
    leaving = {because: error};
    prepareReload();
    throw error;
  } finally {
    anotherDocument.dispose();
  }
}

guardRoutes();

/** For any path but the current one, `window.docusaurus` preloads. */
export default function preload(pathname: string): Promise<void> {
  if (calls > 0 && documentPath(pathname) !== documentPath(window.location.pathname)) {
    return loadAhead(pathname);
  }
  calls += 1;
  if (calls > 1) return loadNextPage(pathname);
  nameFolder();
  return loadFirstPage(window.location.pathname);
}
