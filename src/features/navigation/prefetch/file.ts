import {PAGE_TIMEOUT, PREFETCH_PATIENCE} from '../../../constants';

/** Addresses of the files requested, without failures. */
const requested = new Set<string>();

/** Whether the browser has already loaded a file. */
function isLoaded(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const last = entries.at(-1) as {responseStatus?: number} | undefined;
  return last?.responseStatus === 200;
}

/** Gives up on a server that hangs: the browser's cache makes a click wait for the same request. */
async function get(address: string): Promise<boolean> {
  const controller = new AbortController();
  const abortAfter = (ms: number) => setTimeout(() => controller.abort(), ms);
  const {signal} = controller;
  const silence = abortAfter(PREFETCH_PATIENCE);
  const stall = abortAfter(PAGE_TIMEOUT);
  try {
    const response = await fetch(address, {credentials: 'include', priority: 'low', signal});
    clearTimeout(silence);
    // Browsers may not cache an unread body.
    await response.arrayBuffer();
    return response.status === 200;
  } finally {
    clearTimeout(silence);
    clearTimeout(stall);
  }
}

/**
 * Prefetches a file once; only status 200 counts. Of the two ways in section 7 of the
 * specification, this one works in all engines under `default-src 'none'`
 * (plugins/publish/README.md).
 */
export async function prefetchFile(address: string): Promise<void> {
  if (requested.has(address) || isLoaded(address)) return;
  requested.add(address);
  const succeeded = await get(address).catch(() => false);
  if (!succeeded) requested.delete(address);
}
