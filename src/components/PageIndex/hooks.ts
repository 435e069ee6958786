import {useEffect, useState, type RefObject} from 'react';

/**
 * From far above the viewport to 35 % of its height: a heading that has scrolled past that line is
 * inside.
 */
const ROOT_MARGIN = '1000000px 0px -65% 0px';

/** The id of the last section whose start is above the reading line, or of the first section. */
function readSection(ids: readonly string[], passed: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => passed.has(id)) ?? ids[0];
}

export function useReadSection(ids: readonly string[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>();
  // Callers pass a new array at each render.
  const key = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setPassed((previous) => {
          const next = new Set(previous);
          for (const {target, isIntersecting} of entries) {
            next[isIntersecting ? 'add' : 'delete'](target.id);
          }
          return next;
        });
      },
      {rootMargin: ROOT_MARGIN},
    );
    for (const id of key.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);

  return passed && readSection(ids, passed);
}

/** Whether a `data-breakout` element overlaps a sticky element. */
export function useCovered(element: RefObject<HTMLElement | null>): boolean {
  const [covered, setCovered] = useState(false);

  useEffect(() => {
    const sticky = element.current;
    const breakouts = document.querySelectorAll('[data-breakout]');
    if (!sticky || breakouts.length === 0) return undefined;
    const overlapping = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    // Observes the band of the viewport that the sticky element occupies.
    const observe = () => {
      observer?.disconnect();
      overlapping.clear();
      const top = Number.parseFloat(getComputedStyle(sticky).top) || 0;
      const below = Math.max(0, window.innerHeight - top - sticky.offsetHeight);
      observer = new IntersectionObserver(
        (entries) => {
          for (const {target, isIntersecting} of entries) {
            overlapping[isIntersecting ? 'add' : 'delete'](target);
          }
          setCovered(overlapping.size > 0);
        },
        {rootMargin: `-${Math.round(top)}px 0px -${Math.round(below)}px 0px`},
      );
      breakouts.forEach((breakout) => observer?.observe(breakout));
    };
    observe();
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, [element]);

  return covered;
}
