import {useEffect, useState} from 'react';

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
