import {SCROLL_DURATION, SCROLL_EASING, SCROLL_OFFSET} from '../../../constants';

/** The target scroll position, in px, read again whenever the layout shifts. */
type Goal = () => number;

/** In ms: how long to hold the position while pictures, fonts and late data shift the layout. */
const HOLD = 3000;

/** Events that interrupt a movement. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stopCurrent: (() => void) | undefined;

function stopMovement(): void {
  stopCurrent?.();
  stopCurrent = undefined;
}

/** Starts a movement, which the visitor or the next one interrupts; `end` is called once. */
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

function lowest(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

/** Jumps to a position, and holds it while the layout shifts. */
export function jumpTo(goal: Goal): void {
  scrollToY(goal());
  const observer = new ResizeObserver(() => scrollToY(goal()));
  const timer = setTimeout(stopMovement, HOLD);
  begin(() => {
    clearTimeout(timer);
    observer.disconnect();
  });
  observer.observe(document.body);
}

/** Restores a scroll position without ending the current movement. */
export function restoreScroll(y: number): void {
  if (window.scrollY !== y) scrollToY(y);
}

export function jumpToTop(): void {
  stopMovement();
  scrollToY(0);
}

/** Scrolls smoothly in 1000 ms (specification, section 9), unless interrupted. */
export function glideTo(goal: Goal): void {
  const from = window.scrollY;
  const timing = {duration: SCROLL_DURATION, easing: SCROLL_EASING};
  // Animates nothing: the browser computes the easing.
  const animation = new Animation(new KeyframeEffect(null, null, timing));
  let start: number | undefined;
  let frame = 0;
  const step = (now: number) => {
    start ??= now;
    animation.currentTime = now - start;
    const progress = animation.effect?.getComputedTiming().progress ?? 1;
    if (progress === 1) {
      jumpTo(goal);
      return;
    }
    const to = Math.min(goal(), lowest());
    scrollToY(from + (to - from) * progress);
    frame = requestAnimationFrame(step);
  };
  begin(() => cancelAnimationFrame(frame));
  frame = requestAnimationFrame(step);
}

/** The scroll position of an element, minus its `scroll-margin`. */
export function goalOf(element: Element): Goal {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return () =>
    Math.max(0, element.getBoundingClientRect().top + window.scrollY - margin - SCROLL_OFFSET);
}
