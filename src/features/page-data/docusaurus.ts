/*
 * Stands in for core/lib/client/docusaurus.js in the browser's bundle
 * (plugins/page-data): `window.docusaurus`, which links call.
 */
import {loadPage, scriptsOf} from './enter';

/** Links name anchors too, which are no part of a page's name. */
const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Loads a page's data and code, so that a click shows it at once; failures wait for the click. */
const preload = (address: string) => loadPage(pathOf(address)).catch(() => undefined);

/** Loads a page's data, and asks the browser for its scripts when it has time. */
async function prefetch(address: string): Promise<void> {
  const scripts = await scriptsOf(pathOf(address)).catch(() => []);
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = script;
    document.head.append(link);
  }
}

export default Object.freeze({prefetch, preload});
