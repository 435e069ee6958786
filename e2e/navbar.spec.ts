import {expect, test, type Page} from '@playwright/test';
import {open, refuseCookies, scrollY} from './support/visit';

const bar = (page: Page) => page.getByRole('banner');
const burger = (page: Page) =>
  page.getByRole('button', {name: 'Ouvrir le menu', includeHidden: true});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/** Whether any of the bar is in view. */
const isInView = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);

/** Scrolls by so many px, and lets the bar react. */
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

test('the bar reacts to moves of 60 px, and to none of 59', {tag: '@errand'}, async ({page}) => {
  await open(page, '/legal/');
  await refuseCookies(page);
  await scrollBy(page, 59);
  expect(await isHidden(page)).toBe(false);
  await scrollBy(page, 1);
  expect(await isHidden(page)).toBe(true);
  await scrollBy(page, 600);
  for (let trembles = 0; trembles < 4; trembles += 1) {
    await scrollBy(page, -59);
    await scrollBy(page, 59);
  }
  expect(await isHidden(page)).toBe(true);
  await scrollBy(page, -60);
  expect(await isHidden(page)).toBe(false);
  await expect.poll(() => isInView(page)).toBe(true);
});

test(
  'the bar is hidden while the menu is open, and back when it closes',
  {tag: '@errand'},
  async ({page}) => {
    await open(page, '/team/');
    await refuseCookies(page);
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => isInView(page)).toBe(false);
    await menu(page).getByRole('button', {name: 'Fermer le menu'}).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => isInView(page)).toBe(true);
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test('the page behind the menu is inert and does not scroll', async ({page}) => {
  await open(page, '/legal/');
  await refuseCookies(page);
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
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

test('a link of the menu to an anchor of the page closes it and takes the focus along', async ({
  page,
}) => {
  await open(page, '/');
  await refuseCookies(page);
  await burger(page).click();
  await menu(page).getByRole('link', {name: 'Contact'}).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await expect
    .poll(() => page.locator('#contact').evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(1);
});

test('a link of the menu to the page that is shown closes it', async ({page}) => {
  await open(page, '/team/');
  await refuseCookies(page);
  const entries = await page.evaluate(() => history.length);
  await burger(page).click();
  await menu(page).getByRole('link', {name: 'Équipe'}).click();
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the bar that a reader has scrolled away returns with the keyboard’s focus', async ({
  page,
}) => {
  await open(page, '/legal/');
  await refuseCookies(page);
  await scrollBy(page, 800);
  await expect.poll(() => isInView(page)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toBeVisible();
  await expect.poll(() => isInView(page)).toBe(true);
  await scrollBy(page, 400);
  expect(await isHidden(page)).toBe(false);
});

for (const address of ['/work/care-co-nume/', '/legal/', '/en/privacy-policy/']) {
  test(`reading progress on ${address} is a line of 2 px in the brand’s colour`, async ({page}) => {
    await open(page, address);
    const progress = page.getByRole('progressbar');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    const seen = await progress.evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      return {
        height: element.getBoundingClientRect().height,
        colours: parts.flatMap((part) => {
          const {backgroundColor, fill} = getComputedStyle(part);
          return [backgroundColor, fill];
        }),
      };
    });
    expect(seen.height).toBe(2);
    expect(seen.colours).toContain('rgb(9, 199, 142)');
  });
}
