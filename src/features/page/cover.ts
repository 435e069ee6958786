/*
 * From a card to its case study and back: the old page fades into the paper while the cover moves
 * from one place to the other. Nothing waits for it: a view transition would, and would restyle the
 * whole page several times.
 */
import {
  CARD_ATTRIBUTE,
  COVER_ATTRIBUTE,
  PICTURE_ATTRIBUTE,
  STUDY_ATTRIBUTE,
} from '../../lib/coverParts';

/** In ms; `--site-duration-slow` and `--site-ease`. */
const GROWTH = {duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'cover-growth'};
const FADE_OUT = {duration: 120, fill: 'forwards', id: 'page-fade'} as const;
const FADE_IN = {duration: 240, fill: 'forwards', id: 'page-fade'} as const;

/** The header's words, once the cover has passed. */
const WORDS = {duration: 160, delay: 240, fill: 'backwards', id: 'header-words'} as const;

type Passage = {
  study: string;
  box: DOMRect;
  /** Undefined if the picture has not loaded. */
  src: string | undefined;
  /** Hides the old page; undefined while that page stays in view. */
  veil: HTMLElement | undefined;
  /** Puts the old page's cover back. */
  lower: (() => void) | undefined;
};

let passage: Passage | undefined;

/** A study's cover on a page, if in view: that of its header, or of its card. */
function coverOn(page: string, study: string): HTMLElement | undefined {
  const part =
    page === study
      ? document.querySelector(`[${STUDY_ATTRIBUTE}] [${COVER_ATTRIBUTE}]`)
      : document
          .querySelector(`main a[href="${CSS.escape(study)}"]`)
          ?.closest(`[${CARD_ATTRIBUTE}]`);
  const cover = part?.querySelector<HTMLElement>(`[${PICTURE_ATTRIBUTE}]`);
  const box = cover?.getBoundingClientRect();
  return cover && box && box.bottom > 0 && box.top < window.innerHeight ? cover : undefined;
}

/** Lifts a cover above the veil. @returns puts it back */
function raise(cover: HTMLElement): () => void {
  const {style} = cover.closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`) ?? cover;
  style.position = 'relative';
  style.zIndex = '2';
  return () => {
    style.position = '';
    style.zIndex = '';
  };
}

/** Fades the page into the paper. @returns what hides it */
function fadeOut(): HTMLElement {
  const veil = document.createElement('div');
  veil.className = 'site-veil';
  document.body.append(veil);
  veil.animate({opacity: [0, 1]}, FADE_OUT);
  return veil;
}

/**
 * The transform that lays an element on the middle of the box, as wide as it. Uncropped: Chromium
 * would animate a clip on the main thread, where the page is still laying out its text.
 */
export function asSeed(to: DOMRect, box: DOMRect): string {
  const x = box.x + box.width / 2 - (to.x + to.width / 2);
  const y = box.y + box.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${box.width / to.width})`;
}

/**
 * Called when the address has changed, before another page replaces the current one. Ends a passage
 * to an earlier address, if the visitor has not waited for it.
 *
 * @param current path of the rendered page
 * @param isReady else the old page stays in view while the next one loads
 */
export function leaveFor(current: string, pathname: string, isReady: boolean): void {
  passage?.veil?.remove();
  passage?.lower?.();
  passage = undefined;
  if (pathname === current) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const study of [pathname, current]) {
    const cover = coverOn(current, study);
    if (!cover) continue;
    const picture = cover.querySelector<HTMLImageElement>('img:not([hidden], [aria-hidden])');
    passage = {
      study,
      box: cover.getBoundingClientRect(),
      src: picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined,
      veil: isReady ? fadeOut() : undefined,
      lower: isReady ? raise(cover) : undefined,
    };
    return;
  }
}

/** Called before paint, when a page is rendered and scrolled. */
export function arriveAt(pathname: string): void {
  if (!passage) return;
  const from = passage;
  passage = undefined;
  // In the frame that shows the page: earlier, measuring would force another layout.
  requestAnimationFrame(() => {
    const {veil} = from;
    if (veil) {
      const opacity = Number(getComputedStyle(veil).opacity);
      const fade = veil.animate({opacity: [opacity, 0]}, FADE_IN);
      fade.onfinish = () => veil.remove();
    }
    const cover = coverOn(pathname, from.study);
    if (!cover) return;
    const lower = raise(cover);
    const seed = asSeed(cover.getBoundingClientRect(), from.box);
    const growth = cover.animate({transform: [seed, 'none']}, GROWTH);
    // Never over the picture, which would make both unreadable.
    document
      .querySelector('[data-case-study] h1')
      ?.parentElement?.animate({opacity: [0, 1]}, WORDS);
    growth.onfinish = growth.oncancel = lower;
  });
}

/** The picture on the card from which the visitor opens a case study. */
export const seenPicture = (study: string): string | undefined =>
  passage?.study === study ? passage.src : undefined;
