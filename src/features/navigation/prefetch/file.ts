/** Addresses of the files requested, without failures. */
const requested = new Set<string>();

/** Whether the browser has already loaded a file. */
function isLoaded(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const last = entries.at(-1) as {responseStatus?: number} | undefined;
  return last?.responseStatus === 200;
}

async function get(address: string): Promise<boolean> {
  const response = await fetch(address, {credentials: 'include', priority: 'low'});
  // Browsers may not cache an unread body.
  await response.arrayBuffer();
  return response.status === 200;
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
