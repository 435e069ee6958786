import {SCROLL_DURATION, SCROLL_EASING, SCROLL_OFFSET} from '../../../constants';
import {cubicBezier} from './easing';

/** Says where the page should be, in px from its top; asked again whenever things move. */
type Goal = () => number;

/**
 * How long the page is kept where it was brought to while pictures, fonts and late
 * data still move what is on it, in ms.
 */
const HOLD = 3000;

/** What a visitor does to be elsewhere, or to do something else; any of it ends a movement. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const ease = cubicBezier(SCROLL_EASING);

let stopCurrent: (() => void) | undefined;

/** Ends the movement that is going on, where it is. */
export function stopMovement(): void {
  stopCurrent?.();
  stopCurrent = undefined;
}

/** Begins a movement that the visitor or the next one can end; `end` is called once. */
function begin(end: () => void): void {
  stopMovement();
  const stop = () => {
    INTERRUPTIONS.forEach((type) => window.removeEventListener(type, stop, true));
    if (stopCurrent === stop) stopCurrent = undefined;
    end();
  };
  stopCurrent = stop;
  INTERRUPTIONS.forEach((type) =>
    window.addEventListener(type, stop, {capture: true, passive: true}),
  );
}

function scrollToY(y: number): void {
  window.scrollTo({top: y, left: 0, behavior: 'instant'});
}

/** The lowest position that the page can be scrolled to. */
function lowest(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

/** Goes there at once, and stays there while the page grows or shrinks. */
export function jumpTo(goal: Goal): void {
  scrollToY(goal());
  const observer =
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => scrollToY(goal()));
  const timer = setTimeout(stopMovement, HOLD);
  begin(() => {
    clearTimeout(timer);
    observer?.disconnect();
  });
  observer?.observe(document.body);
}

/** Puts the page back where it was, and ends no movement. */
export function takeBack(y: number): void {
  if (window.scrollY !== y) scrollToY(y);
}

/** Goes to the top, and leaves it at that. */
export function jumpToTop(): void {
  stopMovement();
  scrollToY(0);
}

/**
 * Goes there in 1000 ms (specification, section 9), to where the target is by then.
 * Any wheel, touch or key ends it.
 */
export function glideTo(goal: Goal): void {
  const from = window.scrollY;
  let start: number | undefined;
  let frame = 0;
  const step = (now: number) => {
    start ??= now;
    const time = (now - start) / SCROLL_DURATION;
    if (time >= 1) {
      jumpTo(goal);
      return;
    }
    const to = Math.min(goal(), lowest());
    scrollToY(from + (to - from) * ease(time));
    frame = requestAnimationFrame(step);
  };
  begin(() => cancelAnimationFrame(frame));
  frame = requestAnimationFrame(step);
}

/** The scroll position that puts an element at the top, clear of its `scroll-margin`. */
export function goalOf(element: Element): Goal {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return () =>
    Math.max(0, element.getBoundingClientRect().top + window.scrollY - margin - SCROLL_OFFSET);
}
