/** What has been asked for in this document, by its address; failures are forgotten. */
const asked = new Map<string, Promise<boolean>>();

/** Whether a file has come already, as far as the browser says. */
function hasCome(address: string): boolean {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const last = entries.at(-1) as {responseStatus?: number} | undefined;
  return last?.responseStatus === 200;
}

async function get(address: string): Promise<boolean> {
  const response = await fetch(address, {credentials: 'include', priority: 'low'});
  // What is not read to its end may not be kept.
  await response.arrayBuffer();
  return response.status === 200;
}

/**
 * Has the browser fetch a file for later, once, with a GET that carries credentials: of
 * the specification's two ways (section 7) the one that all engines know and
 * `default-src 'none'` allows in all of them (plugins/publish/README.md).
 *
 * @returns whether it came; only status 200 counts
 */
export function prefetchFile(address: string): Promise<boolean> {
  const known = asked.get(address);
  if (known) {
    return known;
  }
  // Already loaded with another page.
  if (hasCome(address)) {
    return Promise.resolve(true);
  }
  const request = get(address)
    .catch(() => false)
    .then((succeeded) => {
      if (!succeeded) asked.delete(address);
      return succeeded;
    });
  asked.set(address, request);
  return request;
}
