/*
 * Stands in for core/lib/client/preload.js in the browser's bundle
 * (plugins/page-data): Docusaurus calls it before it hydrates the first page and
 * before it shows each next one. The old page stays until its promise resolves; when
 * it rejects, Docusaurus loads the target in full.
 */
import {hasCode} from '../../lib/errors';
import {assertOwnLanguage, loadPage} from './enter';

/** A promise that never settles: what Docusaurus waits for is no longer wanted. */
const never = () => new Promise<never>(() => undefined);

let calls = 0;

/**
 * The first page is readable without its code. One full load may bring a page whose
 * code is there (the HTML was an older build's); a second one would bring the same
 * again.
 */
function recoverFirstPage(error: unknown): Promise<never> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') {
    // eslint-disable-next-line no-console -- says why nothing on the page reacts
    console.error(error);
  } else {
    window.location.reload();
  }
  return never();
}

export default async function preload(pathname: string): Promise<void> {
  calls += 1;
  const call = calls;
  try {
    if (call > 1) {
      assertOwnLanguage(pathname);
    }
    await loadPage(pathname);
  } catch (error) {
    if (call !== calls) {
      return never();
    }
    if (call === 1) {
      return recoverFirstPage(error);
    }
    // Another build, another language, an address that moved: nothing went wrong.
    if (!hasCode(error, 'INVALID_HASH', 'MOVED')) {
      // eslint-disable-next-line no-console -- "reported", section 8
      console.error(error);
    }
    throw error;
  }
  // The visitor has gone elsewhere meanwhile: Docusaurus would show that page before
  // it is loaded.
  return call === calls ? undefined : never();
}
