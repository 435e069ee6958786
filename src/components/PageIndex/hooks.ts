import {useEffect, useState, type RefObject} from 'react';

/**
 * From far above the viewport to 35 % of its height: a heading that has scrolled past that line is
 * inside.
 */
const ROOT_MARGIN = '1000000px 0px -65% 0px';

/** Reports which of some elements are inside the viewport with these margins. @returns stops it */
function watchInside(
  elements: Iterable<Element>,
  rootMargin: string,
  onChange: (inside: ReadonlySet<Element>) => void,
): () => void {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        inside[isIntersecting ? 'add' : 'delete'](target);
      }
      onChange(inside);
    },
    {rootMargin},
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether a figure as wide as the page passes over the index, which is beside the text from the
 * window's top on.
 */
export function useIsCovered(nav: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const height = nav.current?.offsetHeight ?? 0;
    return watchInside(
      document.querySelectorAll('[data-breakout]:not([data-opening])'),
      `0px 0px ${height - window.innerHeight}px`,
      (inside) => setIsCovered(inside.size > 0),
    );
  }, [nav]);
  return isCovered;
}

/** The id of the last section whose title is above the reading line; none before the first title. */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // Callers pass a new array at each render.
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ');
    const elements = sections.flatMap((id) => document.getElementById(id) ?? []);
    return watchInside(elements, ROOT_MARGIN, (inside) => {
      const passed = new Set([...inside].map(({id}) => id));
      setCurrent(sections.findLast((id) => passed.has(id)));
    });
  }, [key]);

  return current;
}
