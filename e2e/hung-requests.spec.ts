import type {Locator, Page} from '@playwright/test';
import {PAGE_TIMEOUT} from '../src/constants';
import {pathTo} from '../src/routes';
import {test} from './support/deploys';
import {faults, type FaultyServer} from './support/faultyServer';
import {expectedPage} from './support/shown';
import {buildDir} from './support/site';
import {expectHydrated, insertHtml, markDocument, open} from './support/visit';
import {dataOf, expect, expectPage, openWithoutPrefetch, ownScripts} from './support/visitor';

/*
 * Requests that are never answered: a click shows its page, or loads it in full.
 */

const HOME = pathTo('home', 'fr');
const TEAM = pathTo('team', 'fr');
const LEGAL = pathTo('legal', 'fr');

/** Read late: the build may be made after this file is read. */
const teamScript = () => ownScripts(buildDir, TEAM)[0] ?? '';

/** In ms: within it, a page is there, whatever hangs. */
const LIMIT = 8000;

const linkTo = (page: Page, address: string): Locator =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`).first();

/** Opens home, whose clock then stands still, and clicks the link to the team, whose file hangs. */
async function clickHanging(page: Page, host: FaultyServer, file: string) {
  const trouble = host.fail(file, faults.hanging);
  await page.clock.install();
  await openWithoutPrefetch(page, host, HOME);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(`**${file}`);
  await linkTo(page, TEAM).click();
  await asked;
  return trouble;
}

for (const [what, fileOf, tag] of [
  ['data', () => dataOf(TEAM), ['@errand']],
  ['a script', teamScript, []],
] as const) {
  test(
    `a page whose ${what} hangs is loaded in full, and the old one works meanwhile`,
    {tag: [...tag]},
    async ({page, host}) => {
      const trouble = await clickHanging(page, host, fileOf());
      await page.clock.runFor(PAGE_TIMEOUT - 100);
      const burger = page.locator('header [data-burger]');
      await burger.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      expect(host.documents()).toEqual([]);
      trouble.end();
      await page.clock.runFor(200);
      await page.clock.resume();
      await expectPage(page, buildDir, TEAM);
      expect(host.documents()).toEqual([TEAM]);
      // The next click is an ordinary one.
      await linkTo(page, LEGAL).click();
      await expectPage(page, buildDir, LEGAL);
      expect(host.documents()).toEqual([TEAM]);
    },
  );

  test(`a second click on a link whose ${what} hangs loads the page in full at once`, async ({
    page,
    host,
  }) => {
    const trouble = await clickHanging(page, host, fileOf());
    trouble.end();
    await linkTo(page, TEAM).click();
    await expect.poll(() => host.documents()).toEqual([TEAM]);
    await page.clock.resume();
    await expectPage(page, buildDir, TEAM);
    await page.goBack();
    await expectPage(page, buildDir, HOME);
  });

  test(`back from a page whose ${what} hangs stays, and the link works again`, async ({
    page,
    host,
  }) => {
    const trouble = await clickHanging(page, host, fileOf());
    const isSame = await markDocument(page);
    await page.goBack();
    await expectPage(page, buildDir, HOME);
    await page.clock.runFor(2 * PAGE_TIMEOUT);
    await expectPage(page, buildDir, HOME);
    expect(await isSame()).toBe(true);
    // The link of the page itself leads to its top, as ever.
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.locator(`header a[href="${HOME}"]`).first().press('Enter');
    await page.clock.runFor(2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    trouble.end();
    await page.clock.resume();
    await linkTo(page, TEAM).click();
    await expectPage(page, buildDir, TEAM);
  });
}

test('a click does not wait for a prefetch whose script hangs', async ({page, host}) => {
  // Before the page opens: the bar's own link may prefetch at once.
  const trouble = host.fail(teamScript(), faults.hanging, {times: 1});
  await open(page, LEGAL);
  await insertHtml(page, `<a id="near" href="${TEAM}">lien</a>`);
  await expect.poll(() => trouble.count()).toBe(1);
  host.forget();
  const start = Date.now();
  await page.locator('#near').click();
  await expectPage(page, buildDir, TEAM);
  expect(Date.now() - start).toBeLessThan(LIMIT);
  expect(host.documents()).toEqual([]);
});

test('a click on an e-mail address does not delay the page that hangs', async ({page, host}) => {
  const trouble = await clickHanging(page, host, dataOf(TEAM));
  await insertHtml(page, '<a id="mail" href="mailto:a@example.org">lien</a>');
  await page.evaluate(() => {
    addEventListener('beforeunload', () => (document.documentElement.dataset.unloads = ''));
  });
  await page.locator('#mail').click();
  await expect(page.locator('html')).toHaveAttribute('data-unloads', '');
  trouble.end();
  await page.clock.runFor(PAGE_TIMEOUT + 100);
  await page.clock.resume();
  await expectPage(page, buildDir, TEAM);
  expect(host.documents()).toEqual([TEAM]);
});

test('back from a page that hangs in the full load too shows the previous page', async ({
  page,
  host,
}) => {
  host.fail(teamScript(), faults.hanging);
  await openWithoutPrefetch(page, host, HOME);
  await linkTo(page, TEAM).click();
  await expect.poll(() => host.documents()).toEqual([TEAM]);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    expectedPage(buildDir, TEAM).heading,
  );
  await page.goBack();
  await expectPage(page, buildDir, HOME);
});

test('a control pressed while the scripts hang is released after 8 s, and works once they load', async ({
  page,
  host,
}) => {
  const held = host.hold(/^\/assets\/js\/main\./);
  await page.clock.install();
  await page.goto(HOME);
  const root = page.locator('html');
  const chip = page.locator('#work').getByRole('button', {includeHidden: true}).last();
  await chip.click();
  await expect(chip).toHaveAttribute('data-waiting', '');
  await page.clock.pauseAt(Date.now() + LIMIT / 2);
  await expect(chip).toHaveAttribute('data-waiting', '');
  await page.clock.runFor(LIMIT);
  await expect(chip).not.toHaveAttribute('data-waiting');
  await expect(root).toHaveAttribute('data-unscripted', '');
  await page.clock.resume();
  held.end();
  await expectHydrated(page);
  await expect(root).not.toHaveAttribute('data-unscripted');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});
