/*
 * From a card to its case study and back: the old page fades into the paper while the cover moves
 * from one place to the other. Where a study opens on something else, that grows out of the cover,
 * and the title moves or appears. Nothing waits for it: a view transition would, and would restyle the
 * whole page several times.
 */
import {
  CARD_ATTRIBUTE,
  COVER_ATTRIBUTE,
  PICTURE_ATTRIBUTE,
  STUDY_ATTRIBUTE,
  SUBJECT_ATTRIBUTE,
} from '../../lib/coverParts';

/** In ms; `--site-ease`. */
const GROWTH = {duration: 400, easing: 'cubic-bezier(.2,.7,.2,1)'};
const FADE = {duration: 140, fill: 'forwards'} as const;

/**
 * What the study opens on instead grows out of the pressed picture, which dissolves behind it; the
 * title moves, or appears once that has passed, and the other words once it is in place.
 */
const DISSOLVE = 120;
const CARRY = {duration: 400, easing: 'cubic-bezier(.5,0,.1,1)', fill: 'backwards'} as const;
const PASSED = {duration: 140, delay: 140, fill: 'backwards'} as const;
const PLACED = {duration: 160, delay: 240, fill: 'backwards'} as const;

type Passage = {
  study: string;
  /** Of the cover; undefined if out of view. */
  box: DOMRect | undefined;
  title: Title | undefined;
  /** Undefined if the picture has not loaded. */
  src: string | undefined;
  /** Hides the old page; undefined while that page stays in view. */
  veil: HTMLElement | undefined;
  /** Puts the old page's cover back. */
  lower: (() => void) | undefined;
};

let passage: Passage | undefined;

type Title = {element: HTMLElement; box: DOMRect; size: number};

const isInView = ({bottom, top}: DOMRect) => bottom > 0 && top < window.innerHeight;

/** What shows a study on a page: its article, or its card. */
const partOn = (page: string, study: string): Element | null | undefined =>
  page === study
    ? document.querySelector(`[${STUDY_ATTRIBUTE}]`)
    : document.querySelector(`main a[href="${CSS.escape(study)}"]`)?.closest(`[${CARD_ATTRIBUTE}]`);

/** A study's cover on a page, if in view: that of its header, or of its card. */
function coverOn(page: string, study: string): HTMLElement | undefined {
  const picture = `[${PICTURE_ATTRIBUTE}]`;
  const cover = partOn(page, study)?.querySelector<HTMLElement>(
    page === study ? `[${COVER_ATTRIBUTE}] ${picture}` : picture,
  );
  return cover && isInView(cover.getBoundingClientRect()) ? cover : undefined;
}

/** A study's title on a page, if in view. */
function titleOn(page: string, study: string): Title | undefined {
  const element = partOn(page, study)?.querySelector<HTMLElement>('h1, h3');
  const box = element?.getBoundingClientRect();
  if (!element || !box || !isInView(box)) return;
  return {element, box, size: parseFloat(getComputedStyle(element).fontSize)};
}

/** Lifts a card, a cover or a title above the veil. @returns puts it back */
function raise(element: HTMLElement): () => void {
  const {classList} = element.closest(`[${CARD_ATTRIBUTE}]`) ?? element;
  classList.add('site-raised');
  return () => classList.remove('site-raised');
}

/** Fades the page into the paper. @returns what hides it */
function fadeOut(): HTMLElement {
  const veil = document.createElement('div');
  veil.className = 'site-veil';
  document.body.append(veil);
  veil.animate({opacity: [0, 1]}, FADE);
  return veil;
}

/**
 * The transform that lays an element on the middle of the box, as wide as it unless scaled otherwise.
 * Uncropped: Chromium would animate a clip on the main thread, where the page is still laying out its
 * text.
 */
export function asSeed(to: DOMRect, box: DOMRect, scale = box.width / to.width): string {
  const x = box.x + box.width / 2 - (to.x + to.width / 2);
  const y = box.y + box.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Moves an element to its place from where the seed lays it, above the veil, with the whole of which
 * it is a part.
 */
function move(
  element: HTMLElement,
  seed: string,
  timing: KeyframeAnimationOptions = GROWTH,
  whole = element,
): void {
  const lower = raise(whole);
  const growth = element.animate({transform: [seed, 'none']}, timing);
  growth.onfinish = growth.oncancel = lower;
}

/** How large a subject is in the picture that it grows out of; a wide one shows what is around. */
function scaleIn(picture: DOMRect, subject: DOMRect): number {
  const [width, height] = [picture.width / subject.width, picture.height / subject.height];
  return Math.min(width, width > 2 ? 0.6 * height : height);
}

/** Lets the pressed picture dissolve where it was, before what the study opens on instead. */
function dissolve(src: string, from: DOMRect): void {
  const picture = new Image();
  picture.decoding = 'sync';
  picture.className = 'site-dissolving';
  picture.alt = '';
  picture.src = src;
  const {x, y, width, height} = from;
  picture.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  document.body.append(picture);
  picture.animate({opacity: 0}, DISSOLVE).onfinish = () => picture.remove();
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
    const title = titleOn(current, study);
    const raised = cover ?? title?.element;
    if (!raised) continue;
    const picture = cover?.querySelector<HTMLImageElement>('img:not([hidden], [aria-hidden])');
    passage = {
      study,
      box: cover?.getBoundingClientRect(),
      title,
      src: picture?.naturalWidth ? picture.currentSrc : undefined,
      veil: isReady ? fadeOut() : undefined,
      lower: isReady ? raise(raised) : undefined,
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
      // From the opacity that it has by then.
      veil.animate({opacity: 0}, FADE).onfinish = () => veil.remove();
    }
    const cover = coverOn(pathname, from.study);
    const title = titleOn(pathname, from.study);
    const words = title?.element.parentElement;
    // Nothing moves over words, which would make both unreadable.
    if (cover && from.box) {
      move(cover, asSeed(cover.getBoundingClientRect(), from.box));
      words?.animate({opacity: [0, 1]}, PASSED);
    } else if (title && from.title && words?.parentElement) {
      const {element, box, size} = title;
      const scale = from.title.size / size;
      const {x, y} = from.title.box;
      const object = words.nextElementSibling as HTMLElement | null;
      const seed = asSeed(box, new DOMRect(x, y, box.width * scale, box.height * scale));
      const subject = object?.querySelector<HTMLElement>(`[${SUBJECT_ATTRIBUTE}]`);
      const appearing = new Set([...words.children, ...words.parentElement.children]);
      appearing.delete(words);
      if (object && subject && from.box && from.src) {
        dissolve(from.src, from.box);
        const to = subject.getBoundingClientRect();
        move(subject, asSeed(to, from.box, scaleIn(from.box, to)), CARRY, object);
        for (const part of subject.parentElement?.children ?? []) appearing.add(part);
        appearing.delete(object);
        appearing.delete(subject);
      }
      // Where what grows out of the picture would cross the title, that appears with the words.
      if (!from.box || from.box.x + from.box.width / 2 > box.right) {
        move(element, seed, CARRY);
        appearing.delete(element);
      }
      for (const part of appearing) {
        part.animate({opacity: [0, 1]}, part === element ? PASSED : PLACED);
      }
    }
  });
}

/** The picture on the card from which the visitor opens a case study. */
export const seenPicture = (study: string): string | undefined =>
  passage?.study === study ? passage.src : undefined;
