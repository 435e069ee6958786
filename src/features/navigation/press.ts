import {linkOf} from './follow';

/**
 * Hears a finger being put on a link to another page. The click, the menu of a long press and
 * scrolling come all the same, but the browser imitates no mouse before the click
 * (https://www.w3.org/TR/pointerevents/#mapping-for-devices-that-do-not-support-hover): the
 * link would get the focus only to lose it with its page, and the page would be styled for
 * both before the next one can be shown.
 */
export function onPointerDown(event: PointerEvent): void {
  if (event.pointerType !== 'touch') {
    return;
  }
  const address = linkOf(event.target)?.getAttribute('href');
  if (address && !address.startsWith('#')) {
    event.preventDefault();
  }
}
