/* A page that the visitor asks for: the old one stays in view until it has loaded. */
import {hasCode} from '../../../lib/errors';
import {isAnotherDocumentComing} from './anotherDocument';
import {assertOwnLanguage, loadPage} from './enter';
import {inTime} from './inTime';

/**
 * Makes the next full load start at its top or anchor, like a link; a reload would restore the old
 * position. The new document completes it: see arriveAtTarget in firstPage.ts.
 */
function prepareReload(): void {
  const disableScrollRestoration = () => {
    window.history.scrollRestoration = 'manual';
  };
  disableScrollRestoration();
  // Runs after the other listeners, which set what pages in the back/forward cache need.
  window.addEventListener('pagehide', disableScrollRestoration, {once: true});
}

let calls = 0;

/** Why a full load has started. */
let leaving: {because: unknown} | undefined;

/**
 * Loads a page of this application, or of this build; never resolves if the visitor has asked for
 * another one since.
 *
 * @throws what requires a full load, which Docusaurus starts
 */
export async function loadNextPage(pathname: string): Promise<void> {
  calls += 1;
  const call = calls;
  const isSuperseded = () => call !== calls;
  const never = () => new Promise<never>(() => undefined);
  if (leaving) {
    // This page would replace the full load.
    throw leaving.because;
  }
  const anotherDocument = isAnotherDocumentComing();
  try {
    assertOwnLanguage(pathname);
    await inTime(loadPage(pathname, true));
    // Docusaurus would show the newer page before it has loaded.
    if (isSuperseded()) return await never();
  } catch (error) {
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
