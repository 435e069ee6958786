/**
 * Moves the focus to the start of the page (theme/Layout), which has the page's title as its name
 * until it loses the focus: screen readers announce the new page by it, once.
 */
function focusOnStart(): void {
  const start = document.querySelector<HTMLElement>('[data-page-start]');
  if (!start) return;
  // Focusing it again would say nothing.
  start.blur();
  start.setAttribute('role', 'group');
  start.setAttribute('aria-label', document.title);
  start.focus({preventScroll: true});
  const forget = () => ['role', 'aria-label'].forEach((name) => start.removeAttribute(name));
  start.addEventListener('blur', forget, {once: true});
}

/** Moves the focus to an anchor, or to the start of the page, without scrolling. */
export function focusOn(target: HTMLElement | undefined): void {
  if (!target) {
    focusOnStart();
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
