import {expect} from '@playwright/test';
import {test} from './support/deploys';
import {expectFocusSeen, tabTo} from './support/focus';
import {burgerOf, menuOf, openQuietly} from './support/visit';
import {say} from './support/words';
import {languageLink} from './support/visitor';
import {mainStudy} from './support/fixture';

/*
 * Each errand by keyboard alone. At every Tab stop the focus has a ring, is in the viewport, and
 * nothing covers it (e2e/support/focus.ts).
 */

test.describe.configure({timeout: 120_000});

// A phone with a keyboard: bars and banners leave the least room.
const narrow = {width: 390, height: 664};

const SKIP = say('fr', 'shell.Shell.skip');
const CLOSE = say('fr', 'shell.Menu.close');

test('the first stop of Tab skips the bar', async ({page}) => {
  await openQuietly(page, '/team/');
  await page.keyboard.press('Tab');
  expect(await expectFocusSeen(page)).toBe(`a "${SKIP}"`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'the next stop is in the content',
  ).toBe(true);
  await expectFocusSeen(page);
});

test('the menu traps Tab and returns the focus', {tag: '@errand'}, async ({page}) => {
  await page.setViewportSize(narrow);
  await openQuietly(page, '/');
  const burger = burgerOf(page);
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  const menu = menuOf(page);
  const close = menu.getByRole('button', {name: CLOSE});
  await expect(close).toBeFocused();
  const round: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    // Between two rounds the browser's own controls have the focus.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    round.push(await expectFocusSeen(page));
    expect(await menu.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    if (await close.evaluate((element) => element === document.activeElement)) break;
  }
  expect(round.at(-1)).toBe(`button "${CLOSE}"`);
  expect(round.length).toBeGreaterThan(8);
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await expect(burger).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await tabTo(page, menu.getByRole('link', {name: say('fr', 'shell.links.team')}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team/');
  await expect(menu).toBeHidden();
});

test('every Tab stop of a case study is visible, in both directions', async ({page}) => {
  await page.setViewportSize(narrow);
  await openQuietly(page, mainStudy.fr.path);
  const last = languageLink(page, 'en');
  const there = await tabTo(page, last);
  const back = await tabTo(page, page.getByRole('link', {name: SKIP}), 'Shift+Tab');
  // Radio groups are entered at the chosen option, so the number of stops may differ.
  expect(back.length).toBeGreaterThanOrEqual(there.length - 3);
});
