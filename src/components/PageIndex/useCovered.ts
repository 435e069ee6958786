import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether something that leaves the column of the text, marked `data-breakout`,
 * passes over an element that stays in view. False until the page is alive.
 */
export function useCovered(element: RefObject<HTMLElement | null>): boolean {
  const [covered, setCovered] = useState(false);

  useEffect(() => {
    const stays = element.current;
    const breakouts = document.querySelectorAll('[data-breakout]');
    if (!stays || breakouts.length === 0 || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const over = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    // The observed area is the band of the window that the element stays in.
    const observe = () => {
      observer?.disconnect();
      over.clear();
      const top = Number.parseFloat(getComputedStyle(stays).top) || 0;
      const below = Math.max(0, window.innerHeight - top - stays.offsetHeight);
      observer = new IntersectionObserver(
        (entries) => {
          for (const {target, isIntersecting} of entries) {
            over[isIntersecting ? 'add' : 'delete'](target);
          }
          setCovered(over.size > 0);
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
