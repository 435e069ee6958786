import {expect, type Page} from '@playwright/test';
import {localeFacts, locales, type Locale} from '../src/lib/locales';
import {test} from './support/deploys';
import {expectFocusSeen, tabTo} from './support/focus';
import {menuOf, openQuietly} from './support/visit';
import {inNpmTest, say} from './support/words';
import {languageLink} from './support/visitor';
import {mainStudy} from './support/fixture';

/*
 * Each errand by keyboard alone. At every Tab stop the focus has a ring, is in the viewport, and
 * nothing covers it (e2e/support/focus.ts).
 */

test.describe.configure({timeout: 120_000});

// A phone with a keyboard: bars and banners leave the least room.
const narrow = {width: 390, height: 664};

/** Names and addresses in a language. */
function textOf(locale: Locale) {
  const home = `${localeFacts[locale].prefix}/`;
  return {
    home,
    skip: say(locale, 'shell.Shell.skip'),
    openMenu: say(locale, 'shell.Navbar.openMenu'),
    closeMenu: say(locale, 'shell.Menu.close'),
    team: say(locale, 'shell.links.team'),
  };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {name, exact: true, includeHidden: true}).first();

for (const locale of locales) {
  const text = textOf(locale);

  test(`the first stop of Tab skips the bar, in ${locale}`, async ({page}) => {
    await openQuietly(page, `${text.home}team/`);
    await page.keyboard.press('Tab');
    expect(await expectFocusSeen(page)).toBe(`a "${text.skip}"`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      'the next stop is in the content',
    ).toBe(true);
    await expectFocusSeen(page);
  });

  test(
    `the menu traps Tab and returns the focus, in ${locale}`,
    inNpmTest(locale),
    async ({page}) => {
      await page.setViewportSize(narrow);
      await openQuietly(page, text.home);
      const burger = button(page, text.openMenu);
      await tabTo(page, burger);
      await page.keyboard.press('Enter');
      const menu = menuOf(page);
      const close = menu.getByRole('button', {name: text.closeMenu});
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
      expect(round.at(-1)).toBe(`button "${text.closeMenu}"`);
      expect(round.length).toBeGreaterThan(8);
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(burger).toBeFocused();
      await expect(burger).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Space');
      await tabTo(page, menu.getByRole('link', {name: text.team}));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${text.home}team/`);
      await expect(menu).toBeHidden();
    },
  );

  test(`every Tab stop of a case study is visible, in both directions, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await openQuietly(page, mainStudy[locale].path);
    const last = languageLink(page, locale === 'fr' ? 'en' : 'fr');
    const there = await tabTo(page, last);
    const back = await tabTo(page, page.getByRole('link', {name: text.skip}), 'Shift+Tab');
    // Radio groups are entered at the chosen option, so the number of stops may differ.
    expect(back.length).toBeGreaterThanOrEqual(there.length - 3);
  });
}
