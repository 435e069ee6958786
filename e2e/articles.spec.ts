import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {copyArticles} from './support/articles';
import {violationsInAllLooks} from './support/axe';
import {startFaultyServer, type FaultyServer} from './support/faultyServer';
import {brokenWords, layoutProblemsAtAllWidths} from './support/layout';
import {build} from './support/projectCopy';
import {openQuietly, topOf, PICTURE} from './support/visit';

/*
 * The fixture site with eight long articles (e2e/articles), each messy in its own way: what writers
 * do to ordinary Markdown.
 */

// In ms: one build, and every article in every look.
test.describe.configure({mode: 'serial', timeout: 480_000});

let copy: Awaited<ReturnType<typeof copyArticles>>;
let host: FaultyServer;

test.beforeAll(async () => {
  test.setTimeout(480_000);
  copy = await copyArticles();
  const {code, output} = await build(copy.dir, {}, ['npm', 'run', 'build']);
  expect(code, output).toBe(0);
  host = await startFaultyServer(path.join(copy.dir, 'build'));
});

test.afterAll(async () => {
  await host.close();
  await copy.remove();
});

const addressOf = (id: string) => `/work/${id.slice('2016-01-01-'.length)}/`;

/** Opens an article with everything unfolded. */
async function openArticle(page: Page, address: string): Promise<void> {
  await openQuietly(page, host.origin + address);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Visits all articles. */
async function visitAll(page: Page, visit: (address: string) => Promise<void>): Promise<void> {
  for (const address of copy.ids.map(addressOf)) {
    await openArticle(page, address);
    await visit(address);
  }
}

test('they break no rule, in two themes and at two widths', async ({page}) => {
  await visitAll(page, async (address) => {
    expect.soft(await violationsInAllLooks(page, 'article'), address).toEqual([]);
  });
});

test('nothing overlaps, is cut off or scrolls the page sideways', async ({page}) => {
  await visitAll(page, async (address) => {
    expect.soft(await layoutProblemsAtAllWidths(page), address).toEqual([]);
  });
});

/** Words of tables, file names included, that are broken over two lines. */
const splitWords = (page: Page) => brokenWords(page, 'article :is(th, td)', '_().');

test('no table splits a word: it scrolls instead, also by keyboard', async ({page}) => {
  let scrolling = 0;
  await visitAll(page, async (address) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await splitWords(page), `${address} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 800});
    for (const box of await page.locator('article :is(.site-table, .site-code)').all()) {
      const overflows = await box.evaluate(
        ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
      );
      if (!overflows) continue;
      scrolling += 1;
      await expect(box).toHaveAccessibleName(/./);
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    }
  });
  expect(scrolling).toBeGreaterThan(8);
});

test('on paper, tables split no short word and everything is unfolded', async ({page}) => {
  // In px: an A4 sheet without its margins.
  await page.setViewportSize({width: 672, height: 980});
  for (const address of copy.ids.map(addressOf)) {
    await page.emulateMedia({media: 'screen'});
    await openQuietly(page, host.origin + address);
    await page.emulateMedia({media: 'print'});
    const split = await splitWords(page);
    expect
      .soft(
        split.filter((word) => word.length < 13),
        address,
      )
      .toEqual([]);
    const folded = page.locator('article details:not(.site-no-print *, [open]) > :not(summary)');
    for (const part of await folded.all()) await expect.soft(part, address).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, address).toBeLessThanOrEqual(672);
  }
});

test('a study shows its cover whole, and its card keeps the subject that the writer named', async ({
  page,
}) => {
  for (const [id, position] of [
    ['balances', '0% 0%'],
    ['renvois', '50% 100%'],
  ] as const) {
    for (const size of [
      {width: 1280, height: 800},
      {width: 390, height: 664},
    ]) {
      await page.setViewportSize(size);
      await openQuietly(page, `${host.origin}/work/${id}/`);
      const picture = page.locator(`article ${PICTURE}`).first();
      await expect(picture).toHaveCSS('object-position', position);
      const cut = await picture.evaluate((element) => {
        const image = element as HTMLImageElement;
        const box = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        return Math.abs(1 - box.width / box.height / ratio);
      });
      expect.soft(cut, `${id} at ${size.width} px`).toBeLessThan(0.02);
    }
  }
});

test('pictures keep to their pixels and to the height of the window', async ({page}) => {
  const id = copy.ids.find((each) => each.endsWith('-vues')) ?? '';
  for (const [width, height] of [
    [1280, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({width, height});
    await openArticle(page, addressOf(id));
    const pictures = await page.locator(`article figure ${PICTURE}`).evaluateAll((images) =>
      images.map((image) => ({
        name: (image.closest('figure')?.textContent ?? '').slice(0, 30),
        width: image.clientWidth,
        height: image.clientHeight,
        own: Math.max(
          ...[
            ...(image.closest('picture')?.querySelector('source')?.srcset ?? '').matchAll(
              / (\d+)w/g,
            ),
          ].map(([, size]) => Number(size)),
        ),
      })),
    );
    expect(pictures).toHaveLength(11);
    for (const {name, own, ...shown} of pictures) {
      expect.soft(shown.width, `${name}, at ${width} px`).toBeLessThanOrEqual(own);
      expect.soft(shown.height, `${name}, at ${width} px`).toBeLessThanOrEqual(721);
    }
    expect(Math.min(...pictures.map((picture) => picture.width))).toBe(40);
    const tall = page.locator(`article figure[data-tall] ${PICTURE}`);
    await expect(tall).toHaveCount(1);
    const shown = await tall.evaluate((image) => image.clientHeight);
    expect(shown).toBeLessThanOrEqual(0.8 * height + 1);
  }
});

test('a link to a footnote leads to it, clear of the bar, and back', async ({page}) => {
  const id = copy.ids.find((each) => each.endsWith('-renvois')) ?? '';
  await openArticle(page, addressOf(id));
  const reference = page.locator('article sup a').first();
  const note = (await reference.getAttribute('href')) ?? '';
  await reference.click();
  await expect(page).toHaveURL(new RegExp(`${note}$`));
  const bar = await page.locator('header').first().boundingBox();
  await expect.poll(() => topOf(page, `[id="${note.slice(1)}"]`)).toBeLessThan(700);
  expect(await topOf(page, `[id="${note.slice(1)}"]`)).toBeGreaterThan((bar?.height ?? 0) - 1);
  await page
    .locator(`[id="${note.slice(1)}"] a[data-footnote-backref]`)
    .first()
    .click();
  await expect(reference).toBeInViewport();
});
