/** What has been asked for in this document, by its address; failures are forgotten. */
const asked = new Map<string, Promise<boolean>>();

function supportsPrefetch(link: HTMLLinkElement): boolean {
  // Safari knows no prefetch, and older browsers don't say.
  return link.relList.supports?.('prefetch') ?? false;
}

/** The status that a file last came with; undefined where it has not, or where the browser is silent. */
function statusOf(address: string): number | undefined {
  const entries = performance.getEntriesByName(new URL(address, document.baseURI).href);
  const last = entries.at(-1) as {responseStatus?: number} | undefined;
  return last?.responseStatus || undefined;
}

function byLink(link: HTMLLinkElement, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      // What came stays in the browser's memory; an attempt that failed may be followed by
      // another one. Neither leaves anything in the document.
      link.remove();
      resolve(succeeded);
    };
    link.onload = () => end((statusOf(address) ?? 200) === 200);
    link.onerror = () => end(false);
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  });
}

async function byGet(address: string): Promise<boolean> {
  const response = await fetch(address, {credentials: 'include', priority: 'low'});
  return response.status === 200;
}

/**
 * Has the browser fetch a file for later, once: as a link, or else with a GET that
 * carries credentials (specification, section 7).
 *
 * @returns whether it came; only status 200 counts
 */
export function prefetchFile(address: string): Promise<boolean> {
  const known = asked.get(address);
  if (known) {
    return known;
  }
  // It has come with another page already.
  if (statusOf(address) === 200) {
    return Promise.resolve(true);
  }
  const link = document.createElement('link');
  const request = (supportsPrefetch(link) ? byLink(link, address) : byGet(address))
    .catch(() => false)
    .then((succeeded) => {
      if (!succeeded) asked.delete(address);
      return succeeded;
    });
  asked.set(address, request);
  return request;
}
