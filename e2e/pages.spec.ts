import {expect} from '@playwright/test';
import {localeFacts} from '../src/lib/locales';
import {isUnlisted} from '../src/routes';
import {sectionHeadings} from '../src/lib/sections';
import {test} from './support/deploys';
import {documentOf, expectedSite} from './support/site';
import {expectHydrated, watch} from './support/visit';
import {mainStudy, site} from './support/fixture';

for (const locale of ['fr', 'en'] as const) {
  test(
    `every page in ${locale} hydrates without an error and fits 320 px`,
    {tag: '@errand'},
    async ({page, baseURL}) => {
      test.setTimeout(240_000);
      const {pages} = await expectedSite();
      for (const expected of pages.filter((candidate) => candidate.locale === locale)) {
        const errors = watch(page);
        const response = await page.goto(expected.path);
        expect(response?.status(), expected.path).toBe(200);
        await expectHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].htmlLang);
        const title = documentOf(expected.path).querySelector('title')?.textContent ?? '';
        await expect(page).toHaveTitle(title);
        expect(title).toContain(` – ${site.name}`);
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('h1')).toHaveCount(1);
        await page.setViewportSize({width: 320, height: 640});
        const overflow = await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestIdleCallback(() => {
                const {scrollWidth, clientWidth} = document.documentElement;
                resolve(scrollWidth - clientWidth);
              });
            }),
        );
        expect(overflow, expected.path).toBe(0);
        expect(errors, expected.path).toEqual([]);
        expect(new URL(page.url()).origin).toBe(baseURL);
        page.removeAllListeners();
      }
    },
  );
}

test('content and links work without JavaScript', {tag: '@errand'}, async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', {name: mainStudy.fr.title}).first().click();
  await expect(page).toHaveURL(mainStudy.fr.path);
  await expect(page.getByRole('heading', {level: 2, name: sectionHeadings.fr.steps})).toBeVisible();
  await context.close();
});

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
