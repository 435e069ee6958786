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

/**
 * Whether a figure as wide as the page passes over the index, which is beside the text from the
 * window's top on.
 */
export function useIsCovered(nav: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const covering = new Set<Element>();
    const height = nav.current?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          covering[isIntersecting ? 'add' : 'delete'](target);
        }
        setIsCovered(covering.size > 0);
      },
      {rootMargin: `0px 0px ${height - window.innerHeight}px`},
    );
    document
      .querySelectorAll('[data-breakout]:not([data-opening])')
      .forEach((figure) => observer.observe(figure));
    return () => observer.disconnect();
  }, [nav]);
  return isCovered;
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
