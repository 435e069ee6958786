import {expect, test} from '@playwright/test';
import {isUnlisted} from '../src/routes';
import {expectedSite} from './support/site';

/** Smallest size of running text and of captions, in px (design brief). */
const TEXT = 16;
const CAPTION = 15;

for (const width of [320, 1280]) {
  test(`no text is below ${TEXT} px at ${width} px, captions ${CAPTION}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {pages} = await expectedSite();
    for (const {path} of pages.filter(({listed, name}) => listed || isUnlisted(name))) {
      await page.goto(path);
      const small = await page.evaluate(
        ([text, caption]) => {
          const found: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            if (!element || !node.textContent?.trim() || !element.checkVisibility()) {
              continue;
            }
            const size = Number.parseFloat(getComputedStyle(element).fontSize);
            const isCaption = element.closest('figcaption, dt');
            // Hidden texts for screen readers have no size to read.
            const isHidden = element.closest('.site-visually-hidden, svg, noscript');
            if (!isHidden && size < (isCaption ? caption : text) - 0.01) {
              found.push(`${size} px: ${node.textContent.trim().slice(0, 40)}`);
            }
          }
          return found;
        },
        [TEXT, CAPTION] as const,
      );
      expect(small, path).toEqual([]);
    }
  });
}
