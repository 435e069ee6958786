import type {Page} from '@playwright/test';
import sharp from 'sharp';

/** Least contrast of text, and of large text: WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/**
 * Share of an element's ground that may be below: the edge of a drawing that a letter
 * touches, smoothed over a pixel, and no ground that anybody reads on.
 */
const EDGES = 0.02;

type Colour = readonly [red: number, green: number, blue: number];

/** An element that holds text: its colour, and its lines in px of the document. */
type Text = {
  element: string;
  colour: Colour;
  isLarge: boolean;
  lines: Array<{left: number; top: number; width: number; height: number}>;
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

/** Finds the texts of some elements; hidden ones, and those that nobody reads, have no lines. */
function readTexts(page: Page, selectors: readonly string[]): Promise<Text[]> {
  return page.evaluate((wanted) => {
    const elements = new Set(wanted.flatMap((one) => [...document.querySelectorAll(one)]));
    return [...elements].map((element) => {
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      // Any colour that CSS can write comes out as channels.
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = isDrawn ? style.fill : style.color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const size = parseFloat(style.fontSize);
      const lines = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .map(({left, top, width, height}) => ({
          left: left + window.scrollX,
          top: top + window.scrollY,
          width,
          height,
        }));
      return {
        element: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
        colour: [red, green, blue] as const,
        // 18 pt, or 14 pt and bold.
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        lines: element.closest('[aria-hidden="true"]') ? [] : lines,
      };
    });
  }, selectors);
}

type Box = {x: number; y: number; width: number; height: number};

/** The smallest box around all lines, in whole px of the document. */
function boxAround(texts: readonly Text[]): Box | undefined {
  const lines = texts.flatMap((text) => text.lines);
  if (lines.length === 0) return undefined;
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({left}) => left))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({top}) => top))));
  return {
    x,
    y,
    width: Math.ceil(Math.max(...lines.map(({left, width}) => left + width))) - x,
    height: Math.ceil(Math.max(...lines.map(({top, height}) => top + height))) - y,
  };
}

/** A picture of a part of the page without its letters. */
async function photographGround(page: Page, clip: Box) {
  // A constructed style sheet: a content security policy lets it pass.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* {color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important} text {fill: transparent !important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({fullPage: true, clip});
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
}

/**
 * The texts and what is behind them. A page that is on the move is waited for: a form
 * may wake up when a picture brings it into view.
 *
 * @throws Error when the texts do not come to rest
 */
async function photograph(page: Page, selectors: readonly string[]) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const texts = await readTexts(page, selectors);
    const box = boxAround(texts);
    if (!box) return undefined;
    const picture = await photographGround(page, box);
    if (JSON.stringify(await readTexts(page, selectors)) === JSON.stringify(texts)) {
      return {texts, box, ...picture};
    }
  }
  throw new Error(`${page.url()} does not come to rest: ${selectors.join(', ')}`);
}

/**
 * Measures, on a picture of the page, the contrast of texts over drawings, which axe can't
 * judge.
 *
 * @param selectors of the elements
 * @returns a line for each text that is too weak: element, worst contrast, what it needs
 */
export async function weakTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  const taken = await photograph(page, selectors);
  if (!taken) return [];
  const {texts, box, data, info} = taken;
  return texts.flatMap(({element, colour, isLarge, lines}) => {
    const own = luminance(colour);
    const grounds: number[] = [];
    for (const line of lines) {
      const left = Math.max(0, Math.floor(line.left - box.x));
      const top = Math.max(0, Math.floor(line.top - box.y));
      const right = Math.min(info.width, left + Math.ceil(line.width));
      const bottom = Math.min(info.height, top + Math.ceil(line.height));
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 2) {
          const at = (y * info.width + x) * info.channels;
          const ground: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          grounds.push(contrast(own, luminance(ground)));
        }
      }
    }
    grounds.sort((one, other) => one - other);
    const worst = grounds[Math.floor(grounds.length * EDGES)];
    const least = isLarge ? LEAST_LARGE : LEAST;
    return worst !== undefined && worst < least
      ? [`${element} on its ground: contrast ${worst.toFixed(2)}, ${least} needed`]
      : [];
  });
}
