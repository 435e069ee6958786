/*
 * Stands in for core/lib/client/docusaurus.js in the browser's bundle
 * (plugins/page-data): `window.docusaurus`, which links call.
 */
import {loadPage, scriptsOf} from './enter';

/** Loads a page's data and code, so that a click shows it at once; failures wait for the click. */
const preload = (pathname: string) => loadPage(pathname).catch(() => undefined);

/** Loads a page's data, and asks the browser for its scripts when it has time. */
async function prefetch(pathname: string): Promise<void> {
  const scripts = await scriptsOf(pathname).catch(() => []);
  for (const address of scripts) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }
}

export default Object.freeze({prefetch, preload});
