/* When a page is loaded in full, and what that load must not lose. */
import {PAGE_TIMEOUT} from '../../../constants';
import {httpErrors} from '../../../lib/errors';

/**
 * Whether the path has changed since the document was loaded. A full load resets this, so it
 * happens once.
 */
export function hasPathChanged(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname;
}

/** Whether a full load would discard what a visitor has entered. */
export function isBeingFilledIn(): boolean {
  const isChanged = (field: Element) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
      : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  return [...document.querySelectorAll('input, textarea')].some(isChanged);
}

/**
 * Makes the next full load start at its top or anchor, like a link; a reload would restore the old
 * position.
 */
export function prepareReload(): void {
  const disableScrollRestoration = () => {
    window.history.scrollRestoration = 'manual';
  };
  disableScrollRestoration();
  // Runs after the other listeners, which set what pages in the back/forward cache need.
  window.addEventListener('pagehide', disableScrollRestoration, {once: true});
}

/** Completes {@link prepareReload} in the new document. */
export function arriveAtTarget(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('pagehide', giveBack, {once: true});
  // Browsers find the anchor on a reload, but do not scroll to it.
  document.querySelector(':target')?.scrollIntoView({behavior: 'instant'});
}

/**
 * Makes the bundler retry scripts that the HTML failed to load: it would wait for events that their
 * elements have already fired. Scripts that loaded have run.
 */
export function forgetScriptsOfPage(): void {
  for (const script of document.querySelectorAll('script[defer]:not([src*="main."])')) {
    script.remove();
  }
}

/** In ms: how long another document may take before a full load replaces it. */
const GRACE = 10_000;

/** Detects that the browser is loading another document, for a plain link or a typed address. */
export function isAnotherDocumentComing(): {
  /** Resolves at once if there is none, else after the grace period. */
  waitForGracePeriod: () => Promise<void>;
  /** Removes the listeners: one would keep pages out of the back/forward cache. */
  dispose: () => void;
} {
  let startedAt: number | undefined;
  let clicked: Element | null | undefined;
  const onClick = ({target}: Event) => {
    clicked = target instanceof Element ? target.closest('a') : undefined;
  };
  const onUnload = () => {
    // These start a navigation that never completes.
    if (!clicked?.matches('[href^="mailto:"], [href^="tel:"]')) startedAt = Date.now();
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  return {
    waitForGracePeriod: async () => {
      if (startedAt !== undefined) {
        const left = startedAt + GRACE - Date.now();
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    dispose: () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    },
  };
}

let stopWaiting: (() => void) | undefined;

/**
 * Waits for the page that the visitor has asked for, but not for ever: a request may never be
 * answered.
 *
 * @throws HttpError when the time is over or the visitor has asked again; what `loading` throws
 */
export async function inTime(loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: typeof stopWaiting;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpErrors.timeout(PAGE_TIMEOUT)), PAGE_TIMEOUT);
    stop = () => reject(httpErrors.aborted());
  });
  stopWaiting = stop;
  try {
    await Promise.race([loading, stopped]);
  } finally {
    clearTimeout(timer);
    if (stopWaiting === stop) stopWaiting = undefined;
  }
}

/** Returns a function that loads in full the page that the visitor waits for, if any. */
export const awaited = () => stopWaiting;
