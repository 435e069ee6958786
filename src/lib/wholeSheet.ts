import {CHUNK_LOAD_TIMEOUT} from '../constants';
import {errors, type ChunkFailure} from './errors';

/*
 * A page's HTML links the rules that it needs as it is shown at first
 * (plugins/styles). The whole sheet comes with the first code that shows anything else.
 */

let isThere = false;
let coming: Promise<void> | undefined;

/** The link of the page's first sheet; it names the whole one. Not in development. */
const findLink = () => document.querySelector<HTMLLinkElement>('link[data-whole]');

/** The address of the whole sheet, while it is not there yet. */
export function missingSheet(): string | undefined {
  return isThere ? undefined : findLink()?.dataset.whole;
}

function load(first: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = (failure: ChunkFailure) => {
      clearTimeout(timer);
      link.remove();
      reject(errors.chunkLoad('styles', failure, address));
    };
    const timer = setTimeout(() => fail('timeout'), CHUNK_LOAD_TIMEOUT);
    link.rel = 'stylesheet';
    link.href = address;
    link.integrity = first.dataset.wholeIntegrity ?? '';
    link.onerror = () => fail('error');
    link.onload = () => {
      clearTimeout(timer);
      isThere = true;
      resolve();
    };
    // Right behind the first, whose rules it repeats in the same order.
    first.after(link);
  });
}

/**
 * Resolves when all rules of the site are in the document.
 *
 * @throws CatalogueError when the sheet does not come; a later call tries again
 */
export function wholeSheet(): Promise<void> {
  const first = findLink();
  const address = missingSheet();
  if (!first || address === undefined) {
    return Promise.resolve();
  }
  coming ??= load(first, address).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
