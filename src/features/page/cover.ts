/*
 * From a card to its case study and back: the words of the old page go, then the cover moves from one
 * place to the other; when it is clear of them, the words of the new page come, so that no words ever
 * lie over a picture that moves. Where a study opens on something else, that grows out of the cover,
 * whose picture lies above the words and uncovers them as it closes. Nothing waits for it: a view
 * transition would, and would restyle the whole page several times.
 */
import {
  CARD_ATTRIBUTE,
  COVER_ATTRIBUTE,
  PICTURE_ATTRIBUTE,
  STUDY_ATTRIBUTE,
  SUBJECT_ATTRIBUTE,
} from '../../lib/coverParts';

/** In ms; `--site-ease`. */
const GROWTH = {duration: 200, easing: 'cubic-bezier(.2,.7,.2,1)'};
/** The most that the picture is scaled up: the people beside its subject stay in view until it closes. */
const PICTURE_GROWTH = 2.5;
const FADE = {duration: 60, fill: 'forwards'} as const;

type Passage = {
  study: string;
  /** Of the cover, or of what the study opens on. */
  box: DOMRect;
  picture: Picture | undefined;
  /** Hides the old page; undefined while that page stays in view. */
  veil: HTMLElement | undefined;
  /** Puts the old page's cover and its words back. */
  lower: (() => void) | undefined;
};

let passage: Passage | undefined;

/** A picture that has loaded. */
type Picture = {
  src: string;
  /** `object-position`: which part of it its box shows. */
  position: string;
  width: number;
  height: number;
  /** Where its subject is, from its left and its top, in per cent. */
  focus: readonly [number, number];
};

/** An element that is in view. */
function ifInView(element: HTMLElement | null | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  const {bottom, top} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? element : undefined;
}

/** What shows a study on a page: its article, or its card. */
const partOn = (page: string, study: string): Element | null | undefined =>
  page === study
    ? document.querySelector(`[${STUDY_ATTRIBUTE}]`)
    : document.querySelector(`main a[href="${CSS.escape(study)}"]`)?.closest(`[${CARD_ATTRIBUTE}]`);

/** A study's cover on a page, if in view: that of its header, or of its card. */
function coverOn(page: string, study: string): HTMLElement | undefined {
  const picture = `[${PICTURE_ATTRIBUTE}]`;
  return ifInView(
    partOn(page, study)?.querySelector<HTMLElement>(
      page === study ? `[${COVER_ATTRIBUTE}] ${picture}` : picture,
    ),
  );
}

/** What a study opens on instead of its cover, if in view. A card has none. */
const subjectOn = (page: string, study: string): HTMLElement | undefined =>
  ifInView(partOn(page, study)?.querySelector<HTMLElement>(`[${SUBJECT_ATTRIBUTE}]`));

/** The words about a study on a page: those around its title. */
const wordsOn = (page: string, study: string): Element | null | undefined =>
  partOn(page, study)?.querySelector('h1, h3')?.parentElement;

/** Lifts a card or a cover above the veil. @returns puts it back */
function raise(element: Element): () => void {
  const {classList} = element.closest(`[${CARD_ATTRIBUTE}]`) ?? element;
  classList.add('site-raised');
  return () => classList.remove('site-raised');
}

/** Lifts what moves, and lets the words around it go. @returns puts both back */
function lift(cover: Element, words: Element | null | undefined): () => void {
  const lower = raise(words?.nextElementSibling ?? cover);
  const going = words?.animate({opacity: 0}, FADE);
  return () => {
    lower();
    going?.cancel();
  };
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
 * The transform that lays an element on the middle of the box, as wide as it.
 * Uncropped: Chromium would animate a clip on the main thread, where the page is still laying out its
 * text.
 */
export function asSeed(to: DOMRect, box: DOMRect): string {
  const x = box.x + box.width / 2 - (to.x + to.width / 2);
  const y = box.y + box.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${box.width / to.width})`;
}

/**
 * Moves an element to its place from where the seed lays it, above the veil, with the whole of which
 * it is a part.
 */
function move(element: HTMLElement, seed: string, whole: Element = element): void {
  const lower = raise(whole);
  const growth = element.animate({transform: [seed, 'none']}, GROWTH);
  growth.onfinish = growth.oncancel = lower;
}

/** Where a picture shows a subject: at its focus, in the width that the subject has there. */
function boxIn(
  {x, y, width, height}: DOMRect,
  picture: Picture,
  subject: DOMRect,
  share: number,
): DOMRect {
  // As `object-fit: cover` lays the picture into its box.
  const scale = Math.max(width / picture.width, height / picture.height);
  const [left = 0, top = 0] = picture.position.split(' ').map(parseFloat);
  const at = (room: number, length: number, position: number, focus: number) =>
    (position * (room - length * scale) + focus * length * scale) / 100;
  const w = share * picture.width * scale;
  const h = (w / subject.width) * subject.height;
  return new DOMRect(
    x + at(width, picture.width, left, picture.focus[0]) - w / 2,
    y + at(height, picture.height, top, picture.focus[1]) - h / 2,
    w,
    h,
  );
}

/** The largest parts of an element that hold none of those that move. */
const beside = (whole: Element, moving: readonly Element[]): Element[] =>
  [...whole.children].flatMap((part) => {
    if (moving.includes(part)) return [];
    return moving.some((one) => part.contains(one)) ? beside(part, moving) : [part];
  });

/** Shows parts of the new page after some time, in ms. */
function appear(parts: ReadonlyArray<Element | null | undefined>, delay: number): void {
  for (const part of parts) {
    part?.animate({opacity: [0, 1]}, {duration: 100, delay, fill: 'backwards'});
  }
}

/**
 * Lays the pressed picture behind what grows out of it, and closes it in a disc around that, in its own
 * colours. It moves with it, and grows less: what grows covers what the picture shows of it. The clip is
 * on one picture, which nothing waits for.
 */
function closeOn(
  ground: Element,
  {src, position}: Picture,
  {x, y, width, height}: DOMRect,
  start: DOMRect,
  to: DOMRect,
): void {
  const picture = new Image();
  picture.decoding = 'sync';
  picture.className = 'site-raised site-closing';
  picture.alt = '';
  picture.src = src;
  const origin = ground.getBoundingClientRect();
  const middle = `${start.x + start.width / 2 - x}px ${start.y + start.height / 2 - y}px`;
  picture.style.cssText = `left:${x - origin.x}px;top:${y - origin.y}px;width:${width}px;height:${height}px;object-position:${position};transform-origin:${middle}`;
  ground.prepend(picture);
  const growth = {...GROWTH, fill: 'forwards'} as const;
  /** The subject's size in the card, as a share of its size in the study. */
  const share = start.width / to.width;
  const less = Math.min(1, PICTURE_GROWTH * share);
  picture.animate({transform: ['none', `${asSeed(start, to)} scale(${less})`]}, growth);
  // The disc starts beyond every corner, wherever its middle is. The more the subject grows, the sooner
  // it shrinks, so that its edge takes as long to cross the words. It eases more gently than the growth,
  // or nobody would see it.
  const disc = [142, Math.min(71, 142 * share), 0].map(
    (radius) => `circle(${radius}% at ${middle})`,
  );
  picture.animate({clipPath: disc}, {...growth, easing: 'ease-out'}).onfinish = () =>
    picture.remove();
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
    const cover = coverOn(current, study) ?? subjectOn(current, study);
    if (!cover) continue;
    const picture = cover.querySelector<HTMLImageElement>('img:not([hidden], [aria-hidden])');
    passage = {
      study,
      box: cover.getBoundingClientRect(),
      picture: picture?.naturalWidth
        ? {
            src: picture.currentSrc,
            position: getComputedStyle(picture).objectPosition,
            width: picture.naturalWidth,
            height: picture.naturalHeight,
            focus: [Number(cover.dataset.x ?? 50), Number(cover.dataset.y ?? 50)],
          }
        : undefined,
      veil: isReady ? fadeOut() : undefined,
      lower: isReady ? lift(cover, wordsOn(current, study)) : undefined,
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
    const subject = subjectOn(pathname, from.study);
    const words = wordsOn(pathname, from.study);
    const header = words?.parentElement;
    if (cover) {
      // Nothing moves over words, which would make both unreadable: they come halfway.
      move(cover, asSeed(cover.getBoundingClientRect(), from.box));
      appear([words], GROWTH.duration / 2);
    } else if (subject && words && header && from.picture) {
      const to = subject.getBoundingClientRect();
      const share = Number(subject.getAttribute(SUBJECT_ATTRIBUTE));
      const start = boxIn(from.box, from.picture, to, share);
      move(subject, asSeed(to, start), words.nextElementSibling ?? subject);
      // One by one: the box of a phone's words is none. The picture's disc uncovers them; what is beside
      // the subject lies above it, and comes when it has closed.
      appear([...words.children, header.nextElementSibling], 0);
      appear(beside(header, [subject, words]), GROWTH.duration / 2);
      closeOn(header, from.picture, from.box, start, to);
    }
  });
}

/** The picture on the card from which the visitor opens a case study. */
export const seenPicture = (study: string): string | undefined =>
  passage?.study === study ? passage.picture?.src : undefined;
