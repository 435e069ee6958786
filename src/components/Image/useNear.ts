import {useEffect, useState, type RefObject} from 'react';
import {LAZY_MARGIN, LAZY_THRESHOLD} from '../../constants';

/**
 * Whether enough of a box is in view, or within the margin of it, for its picture
 * to load; once it is, it stays so. The printer wants all pictures.
 *
 * @returns undefined as long as nobody knows: on the server, in the first render,
 *   and for a picture that doesn't wait
 */
export function useNear(box: RefObject<HTMLElement | null>, waits: boolean): boolean | undefined {
  const [near, setNear] = useState<boolean>();
  const done = near === true || !waits;

  useEffect(() => {
    const element = box.current;
    // Without an observer the style sheet lets the picture in after a while, and
    // the browser's own lazy loading goes on.
    if (done || !element || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        setNear(
          entries.some(
            ({isIntersecting, intersectionRatio}) =>
              isIntersecting && intersectionRatio >= LAZY_THRESHOLD,
          ),
        );
      },
      {rootMargin: `${LAZY_MARGIN}px`, threshold: LAZY_THRESHOLD},
    );
    observer.observe(element);
    const come = () => setNear(true);
    window.addEventListener('beforeprint', come);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [box, done]);

  return near;
}
