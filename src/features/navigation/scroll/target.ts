/** The element that a hash names; undefined for `#`, for `#top` and for nothing. */
export function targetOf(hash: string): HTMLElement | undefined {
  const id = hash.replace(/^#/, '');
  if (!id) return undefined;
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: an id as it is.
  }
  return document.getElementById(id) ?? document.getElementById(decoded) ?? undefined;
}

/** Moves the focus, and not the page, to an anchor, else to the start of the page. */
export function focusOn(target: HTMLElement | undefined): void {
  if (!target) {
    // Marked by features/shell.
    document.querySelector<HTMLElement>('[data-page-start]')?.focus({preventScroll: true});
    return;
  }
  // A section gets the attribute for a moment only: a later click in it must not move the focus
  // there.
  const borrowed = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (borrowed) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  if (borrowed) {
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

let frame = 0;

/** The same in the frame that shows a new page: focusing before would lay it out once more. */
export function focusInFrame(target: HTMLElement | undefined): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => focusOn(target));
}
