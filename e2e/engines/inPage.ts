/*
 * What runs in the page. Each function is sent there as its text, and so knows nothing
 * around it.
 */

/** Where errors are kept: a full load forgets everything else. */
export const ERRORS = 'errors of the tests';

/**
 * Notes from now on what nobody caught, what a policy refused, and the console's errors.
 *
 * @param key where the session's storage keeps them
 */
export function collectErrors(key: string): void {
  const noted = window as Window & {isNoting?: boolean};
  if (noted.isNoting) return;
  noted.isNoting = true;
  const note = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  addEventListener('error', ({message, filename}) => note(`${message} (${filename})`));
  addEventListener('unhandledrejection', ({reason}) => note(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    note(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
  const {console: spoken} = window;
  const say = spoken.error;
  spoken.error = (...words) => {
    note(words.map(String).join(' '));
    say(...words);
  };
}

/** What is found of an element. */
export type Found = {
  text: string;
  /** The middle of its first line, in CSS px of what is shown. */
  x: number;
  y: number;
  /** Whether a pointer there meets it, and it takes the press. */
  isReachable: boolean;
  /** Of the page, in CSS px: while that changes, things still move. */
  height: number;
};

/**
 * The first visible element of those that a selector names.
 *
 * @param name its accessible name; empty: any
 * @param isWanted whether to scroll to it, as a person would
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
  const met = document.elementFromPoint(x, y);
  const isMet =
    met !== null && (element.contains(met) || met.closest('label')?.control === element);
  return {
    text: plain(element.textContent),
    x,
    y,
    isReachable: isMet && !element.matches(':disabled'),
    height: document.documentElement.scrollHeight,
  };
}
