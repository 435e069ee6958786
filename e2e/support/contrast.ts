import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {addStyles, removeStyles} from './visit';

/** Least contrast of text, and of large text: WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/** Share of a text's ground that may be below: the edge of a drawing that a letter touches. */
const EDGES = 0.02;

/** Relative luminance of an sRGB colour: WCAG 2.2, definitions. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Letters without their colour, nothing on the move, and no bar over the page. */
const GROUND_ONLY = `
  * {color: transparent !important; text-decoration-color: transparent !important}
  *, ::before, ::after {transition: none !important; animation-play-state: paused !important}
  text {fill: transparent !important}
`;

/** What stays in the window passes over the page: nobody reads there. */
const BARS_ASIDE = 'header, section[aria-label="Cookies"] {visibility: hidden !important}';

/**
 * Measures, on a picture of its ground, the contrast of texts over drawings, which axe
 * can't judge.
 *
 * @param selectors of the elements
 * @returns a line for each text that is too weak
 */
export async function weakTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  const weak: string[] = [];
  for (const selector of selectors) {
    const text = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const style = getComputedStyle(element);
        // Any colour that CSS can write comes out of a canvas as channels.
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) throw new Error('There is no canvas.');
        canvas.fillStyle = element instanceof SVGElement ? style.fill : style.color;
        canvas.fillRect(0, 0, 1, 1);
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        const size = parseFloat(style.fontSize);
        return {
          colour: [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3),
          // 18 pt, or 14 pt and bold.
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          isHidden: element.closest('[aria-hidden="true"]') !== null || box.width === 0,
          isInBar: element.closest('header, section[aria-label="Cookies"]') !== null,
          clip: {x: box.x, y: box.y, width: box.width, height: box.height},
        };
      });
    if (text.isHidden) continue;
    await addStyles(page, GROUND_ONLY + (text.isInBar ? '' : BARS_ASIDE));
    const picture = await page.screenshot({clip: text.clip});
    await removeStyles(page);
    const {data} = await sharp(picture).removeAlpha().raw().toBuffer({resolveWithObject: true});
    const own = luminance(text.colour);
    const contrasts = Array.from({length: data.length / 3}, (_, pixel) => {
      const ground = luminance([...data.subarray(3 * pixel, 3 * pixel + 3)]);
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    }).sort((one, other) => one - other);
    const found = contrasts[Math.floor(contrasts.length * EDGES)] ?? Infinity;
    const least = text.isLarge ? LEAST_LARGE : LEAST;
    if (found < least) {
      weak.push(`${selector} on its ground: contrast ${found.toFixed(2)}, ${least} needed`);
    }
  }
  return weak;
}
