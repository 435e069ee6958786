/** Safari has no requestIdleCallback; by then, in ms, its first view is done. */
const FALLBACK_DELAY = 2000;

/** Does something that nobody waits for, when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task, FALLBACK_DELAY);
  }
}
