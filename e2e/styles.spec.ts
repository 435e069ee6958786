import {readFileSync} from 'node:fs';
import {samplePages} from '../scripts/lib/measure/pages';
import {test} from './support/deploys';
import {faults} from './support/faultyServer';
import {fileOf} from './support/shown';
import {buildDir} from './support/site';
import {dataOf, expect, expectPage, footerLink, openAlone, ownScripts} from './support/visitor';
import type {Page} from '@playwright/test';

/** The address of a page's whole style sheet. */
function wholeSheetOf(dir: string, pathname: string): string {
  const html = readFileSync(fileOf(dir, pathname), 'utf8');
  return /data-whole="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The computed style of all that a selector finds, and of what is drawn before and after it. */
function readStyles(page: Page, selector = 'html, body, body :not(script)'): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    // Colours change by transitions, one element after the other it inherits from.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; still += 1) {
      await frame();
      if (document.getAnimations().some(({playState}) => playState === 'running')) still = -1;
    }
    return [...document.querySelectorAll(wanted)].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const names = Array.from(style).filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `<${element.localName} class="${element.getAttribute('class')}">${pseudo ?? ''}\n${values.join('\n')}`;
      }),
    );
  }, selector);
}

/** What two readings tell apart, by element. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((element, index) => {
    const former = before[index]?.split('\n') ?? [];
    const [name = '', ...values] = element.split('\n');
    const others = values.filter((value, place) => value !== former[place + 1]);
    return others.length > 0 ? [`${name} ${others.slice(0, 5).join('; ')}`] : [];
  });
}

/** Puts the whole style sheet into the document, as the site does later. */
async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const first = document.querySelector<HTMLLinkElement>('link[data-whole]');
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = first?.dataset.whole ?? '';
        link.onload = resolve;
        link.onerror = reject;
        first?.after(link);
      }),
  );
}

type View = Parameters<Page['emulateMedia']>[0] & {name: string; width: number; theme: string};

const screens: readonly View[] = [
  {name: 'a phone, light', width: 390, theme: 'light', media: 'screen', forcedColors: 'none'},
  {name: 'a screen, dark', width: 1280, theme: 'dark', media: 'screen', forcedColors: 'none'},
];
const others: readonly View[] = [
  {name: 'paper', width: 760, theme: 'light', media: 'print', forcedColors: 'none'},
  {name: 'forced colours', width: 760, theme: 'dark', media: 'screen', forcedColors: 'active'},
];

async function readViews(page: Page, views: readonly View[]): Promise<string[][]> {
  const all: string[][] = [];
  for (const {name: _name, width, theme, ...media} of views) {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({...media, reducedMotion: 'reduce'});
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-theme', value),
      theme,
    );
    all.push(await readStyles(page));
  }
  return all;
}

for (const {type, locale, path} of samplePages(buildDir)) {
  test(`the first sheet styles the HTML of ${type} (${locale}) as the whole one does`, async ({
    page,
  }) => {
    // The HTML as the server sends it: scripts would change it between the readings.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Both languages have the same rules for paper and forced colours.
    const views = locale === 'fr' ? [...screens, ...others] : screens;
    const before = await readViews(page, views);
    await addWholeSheet(page);
    const after = await readViews(page, views);
    for (const [index, {name}] of views.entries()) {
      expect(before[index]?.length).toBeGreaterThan(50);
      expect(differences(before[index] ?? [], after[index] ?? []), name).toEqual([]);
    }
  });
}

test('the first sheet styles what scripts show without waiting as the whole one does', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route('**/whole.*.css', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('region', {name: 'Cookies'}).waitFor();
  const toggle = page.locator('header').getByRole('button', {name: 'Thème sombre'});
  await toggle.focus();
  const shown = 'header, header *, section[aria-label="Cookies"], section[aria-label="Cookies"] *';
  const before = await readStyles(page, shown);
  await page.unroute('**/whole.*.css');
  await addWholeSheet(page);
  expect(before.length).toBeGreaterThan(40);
  expect(differences(before, await readStyles(page, shown))).toEqual([]);
});

test('the whole sheet comes with the visitor’s first sign, once', async ({page, host}) => {
  const sheet = wholeSheetOf(host.buildDir(), '/team/');
  await openAlone(page, host, '/team/');
  expect(host.arrivals(sheet)).toHaveLength(0);
  await page.mouse.move(200, 300);
  await expect.poll(() => host.arrivals(sheet).length).toBe(1);
  await page.mouse.wheel(0, 600);
  await footerLink(page, 'Mentions légales').click();
  await expectPage(page, host.buildDir(), '/legal/');
  expect(host.arrivals(sheet)).toHaveLength(1);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
});

for (const pathname of ['/team/', '/work/care-co-nume/']) {
  test(`${pathname} is not shown before its styles are there`, async ({page, host}) => {
    const now = host.buildDir();
    await openAlone(page, host, '/');
    const slow = host.hold(wholeSheetOf(now, '/'));
    const before = await page.locator('h1').innerText();
    await page.evaluate((address) => {
      document.querySelector<HTMLElement>(`:is(main, footer) a[href="${address}"]`)?.click();
    }, pathname);
    await expect.poll(() => slow.count()).toBe(1);
    // All else is there.
    for (const file of [dataOf(pathname), ...ownScripts(now, pathname)]) {
      await expect.poll(() => host.arrivals(file).length).toBe(1);
    }
    // Frames in which it could be shown.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(page.locator('h1')).toHaveText(before);
    slow.end();
    await expectPage(page, now, pathname);
    expect(host.documents()).toEqual([]);
  });
}

test('when the styles of a page are gone, a click loads the page in full', async ({page, host}) => {
  const now = host.buildDir();
  await openAlone(page, host, '/');
  const trouble = host.fail(wholeSheetOf(now, '/'), faults.status(404));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a[href="/team/"]')?.click();
  });
  await expect.poll(() => host.documents()).toContain('/team/');
  trouble.end();
  await expectPage(page, now, '/team/');
});
