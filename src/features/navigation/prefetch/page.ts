/*
 * What a page needs, and how to have it now: the one place where links touch the
 * loading of pages, which is `window.docusaurus` (features/page-data in production,
 * Docusaurus' own in development).
 */

/** Loads a page's data ahead, and says the addresses of the scripts that it needs. */
export async function assetsOf(path: string): Promise<readonly string[]> {
  const addresses: unknown = await window.docusaurus.prefetch(path);
  // Docusaurus' own has fetched them already, and answers nothing.
  return Array.isArray(addresses)
    ? addresses.filter((address): address is string => typeof address === 'string')
    : [];
}

/**
 * Whether all of a page is there, so that it can be shown without waiting. Docusaurus'
 * own does not know.
 */
export function isPageReady(path: string): boolean {
  const {isReady} = window.docusaurus as {isReady?: (path: string) => boolean};
  return isReady?.(path) ?? false;
}

/** Says that a page has been shown that was ready: it overtakes one that is still loaded. */
export function showReady(path: string): void {
  const {showReady: tell} = window.docusaurus as {showReady?: (path: string) => void};
  tell?.(path);
}

/**
 * Loads a page's code, so that a click shows it at once; a failure waits for the click.
 *
 * @returns whether it is there
 */
export async function preloadPage(path: string): Promise<boolean> {
  try {
    await window.docusaurus.preload(path);
    return true;
  } catch {
    return false;
  }
}
