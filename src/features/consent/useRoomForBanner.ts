import {useEffect, type RefObject} from 'react';

/** Between the banner and what it must not hide, in px. */
const AIR = 16;

/** Banners on the page: the next page's is there before the last one's is forgotten. */
let banners = 0;

/** Every element inherits it: the browser styles the whole page anew when it changes. */
function setSpace(value: string): void {
  const {style} = document.documentElement;
  if (style.getPropertyValue('--site-banner-space') !== value) {
    style.setProperty('--site-banner-space', value);
  }
}

/**
 * Keeps what has the focus out from under the banner (WCAG 2.4.11).
 *
 * `--site-banner-space` on the root is the height that the banner takes at the
 * bottom of the window: the browser scrolls a focused element above it
 * (`scroll-padding`), and the footer grows by it, so that the last links have
 * somewhere to scroll to. Browsers without that behaviour, and elements that were
 * in the window already, are scrolled here.
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    banners += 1;

    const measure = () => {
      // offsetTop of a fixed element counts from the window, without its entry animation
      setSpace(`${window.innerHeight - element.offsetTop}px`);
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
      banners -= 1;
      requestAnimationFrame(() => {
        if (banners === 0) setSpace('');
      });
    };
  }, [banner]);
}
