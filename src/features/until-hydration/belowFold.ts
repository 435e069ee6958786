import {ARRIVING_ATTRIBUTE, BELOW_FOLD_CLASS} from '../../lib/early';

const root = document.documentElement;

/** Lays out the next section, if any, then waits for the browser to be idle again. */
function layOut(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(`.${BELOW_FOLD_CLASS}`)];
  const next = sections.find(({style}) => !style.contentVisibility);
  if (next) {
    next.style.contentVisibility = 'visible';
    requestIdleCallback(layOut);
  } else {
    root.removeAttribute(ARRIVING_ATTRIBUTE);
    sections.forEach(({style}) => style.removeProperty('content-visibility'));
  }
}

/**
 * On a visit to the top of a page, the browser lays out each section below the fold when it is idle
 * (css/base.css). Not where it restores a position or goes to an anchor, which need the heights.
 */
export function layOutBelowFold(painted: Promise<void>): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!('requestIdleCallback' in window) || location.hash || visit?.type !== 'navigate') return;
  root.setAttribute(ARRIVING_ATTRIBUTE, '');
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  // eslint-disable-next-line compat/compat -- asked for above
  void Promise.all([parsed, painted]).then(() => requestIdleCallback(layOut));
}
