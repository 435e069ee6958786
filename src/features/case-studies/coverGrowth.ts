import {useState, type MouseEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Image} from '../../lib/image';
import {isPlainClick} from '../../lib/links';

/*
 * A card's cover grows into the header of its case study. A view transition would delay the page
 * while it takes a picture of the old one.
 */

/** The values of `--site-duration-slow` and `--site-ease`. */
const ANIMATION = {duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'cover-growth'};

/** In ms: how long a click is remembered while the case study loads. */
const LIMIT = 5000;

type Seed = {
  pathname: string;
  /** The card's cover in the window, and its corners as CSS writes them. */
  box: DOMRect;
  radius: string;
  /** Undefined when the picture has not loaded. */
  src: string | undefined;
  time: number;
};

let seed: Seed | undefined;

/**
 * Remembers a card's cover when its link is followed; not with reduced motion or for a modified
 * click.
 */
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

/** The keyframe in which an element covers the box, centred on it and clipped to it. */
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
 * Lets the cover, the first child of `article`, grow from the card that led to it; returns the
 * cover with the card's picture as placeholder.
 */
export function useCoverGrowth(image: Image, article: RefObject<HTMLElement | null>): Image {
  const {pathname} = useLocation();
  // Of the click that led here, if one did.
  const [from] = useState(() => (seed?.pathname === pathname ? seed : undefined));

  useIsomorphicLayoutEffect(() => {
    const element = article.current?.firstElementChild;
    seed = undefined;
    if (!element || !from || performance.now() - from.time > LIMIT) return undefined;
    // By then the page has been scrolled to its top.
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

  return from?.src ? {...image, placeholder: from.src} : image;
}
