import {useState, type MouseEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Image} from '../../lib/image';
import {isPlainClick} from '../../lib/links';

/*
 * Grows a card's cover into the header of its case study. A view transition would delay the page
 * while it captures the old one.
 */

/** Same as `--site-duration-slow` and `--site-ease`. */
const ANIMATION = {duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'cover-growth'};

/** In ms: how long a click stays valid while the case study loads. */
const LIMIT = 5000;

type Seed = {
  pathname: string;
  /** Position of the card's cover in the viewport. */
  box: DOMRect;
  radius: string;
  /** Undefined if the picture has not loaded. */
  src: string | undefined;
  time: number;
};

let seed: Seed | undefined;

/** Records a card's cover on a click, except with reduced motion or a modifier key. */
export function useCoverSeed(
  path: string,
  card: RefObject<HTMLElement | null>,
  coverClass: string | undefined,
): (event: MouseEvent<HTMLElement>) => void {
  const pathname = useBaseUrl(path);
  return (event) => {
    const cover = card.current?.querySelector(`.${coverClass}`);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!cover || isStill || !isPlainClick(event)) {
      seed = undefined;
      return;
    }
    const picture = cover.querySelector<HTMLImageElement>('picture img');
    seed = {
      pathname,
      box: cover.getBoundingClientRect(),
      radius: getComputedStyle(cover).borderRadius,
      src: picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined,
      time: performance.now(),
    };
  };
}

/** The keyframe in which an element covers the box, centred and clipped. */
export function asSeed(to: DOMRect, {box, radius}: Pick<Seed, 'box' | 'radius'>): Keyframe {
  const scale = Math.max(box.width / to.width, box.height / to.height);
  const x = box.x + box.width / 2 - (to.x + to.width / 2);
  const y = box.y + box.height / 2 - (to.y + to.height / 2);
  const insetX = (to.width - box.width / scale) / 2;
  const insetY = (to.height - box.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${insetY}px ${insetX}px round ${radius})`,
  };
}

/**
 * Grows the cover, the first child of `article`, from the card that the visitor clicked. Returns
 * the cover with the card's picture as placeholder.
 */
export function useCoverGrowth(image: Image, article: RefObject<HTMLElement | null>): Image {
  const {pathname} = useLocation();
  // Set only if the visitor clicked a card of this case study.
  const [from] = useState(() => (seed?.pathname === pathname ? seed : undefined));

  useIsomorphicLayoutEffect(() => {
    const element = article.current?.firstElementChild;
    seed = undefined;
    if (!element || !from || performance.now() - from.time > LIMIT) return undefined;
    // The page has scrolled to its top by then.
    const frame = requestAnimationFrame(() => {
      element.animate(
        [
          asSeed(element.getBoundingClientRect(), from),
          {transform: 'none', clipPath: 'inset(0 round 0)'},
        ],
        ANIMATION,
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [article, from]);

  const {night} = image;
  return from?.src
    ? {
        ...image,
        placeholder: from.src,
        ...(night && {night: {...night, placeholder: night.src}}),
      }
    : image;
}
