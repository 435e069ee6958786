import postcss from 'postcss';
import {test} from './support/deploys';
import {mainStudy, renamedStudy} from './support/fixture';
import {openOld, type OldPage, type OldVersion} from './support/oldBrowser';
import {expect} from './support/visitor';

/*
 * Real old browsers: 109 is the last Chromium of Windows 7 and 8.1, and the oldest that package.json
 * declares; 90 and 103, the last before the features that the sheets need, get the page as it is in
 * the HTML (css/core.css).
 */

const addresses = ['/', mainStudy.fr.path, '/team/', '/en/legal/'];

/** Opens pages of an old browser on a phone. Its processes end with its old: one for each. */
async function visit(
  version: OldVersion,
  origin: string,
  address: string,
  look: (old: OldPage) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  const isOpen = await openOld(version, async (old) => {
    old.on('pageerror', ({message}) => errors.push(message));
    await old.setViewport({width: 390, height: 844});
    await old.goto(origin + address);
    await look(old);
  });
  // eslint-disable-next-line playwright/no-skipped-test -- no registry, or another system
  test.skip(!isOpen, 'An old Chromium can’t be had here.');
  expect(errors, address).toEqual([]);
}

const widthOf = (old: OldPage) => old.evaluate(() => document.documentElement.scrollWidth);

for (const version of [90, 103] as const) {
  test(`Chromium ${version} shows every page whole and readable, and sends forms`, async ({
    host,
  }) => {
    test.setTimeout(240_000);
    for (const address of addresses) {
      await visit(version, host.origin, address, async (old) => {
        const words = await old.evaluate(() => document.querySelector('main')?.innerText ?? '');
        expect(words.length, address).toBeGreaterThan(500);
        expect(await widthOf(old), address).toBe(390);
        // No drawing as wide as the window, in black.
        const drawn = await old.evaluate(() =>
          [...document.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width),
        );
        expect(Math.max(0, ...drawn), address).toBeLessThanOrEqual(100);
        await new Promise((resolve) => setTimeout(resolve, 4000));
        expect(await old.evaluate(() => document.querySelector('main')?.innerText)).toBe(words);
      });
    }
    await visit(version, host.origin, '/legal/', async (old) => {
      await old.type('form[name="newsletterform"] [type="email"]', 'marie@exemple.fr');
      await old.click('form[name="newsletterform"] [type="checkbox"]');
      await old.click('form[name="newsletterform"] [type="submit"]');
      await old.waitForSelector('main [href="/"], main h1');
    });
    expect(host.stored()).toMatchObject([{form: 'newsletterform'}]);
  });
}

test('Chromium 109 shows the site as today’s do', async ({host}) => {
  test.setTimeout(240_000);
  for (const address of addresses) {
    await visit(109, host.origin, address, async (old) => {
      await old.waitForSelector('[data-has-hydrated="true"]');
      expect(await widthOf(old), address).toBe(390);
      const black = await old.evaluate(() =>
        [...document.querySelectorAll('main svg :is(circle, ellipse, rect, path)')]
          .filter((shape) => shape.checkVisibility() && !shape.closest('defs, clipPath, mask'))
          .filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)')
          .filter((shape) => getComputedStyle(shape).stroke === 'none')
          .filter((shape) => shape.getBoundingClientRect().width > 40)
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      );
      expect(black, address).toEqual([]);
      await old.click('[data-burger]');
      await old.waitForSelector('dialog[open]');
    });
  }
});

test('without :has(), as in Firefox 115, nothing is lost', async ({page, host}) => {
  await page.route('**/*.css', async (route) => {
    const sheet = postcss.parse(await (await route.fetch()).text());
    sheet.walkAtRules('supports', (rule) => {
      rule.params = rule.params.replaceAll(':has(', ':unknown(');
    });
    sheet.walkRules(/:has\(/, (rule) => void rule.remove());
    await route.fulfill({contentType: 'text/css', body: sheet.toString()});
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    for (const address of addresses) {
      await page.goto(host.origin + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  }
  // A choice that would do nothing is not there; what it chooses is.
  await page.goto(host.origin);
  const choices = page.locator(':is([value="letter"], [value="sign"], [value="screen"])');
  await expect(choices).toHaveCount(3);
  await expect(choices.filter({visible: true})).toHaveCount(0);
  await expect(page.locator('[data-sentence]').filter({visible: true})).toHaveCount(3);
  await page.goto(host.origin + renamedStudy.fr.path);
  const views = page.locator('[data-view]');
  expect(await views.count()).toBeGreaterThan(1);
  await expect(views.filter({visible: true})).toHaveCount(await views.count());
  // The page behind the menu does not scroll.
  await page.locator('[data-burger]').click();
  await page.getByRole('dialog').hover();
  await page.mouse.wheel(0, 600);
  const frames = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300));
  await page.evaluate(frames);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
