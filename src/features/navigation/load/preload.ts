/*
 * Replaces core/lib/client/preload.js in the browser's bundle (plugins/page-data). Docusaurus calls
 * it before it hydrates the first page and before it shows each next one: the old page stays until
 * the promise resolves. If it rejects, the target loads in full.
 */
import {documentPath} from '../../../lib/pageDocument';
import {nameFolder} from '../undecodable';
import {guardRoutes, loadAhead} from './enter';
import {loadFirstPage} from './firstPage';
import {loadNextPage} from './nextPage';

let isFirst = true;

guardRoutes();

export default function preload(pathname: string): Promise<void> {
  if (isFirst) {
    isFirst = false;
    nameFolder();
    return loadFirstPage(window.location.pathname);
  }
  // For any path but the current one, `window.docusaurus` preloads.
  const isCurrent = documentPath(pathname) === documentPath(window.location.pathname);
  return isCurrent ? loadNextPage(pathname) : loadAhead(pathname);
}
