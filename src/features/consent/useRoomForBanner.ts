import {useEffect, type RefObject} from 'react';

/** Between the banner and what it must not hide, in px. */
const AIR = 16;

/** Marks an element that grows by `--site-banner-space`: the banner hides nothing in it. */
export const growsWithBanner = {'data-grows-with-banner': ''} as const;

/** In px; not as a custom property of the root, which would style the whole page again. */
function setSpace(space: number): void {
  document.documentElement.style.scrollPaddingBottom = space > 0 ? `${space + AIR}px` : '';
  for (const {style} of document.querySelectorAll<HTMLElement>('[data-grows-with-banner]')) {
    style.setProperty('--site-banner-space', `${space}px`);
  }
}

/**
 * Keeps the focused element out from under the banner (WCAG 2.4.11, technique C43): browsers scroll
 * it above `scroll-padding`; elements already in the window are scrolled here.
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;

    const measure = () => {
      // offsetTop of a fixed element ignores its entry animation.
      setSpace(window.innerHeight - element.offsetTop);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);

    const onFocusIn = ({target}: FocusEvent) => {
      if (!(target instanceof HTMLElement) || element.contains(target)) return;
      // After the browser's own scrolling
      requestAnimationFrame(() => {
        const over = element.getBoundingClientRect();
        const under = target.getBoundingClientRect();
        const hidden =
          under.bottom > over.top &&
          under.top < over.bottom &&
          under.right > over.left &&
          under.left < over.right;
        // What is taller than the free part of the window is never hidden entirely.
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
  }, [banner]);
}
