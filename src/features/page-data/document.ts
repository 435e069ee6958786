/**
 * Whether the address has another path than the document was loaded with. A full load ends that, so
 * that it happens once.
 */
export function hasPathChanged(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname;
}

/** Whether a full load would lose what a visitor has filled in. */
export function isBeingFilledIn(): boolean {
  const isChanged = (field: Element) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  return [...document.querySelectorAll('input, textarea')].some(isChanged);
}

/**
 * Makes the coming full load begin at its top or anchor, as a link does; a reload would restore the
 * old position.
 */
export function prepareReload(): void {
  const disableScrollRestoration = () => {
    window.history.scrollRestoration = 'manual';
  };
  disableScrollRestoration();
  // After the other listeners, which restore what cached pages need.
  window.addEventListener('pagehide', disableScrollRestoration, {once: true});
}

/** Completes {@link prepareReload} in the new document. */
export function arriveAtTarget(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', giveBack, {once: true});
  // Browsers do not follow the anchor of a page that is reloaded.
  const {hash} = window.location;
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({behavior: 'instant'});
  } catch {
    // A malformed anchor names nothing.
  }
}

/**
 * Makes the bundler ask again for code that the HTML failed to load: it would wait for events of
 * script elements that have passed. Those that loaded have run.
 */
export function forgetScriptsOfPage(): void {
  for (const script of document.querySelectorAll('script[defer]:not([src*="main."])')) {
    script.remove();
  }
}

/** In ms: how long another document may take before a full load takes its place. */
const GRACE = 10_000;

/**
 * Watches whether the browser begins to load another document by itself: for a plain link, or an
 * address typed.
 */
export function isAnotherDocumentComing(): {
  /** Resolves at once when there is none, else after the time that it may take. */
  hasHadItsTime: () => Promise<void>;
  /** Stops watching: a listener for good would keep pages out of the browser's memory. */
  forget: () => void;
} {
  let begun: number | undefined;
  const begin = () => {
    begun = Date.now();
  };
  window.addEventListener('beforeunload', begin);
  return {
    // Links to mail and telephone begin one that never arrives.
    hasHadItsTime: async () => {
      if (begun !== undefined) {
        const left = begun + GRACE - Date.now();
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    forget: () => window.removeEventListener('beforeunload', begin),
  };
}
