/** The element that a hash names; undefined for `#`, for `#top` and for nothing. */
export function targetOf(hash: string): HTMLElement | undefined {
  const id = hash.replace(/^#/, '');
  if (!id) {
    return undefined;
  }
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: an id as it is.
  }
  return document.getElementById(id) ?? document.getElementById(decoded) ?? undefined;
}

/** Where a page begins for whoever has come from another: features/shell marks it. */
function pageStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-page-start]');
}

/**
 * Moves the keyboard's focus without moving the page: to the anchor that a link
 * named, else to the start of the page, as a full load would have it.
 */
export function focusOn(target: HTMLElement | undefined): void {
  if (!target) {
    pageStart()?.focus({preventScroll: true});
    return;
  }
  // A section takes no focus by itself: it is given the attribute for a moment,
  // so that a later click in it does not move the focus there.
  const borrowed = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (borrowed) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  if (borrowed) {
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

let frame = 0;

/**
 * The same on a page that has just come, in the frame that shows it: an element can only
 * take the focus when the page is laid out, and the browser would do that once more.
 */
export function focusInFrame(target: HTMLElement | undefined): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => focusOn(target));
}
