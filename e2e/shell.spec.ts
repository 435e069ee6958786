import {expect, test, type Page} from '@playwright/test';
import {violationsInAllLooks} from './support/axe';
import {tabTo} from './support/focus';
import {buildDir} from './support/site';
import {openQuietly} from './support/visit';
import {textScript} from './support/visitor';

const bar = (page: Page) => page.getByRole('banner');
const burger = (page: Page) => page.getByRole('button', {name: 'Ouvrir le menu'});

/** Whether the bar can be seen, wherever the page is scrolled to. */
async function barIsInView(page: Page): Promise<boolean> {
  const box = await bar(page).getByRole('link').first().boundingBox();
  return box !== null && box.y + box.height > 0;
}

test('the bar hides on a scroll down of 60 px or more and comes back on one up', async ({page}) => {
  await openQuietly(page, '/work/care-co-nume/');
  await page.mouse.move(400, 400);
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect.poll(() => barIsInView(page)).toBe(false);
  await page.evaluate(() => window.scrollBy(0, -59));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await barIsInView(page)).toBe(false);
  await page.evaluate(() => window.scrollBy(0, -61));
  await expect.poll(() => barIsInView(page)).toBe(true);
});

test('the bar never hides while the keyboard’s focus is in it', async ({page}) => {
  await openQuietly(page, '/work/care-co-nume/');
  await tabTo(page, burger(page));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await barIsInView(page)).toBe(true);
});

test('the menu takes the focus, closes with Escape and gives it back', async ({page}) => {
  await openQuietly(page, '/team/');
  await burger(page).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test('the menu closes when one of its links is followed', async ({page}) => {
  await openQuietly(page, '/team/');
  await burger(page).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('link', {name: 'Accueil'}).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test('the menu’s flags lead to the counterpart and say their language in it', async ({page}) => {
  await openQuietly(page, '/work/care-co-nume/');
  await burger(page).click();
  const english = page.getByRole('dialog').getByRole('link', {name: 'English'});
  await expect(english).toHaveAttribute('lang', /^en/);
  await expect(english).toHaveAttribute('hreflang', /^en/);
  await english.click();
  await expect(page).toHaveURL('/en/work/care-co-nume-en/');
});

test('the current page is marked in the navigation', async ({page}) => {
  await openQuietly(page, '/team/');
  const link = page
    .getByRole('navigation', {name: 'Navigation principale'})
    .getByRole('link', {name: 'Équipe'});
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toHaveClass(/\bactive\b/);
  await expect(link).toHaveClass(/\bactive--exact\b/);
});

test('the theme is the system’s until it is chosen, and the choice is kept', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openQuietly(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const toggle = page.getByRole('button', {name: 'Thème sombre'});
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // Set before the first paint: the attribute is there when the body begins.
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

test('the browser’s own bars have the colour of the theme, also of a chosen one', async ({
  page,
}) => {
  /** What the browser takes: of the tags, the first whose media query holds. */
  const colour = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll(
        (tags: HTMLMetaElement[]) => tags.find(({media}) => matchMedia(media).matches)?.content,
      );
  /** The page's ground, as CSS writes it. */
  const ground = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-paper').trim(),
    );
  await page.emulateMedia({colorScheme: 'dark'});
  await openQuietly(page, '/');
  const dark = await colour();
  expect(dark?.toLowerCase()).toBe((await ground()).toLowerCase());
  await page.getByRole('button', {name: 'Thème sombre'}).click();
  await expect.poll(colour).not.toBe(dark);
  expect((await colour())?.toLowerCase()).toBe((await ground()).toLowerCase());
  const light = await colour();
  await page.reload();
  await expect.poll(colour).toBe(light);
});

for (const [home, study, lang, title, reload] of [
  ['/', '/work/care-co-nume/', 'fr-FR', 'Cette page s’est arrêtée.', 'Recharger la page'],
  [
    '/en/',
    '/en/work/care-co-nume-en/',
    'en-GB',
    'This page has stopped working.',
    'Reload the page',
  ],
] as const) {
  test(`a page whose code fails says so in the site’s frame, at ${home}`, async ({page}) => {
    await openQuietly(page, home);
    // Code of the right form and build, with something missing that the page is made of.
    await page.route(`**${textScript(buildDir, study)}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/"services":\[[^\]]*\]/g, '"services":null'),
      });
    });
    await page.locator(`main a[href="${study}"]`).first().click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveTitle(`${title} – Soin Commun`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(bar(page).getByRole('link').first()).toBeVisible();
    expect(await violationsInAllLooks(page)).toEqual([]);

    await page.unrouteAll();
    await page.getByRole('button', {name: reload}).click();
    await expect(page.locator('[data-case-study]')).toBeVisible();
  });
}

test('the toggle’s tooltip opens on focus, closes with Escape and opens when pointed at', async ({
  page,
}) => {
  await openQuietly(page, '/');
  const toggle = page.getByRole('button', {name: 'Thème sombre'});
  const tooltip = page.getByRole('tooltip', {includeHidden: true});
  await tabTo(page, toggle);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText(/Chez Soin Commun, à Paris\s: ciel dégagé\./);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await toggle.hover();
  await expect(tooltip).toBeVisible();
});

test('the banner is a region, its choice is kept and can be changed from the footer', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', {name: 'Cookies'});
  await expect(banner).toBeVisible();
  const accept = banner.getByRole('button', {name: 'Accepter'});
  const refuse = banner.getByRole('button', {name: 'Refuser'});
  const [one, two] = [await accept.boundingBox(), await refuse.boundingBox()];
  expect(one?.width).toBe(two?.width);
  expect(one?.height).toBe(two?.height);
  await expect(banner.getByRole('link', {name: 'En savoir plus'})).toHaveAttribute(
    'href',
    '/privacy-policy/',
  );
  await refuse.click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(banner).toBeHidden();
  await page.getByRole('button', {name: 'Gérer les cookies'}).click();
  await expect(banner).toBeVisible();
  await expect(banner).toBeFocused();
});

test('no request leaves the site’s own address', async ({page, baseURL}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== baseURL) {
      others.push(request.url());
    }
  });
  for (const address of ['/', '/team/', '/work/quinze-vingts/', '/en/privacy-policy/']) {
    await page.goto(address);
    // eslint-disable-next-line playwright/no-networkidle -- late requests are what is looked for
    await page.waitForLoadState('networkidle');
  }
  expect(others).toEqual([]);
});

test('reading progress is followed on a case study', async ({page}) => {
  await openQuietly(page, '/work/quinze-vingts/');
  const progress = page.getByRole('progressbar', {name: 'Progression de lecture'});
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
});
