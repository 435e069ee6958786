/** Delay for Safari, which lacks requestIdleCallback, in ms: the first view is done by then. */
const FALLBACK_DELAY = 2000;

/** Runs a low-priority task when the browser is idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task, FALLBACK_DELAY);
  }
}
