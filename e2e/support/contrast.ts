import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {addStyles, removeStyles} from './visit';

/** Minimum contrast of text and of large text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/**
 * Share of an element's background allowed below the minimum: the antialiased edge of a drawing
 * that a letter touches.
 */
const EDGES = 0.02;

/** Far more screenshots than any page needs. */
const MOST_PICTURES = 60;

type Colour = readonly [red: number, green: number, blue: number];

/** A line of text with its colour and its position in the viewport, in px. */
type Line = {
  /** Identifies it: the index of its element, and its own in the element. */
  key: string;
  element: string;
  colour: Colour;
  isLarge: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Relative luminance of an sRGB colour: WCAG 2.2, definitions. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [lighter, darker] = one > other ? [one, other] : [other, one];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Finds the visible lines of text of some elements. Hides fixed elements that contain none of
 * them, since a reader scrolls past them.
 */
function readLines(page: Page, selectors: readonly string[]): Promise<Line[]> {
  return page.evaluate((wanted) => {
    const elements = [...new Set(wanted.flatMap((one) => [...document.querySelectorAll(one)]))];
    for (const bar of document.querySelectorAll('body *')) {
      const staysPut = ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      const isAside = staysPut && !elements.some((element) => bar.contains(element));
      if (bar.hasAttribute('data-put-aside') !== isAside) {
        bar.toggleAttribute('data-put-aside', isAside);
      }
    }
    // A canvas converts any CSS color to channels; cached per colour.
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('The browser has no 2D canvas.');
    const channels = new Map<string, readonly [number, number, number]>();
    const channelsOf = (colour: string) => {
      let found = channels.get(colour);
      if (!found) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        found = [red, green, blue];
        channels.set(colour, found);
      }
      return found;
    };
    return elements.flatMap((element, index) => {
      if (element.closest('[aria-hidden="true"]')) return [];
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const size = parseFloat(style.fontSize);
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .filter(({width, height}) => width > 0 && height > 0)
        .map(({left, top, width, height}, line) => ({
          key: `${index}/${line}`,
          element: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
          colour: channelsOf(isDrawn ? style.fill : style.color),
          // 18 pt, or 14 pt and bold.
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          left,
          top,
          width,
          height,
        }));
    });
  }, selectors);
}

/** A screenshot's raw channels. */
type Picture = {data: Buffer; width: number; height: number; channels: number};

async function photograph(page: Page): Promise<Picture> {
  const {data, info} = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height, channels: info.channels};
}

/** A line's contrasts with its background, weakest first. */
function contrasts({colour, ...line}: Line, picture: Picture): number[] {
  const own = luminance(colour);
  const grounds: number[] = [];
  const left = Math.max(0, Math.floor(line.left));
  const top = Math.max(0, Math.floor(line.top));
  const right = Math.min(picture.width, Math.ceil(line.left + line.width));
  const bottom = Math.min(picture.height, Math.ceil(line.top + line.height));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 2) {
      const at = (y * picture.width + x) * picture.channels;
      const {data} = picture;
      const ground: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      grounds.push(contrast(own, luminance(ground)));
    }
  }
  return grounds.sort((one, other) => one - other);
}

/** Colours then come back at once after each screenshot. */
const NO_TRANSITIONS = '* {transition: none !important}';

/** Transparent text, no fixed bars. */
const GROUND_ONLY = `
  * {
    color: transparent !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
  }
  text {fill: transparent !important}
  [data-put-aside] {visibility: hidden !important}
`;

/**
 * Measures contrast of text over drawings on screenshots, because axe can't.
 *
 * @param selectors of the elements
 * @returns a line per text below the minimum: element, worst contrast, required contrast
 * @throws Error when the page keeps changing
 */
export async function weakTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const start = await page.evaluate(() => window.scrollY);
  const worst = new Map<string, {line: Line; least: number; found: number}>();
  const seen = new Set<string>();
  await addStyles(page, NO_TRANSITIONS);
  let current = await readLines(page, selectors);
  for (let pictures = 0; ; pictures += 1) {
    const waiting = current.filter(({key}) => !seen.has(key));
    const [first] = waiting.sort((one, other) => one.top - other.top);
    if (!first) break;
    if (pictures === MOST_PICTURES) {
      throw new Error(`${page.url()} keeps changing: ${first.element}`);
    }
    // Scrolls it to a quarter of the viewport, unless it is fixed and thus visible.
    await page.evaluate((top) => {
      window.scrollBy({top: top - window.innerHeight / 4, behavior: 'instant'});
    }, first.top);
    const lines = await readLines(page, selectors);
    await addStyles(page, GROUND_ONLY);
    const picture = await photograph(page);
    await removeStyles(page);
    // Scrolling may hydrate a form or load a picture.
    current = await readLines(page, selectors);
    if (JSON.stringify(lines.map(placeOf)) !== JSON.stringify(current.map(placeOf))) continue;
    for (const line of lines) {
      const isWhole = line.top >= 0 && line.top + line.height <= picture.height;
      // The line scrolled to is measured even if only partly visible.
      if (seen.has(line.key) || (!isWhole && line.key !== first.key)) continue;
      seen.add(line.key);
      const grounds = contrasts(line, picture);
      const found = grounds[Math.floor(grounds.length * EDGES)];
      const least = line.isLarge ? LEAST_LARGE : LEAST;
      const known = worst.get(line.element)?.found ?? Infinity;
      if (found !== undefined && found < least && found < known) {
        worst.set(line.element, {line, least, found});
      }
    }
  }
  await removeStyles(page);
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), start);
  return [...worst.values()].map(
    ({line, least, found}) =>
      `${line.element} on its background: contrast ${found.toFixed(2)}, minimum ${least}`,
  );
}

/** What must not change while the screenshot is taken. */
const placeOf = ({key, left, top, colour}: Line) => ({
  key,
  left: Math.round(left),
  top: Math.round(top),
  colour,
});
