/*
 * Stands in for core/lib/client/docusaurus.js in the browser's bundle
 * (plugins/page-data): `window.docusaurus`, which whoever follows links calls. So no
 * link has to know how pages are loaded.
 */
import {isPageReady, isShown, loadPage, filesOf} from './enter';
import {isLeaving, showReady} from './preload';

/** Links name anchors too, which are no part of a page's name. */
const pathOf = (address: string) => new URL(address, window.location.href).pathname;

export default Object.freeze({
  /**
   * Loads a page's data and code, so that a click shows it at once.
   *
   * @throws CatalogueError, or the bundler's ChunkLoadError; a click tries again
   */
  preload: async (address: string) => {
    const path = pathOf(address);
    if (!isShown(path)) await loadPage(path);
  },
  /** Whether a page's data and code are there, so that it can be shown at once. */
  isReady: (address: string) => !isLeaving() && isPageReady(pathOf(address)),
  /** Says that a page that is ready has been shown. */
  showReady: (address: string) => showReady(pathOf(address)),
  /**
   * Loads a page's data, and says which files the page needs beside it.
   *
   * @throws CatalogueError
   */
  prefetch: (address: string) => filesOf(pathOf(address)),
});
