/* What page data needs to know of the document, and of those that come after it. */

/**
 * Whether the address has another path than when the host sent the document. After
 * a full load it never has, so that whoever answers this with one does so once.
 */
export function hasPathChanged(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  try {
    return new URL(entry?.name ?? '').pathname !== window.location.pathname;
  } catch {
    // Old browsers name the entry otherwise.
    return false;
  }
}

/** Whether a visitor has typed, ticked or chosen something: a full load would lose it. */
export function isBeingFilledIn(): boolean {
  const isChanged = (field: Element) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  return [...document.querySelectorAll('input, textarea')].some(isChanged);
}

/**
 * Lets the full load that comes begin at its top or its anchor, as a link does. A
 * reload would be scrolled to where the page before it was left.
 */
export function prepareReload(): void {
  const disableScrollRestoration = () => {
    window.history.scrollRestoration = 'manual';
  };
  disableScrollRestoration();
  // After those who listen already, and who give back what pages in memory need.
  window.addEventListener('pagehide', disableScrollRestoration, {once: true});
}

/** What {@link prepareReload} began, in the document that has come. */
export function arriveAtTarget(): void {
  if (window.history.scrollRestoration !== 'manual') {
    return;
  }
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
 * Makes the bundler ask again for code that the HTML asked for in vain. It waits for
 * the events of a script that is in the document, which have passed when the
 * application's own script runs, the last of all: those that came have run.
 */
export function forgetScriptsOfPage(): void {
  for (const script of document.querySelectorAll('script[defer]:not([src*="main."])')) {
    script.remove();
  }
}

/** How long another document has to come, in ms, before a full load may take its place. */
const GRACE = 10_000;

/**
 * Watches whether the browser begins to load another document by itself: a plain
 * link (the other language's, a file's) was clicked, or an address typed.
 */
export function isAnotherDocumentComing(): {
  /** Resolves at once when there is none, else when it should have been there. */
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
    // Links to mail and telephone begin one too, which never comes.
    hasHadItsTime: async () => {
      if (begun !== undefined) {
        const left = begun + GRACE - Date.now();
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    forget: () => window.removeEventListener('beforeunload', begin),
  };
}
