/*
 * Functions that run in the page. They are sent as source text, so they can't use their outer
 * scope.
 */

/** Key of the errors in sessionStorage, which survives full page loads. */
export const ERRORS = 'errors of the tests';

/**
 * Records uncaught errors, policy violations and console errors from now on.
 *
 * @param key of the record in sessionStorage
 */
export function collectErrors(key: string): void {
  const recorder = window as Window & {isRecording?: boolean};
  if (recorder.isRecording) return;
  recorder.isRecording = true;
  const record = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  addEventListener('error', ({message, filename}) => record(`${message} (${filename})`));
  addEventListener('unhandledrejection', ({reason}) => record(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    record(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  const {console: pageConsole} = window;
  const logError = pageConsole.error;
  pageConsole.error = (...values) => {
    record(values.map(String).join(' '));
    logError(...values);
  };
}

/** An element's text, position and state. */
export type Found = {
  text: string;
  /** Centre of its first line, in CSS px from the viewport's corner. */
  x: number;
  y: number;
  /** Whether the element is enabled and a click at that point hits it. */
  isReachable: boolean;
  /** Height of the page, in CSS px: while it changes, the layout is still moving. */
  height: number;
};

/**
 * Finds the first visible element that matches.
 *
 * @param name its accessible name; empty matches any
 * @param isWanted whether to scroll it into view
 */
export function look(selector: string, name: string, isWanted: boolean): Found | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const {labels} = element as HTMLInputElement;
    return plain(
      ids.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        element.getAttribute('aria-label') ||
        labels?.[0]?.textContent ||
        element.textContent,
    );
  };
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({visibilityProperty: true}) &&
      candidate.getClientRects().length > 0 &&
      (name === '' || nameOf(candidate) === name),
  );
  if (!element) return null;
  const isInView = ({top, bottom}: DOMRect) => top >= 0 && bottom <= window.innerHeight;
  if (isWanted && !isInView(element.getClientRects()[0]!)) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const {left, top, width, height} = element.getClientRects()[0]!;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  return {
    text: plain(element.textContent),
    x,
    y,
    isReachable: isHit && !element.matches(':disabled'),
    height: document.documentElement.scrollHeight,
  };
}
