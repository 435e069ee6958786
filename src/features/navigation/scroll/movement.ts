import {SCROLL_DURATION, SCROLL_EASING, SCROLL_OFFSET} from '../../../constants';

/** Bisection steps: an error below 1/1000 px. */
const STEPS = 24;

/** One coordinate of a cubic Bézier curve from 0 to 1 with control points a and b. */
function coordinate(a: number, b: number, s: number): number {
  const rest = 1 - s;
  return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s;
}

/** A CSS easing function, from time (0 to 1) to progress (0 to 1). */
export function cubicBezier([x1, y1, x2, y2]: readonly [number, number, number, number]) {
  return (time: number): number => {
    if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
    let low = 0;
    let high = 1;
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (coordinate(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return coordinate(y1, y2, (low + high) / 2);
  };
}

/** The target scroll position, in px, read again whenever the layout shifts. */
type Goal = () => number;

/** In ms: how long to hold the position while pictures, fonts and late data shift the layout. */
const HOLD = 3000;

/** Events that interrupt a movement. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const ease = cubicBezier(SCROLL_EASING);

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

/** The scroll position of an element, minus its `scroll-margin`. */
export function goalOf(element: Element): Goal {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return () =>
    Math.max(0, element.getBoundingClientRect().top + window.scrollY - margin - SCROLL_OFFSET);
}
