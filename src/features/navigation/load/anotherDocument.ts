/** In ms: how long another document may take before a full load replaces it. */
const GRACE = 10_000;

/**
 * Detects that the browser is loading another document, for a plain link or a typed address. A full
 * load would cancel it.
 */
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
