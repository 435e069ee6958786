import {expect} from '@playwright/test';
import {isUnlisted} from '../src/routes';
import {test} from './support/deploys';
import {coveredDrawings} from './support/layout';
import {expectedSite} from './support/site';
import {expectHydrated, watch} from './support/visit';

for (const locale of ['fr', 'en'] as const) {
  test(
    `every page in ${locale} hydrates without an error, with each id once, its drawings before their grounds`,
    {tag: '@errand'},
    async ({page, baseURL}) => {
      test.setTimeout(240_000);
      const {pages} = await expectedSite();
      for (const expected of pages.filter((candidate) => candidate.locale === locale)) {
        const errors = watch(page);
        const response = await page.goto(expected.path);
        expect(response?.status(), expected.path).toBe(200);
        await expectHydrated(page);
        expect(errors, expected.path).toEqual([]);
        const ids = await page
          .locator('[id]')
          .evaluateAll((elements) => elements.map(({id}) => id).sort());
        expect(ids, expected.path).toEqual([...new Set(ids)]);
        expect(await coveredDrawings(page), expected.path).toEqual([]);
        expect(new URL(page.url()).origin).toBe(baseURL);
        page.removeAllListeners();
      }
    },
  );
}

/** Smallest size of running text and of captions, in px (design brief). */
const sizes = {text: 16, caption: 15};

test(`no text is below ${sizes.text} px, captions ${sizes.caption}`, async ({page}) => {
  const {pages} = await expectedSite();
  for (const {path} of pages.filter(({listed, name}) => listed || isUnlisted(name))) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      const small = await page.evaluate(({text, caption}) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
          // Texts for screen readers only have no size to read.
          if (element.closest('.site-visually-hidden, svg, noscript')) continue;
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (size < (element.closest('figcaption, dt') ? caption : text) - 0.01) {
            found.push(`${size} px: ${node.textContent.trim().slice(0, 40)}`);
          }
        }
        return found;
      }, sizes);
      expect(small, `${path} at ${width} px`).toEqual([]);
    }
  }
});
