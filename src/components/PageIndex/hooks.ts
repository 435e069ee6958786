import {useEffect, useState} from 'react';

/**
 * From far above the viewport to 35 % of its height: a heading that has scrolled past that line is
 * inside.
 */
const ROOT_MARGIN = '1000000px 0px -65% 0px';

/** The id of the last section whose title is above the reading line; none before the first title. */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // Callers pass a new array at each render.
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ');
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          passed[isIntersecting ? 'add' : 'delete'](target.id);
        }
        setCurrent(sections.findLast((id) => passed.has(id)));
      },
      {rootMargin: ROOT_MARGIN},
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
