import {useEffect, type RefObject} from 'react';

/** Between the banner and what it must not hide, in px. */
const AIR = 16;

/** Attributes of what grows by `--site-banner-space`: the banner hides nothing that ends the page. */
export const growsWithBanner = {'data-grows-with-banner': ''} as const;

/**
 * Not a custom property of the root: every element would inherit it, and the browser
 * style the whole page anew.
 *
 * @param space height of the banner and of what is below it, in px; 0 without a banner
 */
function setSpace(space: number): void {
  document.documentElement.style.scrollPaddingBottom = space > 0 ? `${space + AIR}px` : '';
  for (const {style} of document.querySelectorAll<HTMLElement>('[data-grows-with-banner]')) {
    style.setProperty('--site-banner-space', `${space}px`);
  }
}

/**
 * Keeps the focused element out from under the banner (WCAG 2.4.11, technique C43): browsers
 * scroll it above the banner's `scroll-padding`, and the footer grows by
 * `--site-banner-space`. Browsers without that behaviour, and elements already in the window,
 * are scrolled here.
 *
 * @param banner visible while the calling component is
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;

    const measure = () => {
      // offsetTop of a fixed element counts from the window, without its entry animation
      setSpace(window.innerHeight - element.offsetTop);
    };
    // It measures before the first paint, when the browser has laid the page out anyway.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    if (observer) {
      observer.observe(element);
    } else {
      measure();
    }
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
        // What is taller than the free part of the window (main, a whole section) is
        // never hidden entirely, and scrolling would lose the place.
        if (hidden && under.height < over.top) {
          window.scrollBy({top: under.bottom - over.top + AIR, behavior: 'instant'});
        }
      });
    };
    document.addEventListener('focusin', onFocusIn);

    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('focusin', onFocusIn);
      setSpace(0);
    };
  }, [banner]);
}
