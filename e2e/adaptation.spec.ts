import {expect, type Locator, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {contactFields} from '../src/forms/contactFields';
import {answer, approachForm, contactForm} from './support/contact';
import {brokenWords, layoutProblems} from './support/layout';
import {expectedSite} from './support/site';
import {
  addStyles,
  burgerOf,
  cookieBanner,
  open,
  openQuietly,
  refuseCookies,
  removeStyles,
} from './support/visit';
import {locales, mainStudy, oldStudy, renamedStudy} from './support/fixture';

/*
 * The site with a visitor's own settings: high zoom, more space between letters,
 * forced colours, reduced motion, and touch.
 */

test.describe.configure({timeout: 240_000});

/** 1280 px at 400 % (WCAG 1.4.10), in CSS px. */
const zoomed = {width: 320, height: 256};

/** The pages of a visitor's errands, and the not-found page with its suggestions. */
async function addresses(locale: 'fr' | 'en'): Promise<string[]> {
  const {pages} = await expectedSite();
  const own = pages.filter((page) => page.locale === locale && !page.path.startsWith('/fr/'));
  return [...own.map(({path}) => path), locale === 'fr' ? '/teem/' : '/en/teem/'];
}

/** Phones and laptops whose browser leaves little height, in CSS px. */
const firstScreens = [
  {width: 320, height: 568},
  {width: 390, height: 664},
  {width: 1280, height: 720},
  {width: 1366, height: 657},
];

/** In px: the most that the cookie banner's strip may take. */
const STRIP = 112;

/** Of visible elements: those that are not whole in the window, or that something covers. */
function coveredOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selected) => {
    const elements = [...document.querySelectorAll(selected)];
    const isFree = (element: Element) => {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      return (
        top >= 0 &&
        bottom <= innerHeight &&
        points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        })
      );
    };
    const covered = elements.filter((element) => !isFree(element));
    return elements.length === 0 ? ['none'] : covered.map(({textContent}) => textContent ?? '');
  }, selector);
}

for (const {width, height} of firstScreens) {
  test(
    `on a first visit at ${width} × ${height}, the banner covers no title, lead or action`,
    {tag: '@errand'},
    async ({page}) => {
      await page.setViewportSize({width, height});
      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const address of ['/', '/en/']) {
        await open(page, address);
        const banner = await cookieBanner(page).boundingBox();
        expect(banner?.height, address).toBeLessThanOrEqual(STRIP);
        const hero = 'main section:first-of-type';
        expect(await coveredOf(page, `${hero} > h1, ${hero} > h1 + p, ${hero} a`), address).toEqual(
          [],
        );
      }
    },
  );
}

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

for (const locale of locales) {
  test(`at 400 %, with wide spacing and at 200 % text size nothing is cut off or overlaps, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    /** The browser's own setting, in px. */
    const setFont = (standard: number) =>
      client.send('Page.setFontSizes', {fontSizes: {standard, fixed: standard * 0.8125}});
    for (const address of await addresses(locale)) {
      await setFont(32);
      await openQuietly(page, address);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({width, height: 844});
        const at = `${address} at 200 %, ${width} px`;
        expect.soft(await layoutProblems(page), at).toEqual([]);
        expect.soft(await brokenWords(page), at).toEqual([]);
      }
      await setFont(16);
      // Text alone at 200 %, as Safari and extensions do: media queries do not follow.
      await addStyles(page, 'html {font-size: 200%}');
      await page.setViewportSize({width: 390, height: 844});
      expect.soft(await layoutProblems(page), `${address}, text at 200 %, 390 px`).toEqual([]);
      await removeStyles(page);
      await addStyles(page, SPACED);
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 844});
        expect.soft(await layoutProblems(page), `${address}, spaced, ${width} px`).toEqual([]);
      }
      await removeStyles(page);
      await page.setViewportSize(zoomed);
      expect.soft(await layoutProblems(page), `${address} at 400 %`).toEqual([]);
    }
  });
}

test('at 400 % the menu, banner and forms can be read and used', async ({page}) => {
  await page.setViewportSize(zoomed);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(cookieBanner(page)).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  // A part of the page stays free.
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
  expect(await heightOf(cookieBanner(page))).toBeLessThan(zoomed.height * 0.75);
  await refuseCookies(page);

  // The bar hides on the way down and shows on the way up.
  const burger = burgerOf(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(burger).not.toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, -200));
  await expect(burger).toBeInViewport();
  expect(await heightOf(page.getByRole('banner'))).toBeLessThan(zoomed.height * 0.35);

  await burger.click();
  const menu = page.getByRole('dialog');
  for (const link of await menu.getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
  expect(await layoutProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await approachForm(page, 'contactform');
  const parts = contactForm(page);
  for (const name of contactFields) {
    await answer(parts, name, 'wrong');
    await parts.next.click();
    await expect(parts.summary).toBeVisible();
    expect(await layoutProblems(page), name).toEqual([]);
    await answer(parts, name);
    await parts.next.click();
    await expect(parts.summary).toBeHidden();
  }
  expect(await layoutProblems(page), 'review').toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({forcedColors: 'active'} as object);

  test.beforeEach(async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  });

  test('every button, field and chip has an edge', async ({page}) => {
    for (const address of ['/', '/team/', '/teem/']) {
      await openQuietly(page, address);
      const edgeless = await page
        .locator(
          'main :is(button, a[data-variant], input:not([type=hidden]), textarea), footer :is(input, button[type=submit])',
        )
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                element.checkVisibility() &&
                !element.closest('[data-honeypot], [hidden], [aria-hidden=true]'),
            )
            .filter((element) => {
              const {borderTopWidth, borderTopStyle, outlineStyle, appearance} =
                getComputedStyle(element);
              const hasEdge = parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
              return !hasEdge && outlineStyle === 'none' && appearance === 'none';
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(edgeless, address).toEqual([]);
    }
  });

  test('chosen, pressed and current controls differ from the others', async ({page}) => {
    await openQuietly(page, '/');
    const chip = '#work [aria-pressed]';
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {backgroundColor, color, borderColor, borderWidth, outlineWidth} =
            getComputedStyle(element);
          return [backgroundColor, color, borderColor, borderWidth, outlineWidth].join(' ');
        });
    expect(await look(`${chip}[aria-pressed=true]`)).not.toBe(
      await look(`${chip}[aria-pressed=false]`),
    );

    await openQuietly(page, '/team/');
    await page.setViewportSize({width: 1280, height: 800});
    const bar = 'header nav a:not([aria-label])';
    expect(await look(`${bar}[aria-current]`)).not.toBe(await look(`${bar}[href$="#contact"]`));

    await openQuietly(page, '/legal/');
    await page.evaluate(() => window.scrollTo(0, 1200));
    const progress = page.getByRole('progressbar');
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0');
    // The progress bar's colour differs from the page's.
    const drawn = await progress.evaluate((element) =>
      [document.body, element, ...element.children].map(
        (part) => getComputedStyle(part).backgroundColor,
      ),
    );
    const [canvas, ...others] = drawn.filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
    expect(others.filter((colour) => colour !== canvas)).not.toEqual([]);
  });
});

test('a study’s title is on the first screen, above the cookie banner', async ({page}) => {
  for (const {width, height} of firstScreens) {
    await page.setViewportSize({width, height});
    for (const locale of locales) {
      for (const study of [mainStudy, renamedStudy, oldStudy]) {
        await open(page, study[locale].path);
        const title = page.getByRole('heading', {level: 1});
        const bottom = await title.evaluate((it) => it.getBoundingClientRect().bottom);
        const where = `${study[locale].path}, ${width} × ${height}`;
        expect.soft(bottom, where).toBeLessThanOrEqual(height - STRIP);
      }
    }
  }
});

test('with reduced motion nothing moves for longer than an instant', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of ['/', mainStudy.fr.path, '/teem/', '/team/']) {
    await openQuietly(page, address);
    await page.evaluate(() => window.scrollTo(0, 900));
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const {duration, iterations} = animation.effect?.getComputedTiming() ?? {};
        // A lazy picture uses an animation as a timer: all its frames are the same
        // (components/Image).
        const frames = (animation.effect as KeyframeEffect).getKeyframes().map((frame) => ({
          ...frame,
          offset: null,
          computedOffset: null,
        }));
        const isStill = new Set(frames.map((frame) => JSON.stringify(frame))).size === 1;
        return !isStill && Number(duration) * Number(iterations) > 10
          ? [`${animation.constructor.name} ${String(duration)} ms`]
          : [];
      }),
    );
    expect(moving, address).toEqual([]);
  }
});
