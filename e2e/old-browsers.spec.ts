import {test} from './support/deploys';
import {mainStudy} from './support/fixture';
import {openOld, type OldPage, type OldVersion} from './support/oldBrowser';
import {expect} from './support/visitor';

/*
 * Real old browsers: 109 is the last Chromium of Windows 7 and 8.1, and the oldest that package.json
 * declares; 90 gets the page as it is in the HTML (css/core.css).
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

test('Chromium 90 shows every page whole and readable, and sends forms', async ({host}) => {
  test.setTimeout(240_000);
  for (const address of addresses) {
    await visit(90, host.origin, address, async (old) => {
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
  await visit(90, host.origin, '/legal/', async (old) => {
    await old.type('form[name="newsletterform"] [type="email"]', 'marie@exemple.fr');
    await old.click('form[name="newsletterform"] [type="checkbox"]');
    await old.click('form[name="newsletterform"] [type="submit"]');
    await old.waitForSelector('main [href="/"], main h1');
  });
  expect(host.stored()).toMatchObject([{form: 'newsletterform'}]);
});

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
