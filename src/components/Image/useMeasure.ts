import {useEffect, type RefObject} from 'react';
import {IMAGE_MEASURE_DEBOUNCE} from '../../constants';
import type {Image} from '../../lib/image';
import {candidateWidth, drawnWidth} from './measure';

/**
 * Tells the width that a picture is drawn at, once its size has been still for a moment; after
 * it has begun to load, only a width that its file is too small for.
 */
export function useMeasure(
  picture: RefObject<HTMLImageElement | null>,
  {measured, srcset, width, height}: Image,
  begun: boolean,
  tell: (drawn: number) => void,
): void {
  useEffect(() => {
    const element = picture.current;
    if (!measured || !element) {
      return undefined;
    }
    const measure = () => {
      const drawn = drawnWidth(
        {width: element.clientWidth, height: element.clientHeight},
        width / height,
        window.getComputedStyle(element).objectFit,
      );
      const enough = begun ? candidateWidth(srcset, element.currentSrc) : 0;
      if (drawn > 0 && drawn * window.devicePixelRatio > enough) {
        tell(drawn);
      }
    };
    let timer: number | undefined;
    const debounce = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, IMAGE_MEASURE_DEBOUNCE);
    };
    debounce();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(debounce);
    observer?.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer?.disconnect();
    };
  }, [picture, measured, srcset, width, height, begun, tell]);
}
