/* The first page of a document: its HTML is readable before its code has loaded. */
import {folderOf, prepareAddress} from '../undecodable';
import {isAnotherDocumentComing} from './anotherDocument';
import {loadPage} from './enter';

const never = () => new Promise<never>(() => undefined);

/**
 * Whether the path has changed since the document was loaded. A full load resets this, so it
 * happens once.
 */
function hasPathChanged(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    folderOf(new URL(entry.name).pathname) !== folderOf(window.location.pathname)
  );
}

/** Whether a full load would discard what a visitor has entered. */
function isBeingFilledIn(): boolean {
  const isChanged = (field: Element) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  return [...document.querySelectorAll('input, textarea')].some(isChanged);
}

/** Completes the full load of a next page: see prepareReload in nextPage.ts. */
function arriveAtTarget(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', giveBack, {once: true});
  // Browsers find the anchor on a reload, but do not scroll to it.
  document.querySelector(':target')?.scrollIntoView({behavior: 'instant'});
}

/**
 * Makes the bundler retry scripts that the HTML failed to load: it would wait for events that their
 * elements have already fired. Scripts that loaded have run.
 */
function forgetScriptsOfPage(): void {
  for (const script of document.querySelectorAll('script[defer]:not([src*="main."])')) {
    script.remove();
  }
}

/**
 * One reload may fix missing code; a second would fail again, and any reload would discard what the
 * visitor has typed, or cancel a link clicked since.
 */
async function recover(error: unknown, waitForOtherDocument: () => Promise<void>): Promise<never> {
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
 * Loads the page of the document's own address; never resolves if only a reload can show it. Back
 * and forward may change the URL before the code has loaded, and only the target's own HTML can
 * show it then.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
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
    prepareAddress();
  } catch (error) {
    return recover(error, anotherDocument.waitForGracePeriod);
  } finally {
    anotherDocument.dispose();
    window.removeEventListener('popstate', leave);
  }
}
