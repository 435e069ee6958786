import {expect, type Page} from '@playwright/test';
import {localeFacts, locales, type Locale} from '../src/lib/locales';
import {test} from './support/deploys';
import {expectFocusSeen, tabTo} from './support/focus';
import {cookieBanner, holdRequests, menuOf, open, openQuietly, scrollY} from './support/visit';
import {inNpmTest, say, sayCount} from './support/words';
import {languageLink} from './support/visitor';
import {mainStudy, studies} from './support/fixture';
import {sectorOf} from './support/site';

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
    study: mainStudy[locale].title,
    theme: say(locale, 'themeToggle.ThemeToggle.name'),
    refuse: say(locale, 'consent.CookieBanner.refuse'),
    accept: say(locale, 'consent.CookieBanner.accept'),
    cookies: say(locale, 'shell.Footer.cookies'),
    lost: `${home}teem/`,
    backHome: say(locale, 'notFound.NotFoundPage.home'),
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

  test(`case studies are filtered and opened, in ${locale}`, async ({page}) => {
    await page.setViewportSize(narrow);
    await openQuietly(page, text.home);
    // The first sector's, after « All ».
    const chip = page.locator('#work [aria-pressed]').nth(1);
    const sector = await chip.innerText();
    const count = studies.filter((study) => sectorOf(study, locale) === sector).length;
    await tabTo(page, chip);
    await page.keyboard.press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await expect(
      page
        .getByRole('status')
        .filter({hasText: sayCount(locale, 'caseStudies.WorkList.countInSector', count, {sector})}),
    ).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    const study = page.getByRole('main').getByRole('link', {name: text.study});
    await tabTo(page, study);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text.study);
    expect(await scrollY(page)).toBe(0);
    // Tab starts at the top of the new page.
    await expect(page.locator('[data-page-start]')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await expectFocusSeen(page)).toBe(`a "${text.skip}"`);
  });

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

  test(`the theme toggle works and its tooltip closes with Escape, in ${locale}`, async ({
    page,
  }) => {
    await openQuietly(page, text.home);
    const toggle = button(page, text.theme);
    const tooltip = page.getByRole('tooltip');
    await tabTo(page, toggle);
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    const before = await toggle.getAttribute('aria-pressed');
    await page.keyboard.press('Space');
    await expect(toggle).not.toHaveAttribute('aria-pressed', before ?? '');
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', before ?? '');
    await expectFocusSeen(page);
  });

  test(`the cookie banner can be answered, and the choice changed from the footer, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, `${text.home}team/`);
    await tabTo(page, button(page, text.accept));
    await page.keyboard.press('Enter');
    await expect(cookieBanner(page)).toHaveCount(0);
    const manage = button(page, text.cookies);
    await tabTo(page, manage);
    await page.keyboard.press('Enter');
    await expect(cookieBanner(page)).toBeFocused();
    await tabTo(page, button(page, text.refuse));
    await page.keyboard.press('Enter');
    await expect(manage).toBeFocused();
    await expectFocusSeen(page);
  });

  for (const [whose, field] of [
    ['contact form', 'form[name="contactform"] [name="purpose"][value="joining"]'],
    ['newsletter', 'form[name="newsletterform"] [name="email"]'],
  ] as const) {
    test(`a field of the ${whose} stays in place when its live form arrives, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      await openQuietly(page, text.home);
      const {hold, release} = holdRequests();
      await page.route('**/assets/js/**', hold);
      const input = page.locator(field);
      await page.keyboard.press('Tab');
      await input.focus();
      await expectFocusSeen(page);
      const top = await input.evaluate((element) => element.getBoundingClientRect().top);
      release();
      const live = page.locator(
        'form[name="contactform"] [hidden] [name="message"], form[name="newsletterform"][novalidate]',
      );
      await expect(live).toHaveCount(1);
      await expectFocusSeen(page);
      await expect(input).toBeFocused();
      const after = await input.evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(after - top)).toBeLessThan(2);
    });
  }

  test(`a suggestion of the not-found page leads to its page, in ${locale}`, async ({page}) => {
    await openQuietly(page, text.lost);
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('link', {name: text.backHome}));
    await tabTo(page, main.getByRole('navigation').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${text.home}team/`);
  });

  test(`the directions open in a new window, in ${locale}`, async ({page}) => {
    await openQuietly(page, `${text.home}team/`);
    const visit = page.locator('form[target="_blank"]');
    await tabTo(page, visit.getByRole('textbox'));
    await page.keyboard.type('Gare de Lyon, Paris');
    const asked = page.waitForEvent('popup');
    // Stub the external map.
    await page.context().route(/openstreetmap/, (route) => route.fulfill({body: 'a map'}));
    await tabTo(page, visit.getByRole('button').last());
    await page.keyboard.press('Enter');
    const popup = await asked;
    await expect(popup).toHaveURL(/Gare(%20|\+)de(%20|\+)Lyon/);
  });
}
