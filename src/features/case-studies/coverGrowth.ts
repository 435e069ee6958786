import {useState, type MouseEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Image} from '../../lib/image';
import {isPlainClick} from '../../lib/links';

/*
 * A card's cover grows into the header of its case study, which is there at once: a view
 * transition would hold it back while it takes a picture of the old page.
 */

/** Duration in ms, easing and name of the animation; the values of `--site-duration-slow` and `--site-ease`. */
const ANIMATION = {duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'cover-growth'};

/** How long a click is remembered while the case study loads, in ms. */
const LIMIT = 5000;

type Seed = {
  /** Of the case study. */
  pathname: string;
  /** The card's cover in the window, and its corners as CSS writes them. */
  box: DOMRect;
  radius: string;
  /** The picture that the card shows; undefined when it has not come. */
  src: string | undefined;
  /** When it was clicked, in ms since the document came. */
  time: number;
};

/** The card that was clicked last. */
let seed: Seed | undefined;

/**
 * Remembers a card's cover when its link is followed; not with reduced motion, and not
 * for a modified click.
 *
 * @param path address without the language's prefix
 */
export function useCoverSeed(
  path: string,
  coverOf: () => HTMLElement | null | undefined,
): (event: MouseEvent<HTMLElement>) => void {
  const pathname = useBaseUrl(path);
  return (event) => {
    const cover = coverOf();
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

/** An element as the seed: large enough to cover its box, in the middle of it, cut off around it. */
export function asSeed(to: DOMRect, {box, radius}: Pick<Seed, 'box' | 'radius'>): Keyframe {
  const scale = Math.max(box.width / to.width, box.height / to.height);
  const x = box.x + box.width / 2 - (to.x + to.width / 2);
  const y = box.y + box.height / 2 - (to.y + to.height / 2);
  // In px of the element before it is scaled.
  const insetX = (to.width - box.width / scale) / 2;
  const insetY = (to.height - box.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${insetY}px ${insetX}px round ${radius})`,
  };
}

/**
 * Lets the cover of a case study grow from that of the card which led to it.
 *
 * @param article begins with the cover
 * @returns the cover, with the card's picture for placeholder
 */
export function useCoverGrowth(image: Image, article: RefObject<HTMLElement | null>): Image {
  const {pathname} = useLocation();
  // Of the click that this page answers; a case study that comes by itself has none.
  const [from] = useState(() => (seed?.pathname === pathname ? seed : undefined));

  useIsomorphicLayoutEffect(() => {
    const element = article.current?.firstElementChild;
    seed = undefined;
    // A browser without animations shows the cover where it ends.
    if (!element || !('animate' in element) || !from || performance.now() - from.time > LIMIT)
      return undefined;
    // The page has been scrolled to its top by then, and not been seen yet.
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
