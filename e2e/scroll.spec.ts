import type {Page} from '@playwright/test';
import {SCROLL_DURATION} from '../src/constants';
import {test} from './support/deploys';
import {faults, type FaultyServer} from './support/faultyServer';
import {headingsOf} from './support/site';
import {expectHydrated, insertHtml, openQuietly, scrollY, topOf} from './support/visit';
import {beginSaveData, expect, footerLink} from './support/visitor';
import {say} from './support/words';
import {mainStudy} from './support/fixture';

const bar = (page: Page) => page.getByRole('navigation', {name: say('fr', 'shell.Navbar.name')});
const toWork = (page: Page) => bar(page).getByRole('link', {name: say('fr', 'shell.links.work')});

/** Scrolls by script, and waits until the page has noticed. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), {once: true});
        window.scrollTo(0, top);
      }),
    y,
  );
}

/** Delays everything but the document. */
function beLate(host: FaultyServer, delay: number): void {
  host.fail(/^\/assets\//, faults.late(delay));
}

test(
  'back and forward restore the position, even when resources are slow',
  {tag: '@errand'},
  async ({page, host}) => {
    await openQuietly(page, '/');
    await scrollTo(page, 2600);
    await page
      .locator('#work')
      .getByRole('link', {name: mainStudy.fr.title})
      .dispatchEvent('click');
    await expect(page).toHaveURL(mainStudy.fr.path);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 900);
    // A new document: home is no longer in memory.
    await page.reload();
    await expectHydrated(page);
    beLate(host, 700);
    await page.goBack();
    await expect(
      page.getByRole('heading', {level: 2, name: say('fr', 'caseStudies.WorkList.title')}),
    ).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(2600);
    await page.goForward();
    await expect(page.locator('[data-case-study]')).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(900);
  },
);

test('the old page keeps its position while the next one loads', async ({page, host}) => {
  await beginSaveData(page);
  await openQuietly(page, '/legal/');
  beLate(host, 900);
  await scrollTo(page, 1200);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team/"]')?.click());
  await expect(page).toHaveURL(/team/);
  expect(await scrollY(page)).toBe(1200);
  await expect(
    page.getByRole('heading', {level: 1, name: say('fr', 'shell.links.legal')}),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', {level: 1, name: say('fr', 'shell.links.legal')}),
  ).toBeHidden();
  expect(await scrollY(page)).toBe(0);
});

test('a reload and a return from another site keep the position', async ({page}) => {
  await openQuietly(page, '/legal/');
  await scrollTo(page, 1000);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1000);
  await footerLink(page, 'team').click();
  // The address changes before the page, which starts at its top.
  await expect(
    page.getByRole('heading', {level: 1, name: say('fr', 'shell.links.legal')}),
  ).toBeHidden();
  await expect(page).toHaveURL(/team/);
  await scrollTo(page, 500);
  // Another origin.
  await page.goto('about:blank');
  await page.goBack();
  await expectHydrated(page);
  await expect(page).toHaveURL(/team/);
  await expect.poll(() => scrollY(page)).toBe(500);
  // An entry from before the visit to the other origin, now in another document.
  await page.goBack();
  await expect(
    page.getByRole('heading', {level: 1, name: say('fr', 'shell.links.legal')}),
  ).toBeVisible();
  const bottom = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  await expect.poll(() => scrollY(page)).toBeGreaterThan(bottom - 900);
});

test('a native anchor and the way back from it keep their positions', async ({page}) => {
  await openQuietly(page, '/legal/');
  await scrollTo(page, 700);
  await page.evaluate(
    (id) => {
      location.hash = id;
    },
    headingsOf('/legal/').at(-2) ?? '',
  );
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1500);
  const reached = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(reached);
});

/** Stops the page's clock, so that a busy machine does not affect the timing. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const home of ['/', '/fr/']) {
  test(`on ${home} a link to an anchor scrolls for 1000 ms to its top and focuses it`, async ({
    page,
  }) => {
    await openQuietly(page, home);
    await stopClock(page);
    const way = await topOf(page, '#work');
    await toWork(page).click();
    await expect(page).toHaveURL(`${home}#work`);
    await expect(page.locator('#work')).toBeFocused();
    await page.clock.runFor(SCROLL_DURATION / 2);
    // CSS' `ease` is at 80 % in the middle.
    expect((await topOf(page, '#work')) / way).toBeCloseTo(0.2, 1);
    await page.clock.runFor(SCROLL_DURATION / 2 + 50);
    expect(Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
  });
}

test('with reduced motion a link to an anchor jumps', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openQuietly(page, '/');
  await stopClock(page);
  await toWork(page).click();
  await expect(page.locator('#work')).toBeFocused();
  expect(Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
});

test('an anchor of home is reached from another page, even when it moves', async ({page}) => {
  await openQuietly(page, '/team/');
  await bar(page)
    .getByRole('link', {name: say('fr', 'shell.links.contact')})
    .click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  expect(Math.abs(await topOf(page, '#contact'))).toBeLessThan(1);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '700px';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(async () => Math.abs(await topOf(page, '#contact'))).toBeLessThan(1);
});

const cancels: ReadonlyArray<readonly [string, (page: Page) => Promise<void>]> = [
  [
    'a wheel',
    async (page) => {
      const heard = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve())),
      );
      await page.mouse.wheel(0, 1);
      await heard;
    },
  ],
  ['a key', (page) => page.keyboard.press('Shift')],
  [
    'a touch',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{x: 300, y: 300}],
      });
    },
  ],
];

for (const [name, cancel] of cancels) {
  test(`${name} cancels the scroll to an anchor`, async ({page}) => {
    await openQuietly(page, '/');
    await page.mouse.move(400, 400);
    await stopClock(page);
    await page.locator('a[href="/#contact"]').first().dispatchEvent('click');
    await expect(page.locator('#contact')).toBeFocused();
    await page.clock.runFor(300);
    const onTheWay = await scrollY(page);
    expect(onTheWay).toBeGreaterThan(100);
    await cancel(page);
    await page.clock.runFor(5000);
    expect(Math.abs((await scrollY(page)) - onTheWay)).toBeLessThan(20);
    expect(await topOf(page, '#contact')).toBeGreaterThan(300);
  });
}

const indexes = [
  ['/', '#work', '#work h2'],
  ['/', '#contact', '#contact h2:visible >> nth=0'],
  // Its letters are not all ASCII.
  ['/legal/', '', ''],
  [mainStudy.fr.path, '#challenges', '#challenges h2'],
] as const;

for (const [address, anchor, first] of indexes) {
  test(`the bar does not cover ${address}${anchor} on the way up`, async ({page}) => {
    const id = headingsOf('/legal/')[1] ?? '';
    const [hash, title] = anchor ? [anchor, first] : [`#${id}`, `[id="${id}"]`];
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openQuietly(page, address);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await insertHtml(page, `<a href="${hash}">lien</a>`);
    await page.getByText('lien', {exact: true}).click();
    const lowest = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(lowest).toBeGreaterThan(50);
    expect(await topOf(page, title)).toBeGreaterThan(await lowest());
    expect(await topOf(page, title)).toBeLessThan(200);
  });
}
