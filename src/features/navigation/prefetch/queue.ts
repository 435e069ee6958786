/** Limits the requests of a page with many links. */
export const PAGES_AT_ONCE = 3;

/** Prefetches pages in order, each once; a failed page may be queued again. */
export function createQueue(load: (path: string) => Promise<boolean>, atOnce = PAGES_AT_ONCE) {
  const queued = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  async function run(path: string): Promise<void> {
    running += 1;
    const succeeded = await load(path).catch(() => false);
    if (!succeeded) queued.delete(path);
    running -= 1;
    next();
  }

  function next(): void {
    const path = running < atOnce ? waiting.shift() : undefined;
    if (path !== undefined) void run(path);
  }

  return (path: string): void => {
    if (queued.has(path)) return;
    queued.add(path);
    waiting.push(path);
    next();
  };
}

/** Requests by address, without failures. */
const requests = new Map<string, Promise<boolean>>();

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
export function prefetchFile(address: string): Promise<boolean> {
  const request = requests.get(address);
  if (request) return request;
  if (isLoaded(address)) return Promise.resolve(true);
  const newRequest = get(address)
    .catch(() => false)
    .then((succeeded) => {
      if (!succeeded) requests.delete(address);
      return succeeded;
    });
  requests.set(address, newRequest);
  return newRequest;
}
