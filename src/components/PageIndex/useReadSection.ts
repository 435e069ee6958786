import {useEffect, useState} from 'react';

/**
 * From far above the window down to a line at 35 % of its height: an element whose start has
 * passed that line is inside, however far the reader jumps.
 */
const ROOT_MARGIN = '1000000px 0px -65% 0px';

/**
 * The last entry whose start has passed the reading line, the first one before that.
 *
 * @param ids in the order of the page
 */
export function readSection(
  ids: readonly string[],
  passed: ReadonlySet<string>,
): string | undefined {
  return ids.findLast((id) => passed.has(id)) ?? ids[0];
}

/** The id of the entry that the reader is at; undefined until the page is alive. */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>();
  // Callers make the list anew at each render: its content is what counts.
  const key = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      return undefined;
    }
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
