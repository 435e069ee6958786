import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';
import {LAZY_MARGIN, LAZY_THRESHOLD} from '../src/constants';
import {test} from './support/deploys';
import {faults} from './support/faultyServer';
import {countMatches, readNotes} from './support/slowPhone';
import {open, openQuietly, themeToggle, PICTURE} from './support/visit';
import {mainStudy, oldStudy, renamedStudy} from './support/fixture';
import {say} from './support/words';

const study = mainStudy.fr.path;
const phone = {width: 390, height: 844};

/** A page of each type, and a case study with a drawing that is seen with other eyes. */
const pageTypes = [
  '/',
  study,
  renamedStudy.fr.path,
  '/team/',
  '/legal/',
  '/privacy-policy/',
  '/404/',
];

/** What the home page's images may weigh on a phone, in bytes. */
const HOME_BUDGET = 120_000;

const CLS_BUDGET = 0.01;

/** Scrolls until a box's top is this many px below the viewport; a negative number is inside it. */
async function placeBelowView(box: Locator, distance: number): Promise<void> {
  await box.evaluate((element, below) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({top: top - window.innerHeight - below, behavior: 'instant'});
  }, distance);
}

/** Scrolls through the whole page, as a visitor does. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 250) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

/** Picture files that a page requests. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/images/')) {
      asked.push(path.basename(pathname));
    }
  });
  return asked;
}

const loadedPictures = (page: Page) =>
  page
    .locator(PICTURE)
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.map(({complete, naturalWidth}) => complete && naturalWidth > 0),
    );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a lazy image loads close to the viewport and no sooner (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.setViewportSize({width: 1280, height: 720});
    const asked = watchPictures(page);
    await open(page, study);
    const figure = page.locator('figure [data-state]').first();
    await expect(figure).toHaveAttribute('data-lazy', 'waiting');
    // Only visible pictures have been requested, although native lazy loading
    // would have begun with the next ones.
    expect(new Set(asked)).toEqual(new Set([expect.stringMatching(/^cover-/)]));

    const {height} = (await figure.boundingBox()) ?? {height: 0};
    const begins = LAZY_MARGIN - height * LAZY_THRESHOLD;
    for (const distance of [300, LAZY_MARGIN + 1, Math.ceil(begins) + 2]) {
      await placeBelowView(figure, distance);
      // Wait longer than two frames: nothing may load.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await expect(figure, `${distance} px`).toHaveAttribute('data-lazy', 'waiting');
    }
    expect(asked.filter((name) => !name.startsWith('cover-'))).toEqual([]);

    await placeBelowView(figure, Math.floor(begins) - 2);
    await expect(figure).toHaveAttribute('data-state', 'loaded');
    expect(asked.filter((name) => !name.startsWith('cover-'))).toHaveLength(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const address of ['/', study]) {
    test(`all images of ${address} load in their place`, async ({page}) => {
      await page.goto(address);
      const pictures = page.locator(PICTURE);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        expect(await picture.evaluate((element) => getComputedStyle(element).translate)).toBe(
          'none',
        );
      }
      await expect.poll(async () => (await loadedPictures(page)).every(Boolean)).toBe(true);
    });
  }
});

test('images load when the scripts do not', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(study);
  const picture = page.locator(`figure ${PICTURE}`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), {timeout: 8000})
    .toBeGreaterThan(0);
});

test.describe('on a phone with a dense screen', () => {
  test.use({viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

  test('the images of the home page weigh 120 kB at most', async ({page}) => {
    const bodies: Array<Promise<number>> = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image' && response.ok()) {
        bodies.push(response.body().then(({length}) => length));
      }
    });
    await open(page, '/');
    await scrollThrough(page);
    await expect(page.locator('[data-state=loading]')).toHaveCount(0);
    const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({type: 'bytes', description: String(total)});
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(HOME_BUDGET);
  });
});

/** The drawing of the fixture: its sky by day and by night. */
const SKY = {light: [0x1f, 0x6f, 0x8b], dark: [0x0b, 0x25, 0x33]};

for (const system of ['light', 'dark'] as const) {
  test(`a drawing follows the site’s theme, loaded once (system: ${system})`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/drawings/')) asked.push(request.url());
    });
    await page.emulateMedia({colorScheme: system});
    await openQuietly(page, renamedStudy.fr.path);
    const cover = page.locator('article [data-night]').first();
    await expect(cover).toHaveAttribute('data-state', 'loaded');
    const {x, y, width, height} = (await cover.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    /** Right of the books, above the shelf. */
    const clip = {x: x + width * 0.94, y: y + height * 0.6, width: 1, height: 1};
    const colour = async () => {
      const pixel = sharp(await page.screenshot({clip})).removeAlpha();
      return [...(await pixel.raw().toBuffer())];
    };
    const other = system === 'light' ? 'dark' : 'light';
    await expect.poll(colour).toEqual(SKY[system]);
    await themeToggle(page).click();
    await expect.poll(colour).toEqual(SKY[other]);
    await themeToggle(page).click();
    await expect.poll(colour).toEqual(SKY[system]);
    expect(asked).toHaveLength(1);
  });
}

for (const viewport of [phone, {width: 1280, height: 800}]) {
  test(`nothing shifts while pages load, their fonts late, and scroll at ${viewport.width} px`, async ({
    page,
    host,
  }) => {
    host.fail(/^\/assets\/fonts\//, faults.late(500));
    await page.setViewportSize(viewport);
    await countMatches(page, 'main h1');
    for (const address of pageTypes) {
      await open(page, address);
      await scrollThrough(page);
      const {shift, moved} = await readNotes(page);
      expect(shift, `${address}\n${moved.join('\n')}`).toBeLessThan(CLS_BUDGET);
    }
  });
}

for (const {fr} of [oldStudy, renamedStudy]) {
  test(`each way of seeing shows the picture: ${fr.path}`, {tag: '@errand'}, async ({page}) => {
    await openQuietly(page, fr.path);
    const tool = page.getByRole('group', {name: say('fr', 'caseStudies.Sight.legend')});
    const picture = tool.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    const views = tool.getByRole('radio');
    await expect(views).toHaveCount(4);
    for (const view of await views.all()) {
      await view.check();
      const {channels} = await sharp(await picture.screenshot()).stats();
      // A ground of one colour has none; a blurred picture, half of what it has clear.
      const contrast = Math.max(...channels.slice(0, 3).map(({stdev}) => stdev));
      expect(contrast, String(await view.getAttribute('value'))).toBeGreaterThan(40);
    }
  });
}
