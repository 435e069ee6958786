import {expect, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {violationsInAllLooks} from './support/axe';
import {buildDir} from './support/site';
import {menuOf, openQuietly, scrollY, themeToggle} from './support/visit';
import {textScript} from './support/visitor';
import {say} from './support/words';
import {mainStudy, site} from './support/fixture';

const bar = (page: Page) => page.getByRole('banner');
const burger = (page: Page) =>
  page.getByRole('button', {name: say('fr', 'shell.Navbar.openMenu'), includeHidden: true});

/** Whether any of the bar is in view. */
const isInView = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);

/** Scrolls by this many px, and lets the bar react. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate(
    (px) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {
          once: true,
        });
        window.scrollBy(0, px);
      }),
    distance,
  );
}

const isHidden = (page: Page) =>
  bar(page).evaluate((element) => element.hasAttribute('data-hidden'));

test(
  'the bar is hidden while the menu is open, and shown again when it closes',
  {tag: '@errand'},
  async ({page}) => {
    await openQuietly(page, '/team/');
    await burger(page).click();
    await expect(menuOf(page)).toBeVisible();
    await expect.poll(() => isInView(page)).toBe(false);
    await menuOf(page)
      .getByRole('button', {name: say('fr', 'shell.Menu.close')})
      .click();
    await expect(menuOf(page)).toBeHidden();
    await expect.poll(() => isInView(page)).toBe(true);
  },
);

test('the page behind the menu is inert and does not scroll', async ({page}) => {
  await openQuietly(page, '/legal/');
  await burger(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole('main')).toHaveCount(1);
  const reached = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href]');
    link?.focus();
    return document.activeElement === link;
  });
  expect(reached).toBe(false);
  expect(await scrollY(page)).toBe(0);
});

test('the bar returns when it gets the keyboard’s focus', {tag: '@errand'}, async ({page}) => {
  await openQuietly(page, '/legal/');
  await scrollBy(page, 800);
  await expect.poll(() => isInView(page)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toBeVisible();
  await expect.poll(() => isInView(page)).toBe(true);
  await scrollBy(page, 400);
  expect(await isHidden(page)).toBe(false);
});

test('the theme follows the system until one is chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openQuietly(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const toggle = themeToggle(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // Set before the first paint: the attribute exists when the body starts.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body) {
        observer.disconnect();
        (window as {themeAtBody?: string}).themeAtBody =
          document.documentElement.dataset.theme ?? 'none';
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.reload();
  expect(await page.evaluate(() => (window as {themeAtBody?: string}).themeAtBody)).toBe('light');
});

test('theme-color follows the theme, even a chosen one', async ({page}) => {
  /** The colour that the browser uses: that of the first tag whose media query matches. */
  const colour = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll(
        (tags: HTMLMetaElement[]) => tags.find(({media}) => matchMedia(media).matches)?.content,
      );
  /** The page's background, in CSS notation. */
  const ground = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-paper').trim(),
    );
  await page.emulateMedia({colorScheme: 'dark'});
  await openQuietly(page, '/');
  const dark = await colour();
  expect(dark?.toLowerCase()).toBe((await ground()).toLowerCase());
  await themeToggle(page).click();
  await expect.poll(colour).not.toBe(dark);
  expect((await colour())?.toLowerCase()).toBe((await ground()).toLowerCase());
  const light = await colour();
  await page.reload();
  await expect.poll(colour).toBe(light);
});

test('shows the crash page inside the frame', async ({page}) => {
  const study = mainStudy.fr.path;
  const title = say('fr', 'crash.CrashMessage.title');
  await openQuietly(page, '/');
  // Valid code of the right build that lacks a part of the page.
  await page.route(`**${textScript(buildDir, study)}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      // The browser would keep the changed script for the reload.
      headers: {...response.headers(), 'cache-control': 'no-store'},
      body: text.replaceAll(/"services":\[[^\]]*\]/g, '"services":null'),
    });
  });
  await page.locator(`main a[href="${study}"]`).first().click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(`${title} – ${site.name}`);
  await expect(bar(page).getByRole('link').first()).toBeVisible();
  expect(await violationsInAllLooks(page)).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', {name: say('fr', 'crash.CrashMessage.reload')}).click();
  await expect(page.locator('[data-case-study]')).toBeVisible();
});
