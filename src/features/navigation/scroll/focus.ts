/** Moves the focus to an anchor, or to the start of the page, without scrolling. */
export function focusOn(target: HTMLElement | undefined): void {
  if (!target) {
    // Set by theme/Layout.
    document.querySelector<HTMLElement>('[data-page-start]')?.focus({preventScroll: true});
    return;
  }
  // Removed on blur, or a later click in the section would focus it.
  const borrowed = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (borrowed) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  if (borrowed) {
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

let frame = 0;

/**
 * Like focusOn, in the frame that shows a new page: focusing earlier would force another layout.
 */
export function focusInFrame(target: HTMLElement | undefined): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => focusOn(target));
}
