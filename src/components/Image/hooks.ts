import {useEffect, useState, type RefObject} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {IMAGE_MEASURE_DEBOUNCE, LAZY_MARGIN, LAZY_THRESHOLD} from '../../constants';
import type {Image} from '../../lib/image';

/** Pictures that this document has shown: the browser has them, and they need no placeholder. */
const shownBefore = new Set<string>();

/**
 * Whether a picture has been shown before, at the same `sizes`.
 *
 * @returns false in the first render, which equals the server's
 */
export function useShownBefore(key: string, loaded: boolean): boolean {
  const [known, setKnown] = useState(false);
  useIsomorphicLayoutEffect(() => {
    if (loaded) shownBefore.add(key);
    else if (shownBefore.has(key)) setKnown(true);
  }, [key, loaded]);
  return known;
}

/** Tracks whether a picture is decoded or has failed to load. */
export function useLoaded(
  picture: RefObject<HTMLImageElement | null>,
  src: string,
): {loaded: boolean; failed: boolean} {
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const [failedSrc, setFailedSrc] = useState<string>();
  const loaded = loadedSrc === src;

  useEffect(() => {
    const element = picture.current;
    if (!element || loaded) return undefined;
    let current = true;
    // `load` fires before asynchronous decoding: dropping the placeholder then would show a blank
    // frame. A picture that fails to decode keeps its placeholder.
    const settle = () => {
      element.decode().then(
        () => current && setLoadedSrc(src),
        () => undefined,
      );
    };
    const fail = () => setFailedSrc(src);
    element.addEventListener('load', settle);
    element.addEventListener('error', fail);
    // A server-rendered picture may have loaded or failed before hydration.
    if (element.complete && element.naturalWidth > 0) {
      settle();
    } else if (element.complete && element.loading === 'eager') {
      fail();
    }
    return () => {
      current = false;
      element.removeEventListener('load', settle);
      element.removeEventListener('error', fail);
    };
  }, [picture, src, loaded]);

  return {loaded, failed: failedSrc === src && !loaded};
}

/**
 * Whether a box has been close enough to the viewport for its picture to load. Printing loads all
 * pictures.
 *
 * @returns undefined on the server, in the first render, and for a picture that does not wait
 */
export function useNear(box: RefObject<HTMLElement | null>, waits: boolean): boolean | undefined {
  const [near, setNear] = useState<boolean>();
  const done = near === true || !waits;

  useEffect(() => {
    const element = box.current;
    if (done || !element) return undefined;
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
    const markNear = () => setNear(true);
    window.addEventListener('beforeprint', markNear);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', markNear);
    };
  }, [box, done]);

  return near;
}

/**
 * The width at which a picture is drawn in a box, in CSS px: wider than the box if cropped,
 * narrower if it does not fill it.
 *
 * @param ratio the picture's width divided by its height
 * @param fit the value of object-fit
 */
export function drawnWidth(
  box: {width: number; height: number},
  ratio: number,
  fit: string,
): number {
  const byHeight = Math.round(box.height * ratio);
  // Browsers round the box's height, which must not select a larger file.
  if (Math.abs(byHeight - box.width) <= ratio) return box.width;
  if (fit === 'cover') return Math.max(box.width, byHeight);
  return fit === 'contain' ? Math.min(box.width, byHeight) : box.width;
}

/** The width, in px, of a srcset candidate; 0 if the address is not in it. */
export function candidateWidth(srcset: string, address: string): number {
  const found = srcset.split(', ').find((candidate) => candidate.startsWith(`${address} `));
  return found ? Number.parseInt(found.slice(address.length + 1), 10) : 0;
}

/**
 * Reports the drawn width once the size has settled; after loading has started, only a width that
 * the file is too small for.
 */
export function useMeasure(
  picture: RefObject<HTMLImageElement | null>,
  {measured, srcset, width, height}: Image,
  shouldLoad: boolean,
  onDrawn: (drawn: number) => void,
): void {
  useEffect(() => {
    const element = picture.current;
    if (!measured || !element) return undefined;
    const measure = () => {
      const drawn = drawnWidth(
        {width: element.clientWidth, height: element.clientHeight},
        width / height,
        window.getComputedStyle(element).objectFit,
      );
      const enough = shouldLoad ? candidateWidth(srcset, element.currentSrc) : 0;
      if (drawn > 0 && drawn * window.devicePixelRatio > enough) {
        onDrawn(drawn);
      }
    };
    let timer: number | undefined;
    const debounce = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, IMAGE_MEASURE_DEBOUNCE);
    };
    debounce();
    const observer = new ResizeObserver(debounce);
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [picture, measured, srcset, width, height, shouldLoad, onDrawn]);
}
