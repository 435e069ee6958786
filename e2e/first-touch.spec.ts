import {expect, type Page} from '@playwright/test';
import {BURGER_ATTRIBUTE} from '../src/lib/early';
import {test} from './support/deploys';
import {faults} from './support/faultyServer';
import {mainStudy} from './support/fixture';
import {countMatches, readNotes, slowDown, type Slowness} from './support/slowPhone';
import {say} from './support/words';
import {expectHydrated, themeToggle} from './support/visit';
import {sectorOf} from './support/site';

/*
 * A visitor's first press on a slow phone, at any moment after half a second: it takes effect once,
 * and nothing moves. Speed is not asserted: a test of milliseconds would fail on a busy machine.
 */

/** How slow the phone is, and when it is pressed, in ms after the page starts to load. */
const slow: Readonly<Record<string, Slowness & {moments: readonly number[]}>> = {
  'on slow 4G': {network: true, cpu: 4, moments: [500, 1000, 1500, 2500, 3500]},
  // Later, the page has long been hydrated.
  locally: {network: false, cpu: 6, moments: [500, 1000, 1500]},
};

type Press = {
  press: (page: Page) => ReturnType<Page['locator']>;
  /** Selector that matches once the press is answered. */
  answer: string;
  colorScheme?: 'dark';
};

const contact = 'form[name="contactform"]';

const presses: Readonly<Record<string, Press>> = {
  'the burger': {
    press: (page) => page.locator('header [data-burger]'),
    answer: 'dialog[open]',
  },
  'the theme toggle': {
    press: (page) => themeToggle(page),
    answer: 'html[data-theme="dark"]',
  },
  'the theme toggle in a dark system': {
    press: (page) => themeToggle(page),
    answer: 'html[data-theme="light"]',
    colorScheme: 'dark',
  },
  'a filter chip': {
    press: (page) =>
      page.locator('#work').getByRole('button', {name: sectorOf(mainStudy, 'fr'), exact: true}),
    answer: '#work button[aria-pressed="true"]:not(:first-child)',
  },
  Next: {
    press: (page) =>
      page.locator(contact).getByRole('button', {name: say('fr', 'contact.Actions.next')}),
    answer: `${contact} [role="alert"] a`,
  },
  'the newsletter button': {
    press: (page) => page.locator('form[name="newsletterform"] button[type="submit"]'),
    // The browser's own message focuses the field; the live form says the same below it.
    answer: 'form[name="newsletterform"]:is([novalidate], :has(input:focus), :has(:disabled))',
  },
  'a card': {
    press: (page) => page.locator('#work a[href^="/work/"]').first(),
    answer: 'article[data-case-study] h1',
  },
};

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

for (const [name, {press, answer, colorScheme = 'light'}] of Object.entries(presses)) {
  for (const [how, slowness] of Object.entries(slow)) {
    test(`${name} responds once, whenever it is pressed, ${how}`, async ({browser, baseURL}) => {
      test.setTimeout(240_000);
      for (const moment of slowness.moments) {
        await test.step(`after ${moment} ms`, async () => {
          const context = await browser.newContext({...test.info().project.use, colorScheme});
          const page = await context.newPage();
          await slowDown(page, slowness);
          await countMatches(page, answer);
          await page.goto(`${baseURL}/`, {waitUntil: 'commit'});
          const target = press(page);
          await target.waitFor();
          await page.evaluate(
            (ms) => new Promise((resolve) => setTimeout(resolve, ms - performance.now())),
            moment,
          );
          await target.evaluate((element) => {
            element.scrollIntoView({block: 'center', behavior: 'instant'});
          });
          const box = await target.boundingBox();
          // The press itself causes later shifts.
          const {shift, moved} = await readNotes(page);
          expect(shift, `layout shift\n${moved.join('\n')}`).toBeLessThan(0.01);
          await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
          await expect(page.locator(answer).first()).toBeAttached({timeout: 20_000});
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
            timeout: 20_000,
          });
          const notes = await readNotes(page);
          // A card may load its page in full, which resets the records.
          if (name !== 'a card') expect(notes.times, 'times').toBe(1);
          await context.close();
        });
      }
    });
  }
}

test('a page that arrives in parts paints its banner whole, and nothing moves', async ({
  page,
  host,
}) => {
  const firstButton = say('fr', 'consent.CookieBanner.refuse');
  host.fail('/', faults.inParts(500, firstButton, `${BURGER_ATTRIBUTE}=`));
  await countMatches(page, 'main h1');
  await page.goto(`${host.origin}/`, {waitUntil: 'load'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const {shift, moved} = await readNotes(page);
  expect(shift, moved.join('\n')).toBe(0);
});

test('a bar without its end does not widen the page, which a phone would zoom out', async ({
  page,
  host,
}) => {
  host.fail('/', faults.inParts(5000, `${BURGER_ATTRIBUTE}=`));
  await page.goto(`${host.origin}/`, {waitUntil: 'commit'});
  await page.locator('[role="tooltip"]').waitFor({state: 'attached'});
  await expect(page.locator('header')).toHaveCSS('position', 'absolute');
  await expect(page.locator(`[${BURGER_ATTRIBUTE}]`)).toHaveCount(0, {timeout: 1});
  expect(await page.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width);
});

const lasting = {
  mouse: {down: (page: Page) => page.mouse.down(), up: (page: Page) => page.mouse.up()},
  'space bar': {
    down: (page: Page) => page.keyboard.down('Space'),
    up: (page: Page) => page.keyboard.up('Space'),
  },
};

for (const [what, {down, up}] of Object.entries(lasting)) {
  test(`a press of the ${what} that lasts while the form goes live is answered`, async ({
    page,
    host,
  }) => {
    await page.goto(`${host.origin}/`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const next = page
      .locator(contact)
      .getByRole('button', {name: say('fr', 'contact.Actions.next'), exact: true});
    await next.hover();
    const code = host.hold(/^\/assets\/js\//);
    await next.focus();
    await down(page);
    await expect.poll(() => code.count()).toBeGreaterThan(0);
    code.end();
    // The live form would replace the button now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await up(page);
    await expect(page.locator(`${contact} [role="alert"] a`)).toBeVisible();
  });
}

test('a visitor who saves data gets no script until a first sign, which is answered', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', {
      get: () => true,
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${host.origin}/`);
  // Longer than any other visitor waits, in ms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4000)));
  expect(scripts).toEqual([]);
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectHydrated(page);
  expect(scripts).not.toEqual([]);
});
