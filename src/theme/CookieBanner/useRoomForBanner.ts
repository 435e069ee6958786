import {useEffect, type RefObject} from 'react';

/** Gap between the banner and the focused element, in px. */
const AIR = 16;

/** In px. Not a custom property of the root, which would restyle the whole page. */
function setSpace(space: number): void {
  document.documentElement.style.scrollPaddingBottom = space > 0 ? `${space + AIR}px` : '';
  for (const {style} of document.querySelectorAll<HTMLElement>('[data-grows-with-banner]')) {
    style.setProperty('--site-banner-space', `${space}px`);
  }
}

/**
 * Keeps the focused element clear of the banner (WCAG 2.4.11, technique C43): browsers respect
 * `scroll-padding` when they scroll to an element; this hook scrolls for elements already in the
 * viewport.
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = banner.current;
    if (!element || !isOpen) return undefined;

    const measure = () => {
      // offsetTop ignores the entry animation.
      setSpace(window.innerHeight - element.offsetTop);
    };
    // Before the frame that shows what stands above the banner, which the observer may miss.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);

    const onFocusIn = ({target}: FocusEvent) => {
      if (!(target instanceof HTMLElement) || element.contains(target)) return;
      // For what came with a page since.
      measure();
      // After the browser's own scrolling.
      requestAnimationFrame(() => {
        const over = element.getBoundingClientRect();
        const under = target.getBoundingClientRect();
        const hidden =
          under.bottom > over.top &&
          under.top < over.bottom &&
          under.right > over.left &&
          under.left < over.right;
        // An element taller than the free space is never entirely hidden.
        if (hidden && under.height < over.top) {
          window.scrollBy({top: under.bottom - over.top + AIR, behavior: 'instant'});
        }
      });
    };
    document.addEventListener('focusin', onFocusIn);

    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('focusin', onFocusIn);
      setSpace(0);
    };
  }, [banner, isOpen]);
}
