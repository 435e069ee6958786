import {expect, test, type Page} from '@playwright/test';
import {SCROLL_DURATION, SCROLL_EASING} from '../src/constants';
import {cubicBezier} from '../src/features/navigation/scroll/easing';
import {proxyTo, type Proxy} from './support/proxy';
import {insertHtml, isAlive, open, refuseCookies, scrollY, topOf} from './support/visit';
import {beginSaveData} from './support/visitor';

let proxy: Proxy;

test.beforeEach(async ({baseURL}) => {
  proxy = await proxyTo(baseURL ?? '');
});

test.afterEach(() => proxy.close());

const bar = (page: Page) => page.getByRole('navigation', {name: 'Navigation principale'});
const footer = (page: Page) => page.getByRole('contentinfo');
const toWork = (page: Page) => bar(page).getByRole('link', {name: 'Études de cas'});

/** Scrolls as a script does, and waits until the page knows. */
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

/** Everything but the document comes late. */
function beLate(delay: number): void {
  proxy.misbehave((path) => (path.startsWith('/assets/') ? {delay} : undefined));
}

/**
 * Notes each frame's time and the position that it left the page at, from now on,
 * until that has changed and been the same for a while.
 */
async function watch(page: Page): Promise<() => Promise<Array<{time: number; y: number}>>> {
  await page.evaluate(() => {
    const frames: Array<{time: number; y: number}> = [];
    let previous: number | undefined;
    // The time that all callbacks of a frame are given; what it says of a busy machine's
    // late frames is what the page's own animation goes by.
    const note = (time: number) => {
      if (previous !== undefined) frames.push({time: previous, y: window.scrollY});
      previous = time;
      requestAnimationFrame(note);
    };
    Object.assign(window, {frames});
    requestAnimationFrame(note);
  });
  return async () => {
    const frames = () =>
      page.evaluate(() => (window as unknown as {frames: Array<{time: number; y: number}>}).frames);
    await expect
      .poll(
        async () => {
          const all = await frames();
          const last = all.at(-1);
          const moving = all.filter(({y}) => y !== last?.y).at(-1);
          return moving ? (last?.time ?? 0) - moving.time : 0;
        },
        {message: 'the page stands still'},
      )
      .toBeGreaterThan(600);
    return frames();
  };
}

/** The frames in which the page moved, and how long a frame took at most: machines are busy. */
function movement(frames: ReadonlyArray<{time: number; y: number}>) {
  const firstMoved = frames.findIndex(({y}, index) => index > 0 && y !== frames[index - 1]?.y);
  const end = frames.at(-1)?.y ?? 0;
  const lastMoved = frames.findIndex(({y}, index) => index >= firstMoved && y === end);
  const moved = frames.slice(firstMoved - 1, lastMoved + 1);
  const times = moved.map(({time}) => time);
  return {
    moved,
    start: times[0] ?? 0,
    duration: (times.at(-1) ?? 0) - (times[0] ?? 0),
    gap: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0))),
    end,
  };
}

test(
  'back and forward return to where each page was left, also when its parts come late',
  {tag: '@errand'},
  async ({page}) => {
    await open(page, `${proxy.origin}/`);
    await refuseCookies(page);
    await scrollTo(page, 2600);
    await page.locator('#work').getByRole('link', {name: 'Bon séjour'}).dispatchEvent('click');
    await expect(page).toHaveURL(/chu-strasbourg/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 900);
    // Another document: nothing of home is left in memory.
    await page.reload();
    await isAlive(page);
    beLate(700);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 2, name: 'Études de cas'})).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(2600);
    await page.goForward();
    await expect(page.locator('[data-case-study]')).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(900);
  },
);

test('the old page stays where it is while the next one is on its way', async ({page}) => {
  await beginSaveData(page);
  await open(page, `${proxy.origin}/legal/`);
  await refuseCookies(page);
  beLate(900);
  await scrollTo(page, 1200);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team/"]')?.click());
  await expect(page).toHaveURL(/team/);
  expect(await scrollY(page)).toBe(1200);
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeHidden();
  expect(await scrollY(page)).toBe(0);
});

test('a reload and a return from another site keep the position', async ({page, baseURL}) => {
  await open(page, `${proxy.origin}/legal/`);
  await refuseCookies(page);
  await scrollTo(page, 1000);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => scrollY(page)).toBe(1000);
  await footer(page).getByRole('link', {name: 'Équipe'}).click();
  // The address comes before the page, which begins at its top.
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeHidden();
  await expect(page).toHaveURL(/team/);
  await scrollTo(page, 500);
  // Another origin.
  await page.goto(`${baseURL}/en/`);
  await page.goBack();
  await isAlive(page);
  await expect(page).toHaveURL(/team/);
  await expect.poll(() => scrollY(page)).toBe(500);
  // An entry of before that departure, in another document than its own.
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeVisible();
  const bottom = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  await expect.poll(() => scrollY(page)).toBeGreaterThan(bottom - 900);
});

test('an entry of another document is restored by its own name', async ({page, baseURL}) => {
  await open(page, `${proxy.origin}/legal/`);
  await refuseCookies(page);
  await scrollTo(page, 800);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/team/"]')?.click());
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeHidden();
  await page.goto(`${baseURL}/en/`);
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', {level: 1, name: 'Mentions légales'})).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(800);
});

test('a native anchor and the way back from it are left where they should be', async ({page}) => {
  await open(page, '/legal/');
  await refuseCookies(page);
  await scrollTo(page, 700);
  await page.evaluate(() => {
    location.hash = '#liens';
  });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1500);
  const reached = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(reached);
});

test('a change of the search alone does not scroll', async ({page}) => {
  await open(page, '/legal/');
  await refuseCookies(page);
  await insertHtml(page, '<a href="?a=b">lien</a>');
  await scrollTo(page, 700);
  await page.getByText('lien', {exact: true}).click();
  await expect(page).toHaveURL('/legal/?a=b');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await scrollY(page)).toBe(700);
});

test('on home an anchor is reached in 1000 ms, eased, at its very top, with the focus', async ({
  page,
}) => {
  await open(page, '/');
  await refuseCookies(page);
  const frames = await watch(page);
  await toWork(page).click();
  await expect(page).toHaveURL('/#work');
  const {moved, start, duration, gap, end} = movement(await frames());
  expect(duration).toBeGreaterThan(SCROLL_DURATION - 2 * gap);
  expect(duration).toBeLessThan(SCROLL_DURATION + 3 * gap);
  expect(moved.length).toBeGreaterThan(2);
  const ease = cubicBezier(SCROLL_EASING);
  const early = (time: number) => end * ease((time - start - 2 * gap) / SCROLL_DURATION) - 1;
  const late = (time: number) => end * ease((time - start + 2 * gap) / SCROLL_DURATION) + 1;
  expect(moved.filter(({time, y}) => y < early(time) || y > late(time))).toEqual([]);
  expect(Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
  await expect(page.locator('#work')).toBeFocused();
});

test('home’s second address is home as well', async ({page}) => {
  await open(page, '/fr/');
  await refuseCookies(page);
  const frames = await watch(page);
  await toWork(page).click();
  await expect(page).toHaveURL('/fr/#work');
  const {duration, gap} = movement(await frames());
  expect(duration).toBeGreaterThan(SCROLL_DURATION - 2 * gap);
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
  test(`${name} ends the way to an anchor`, async ({page}) => {
    await open(page, '/');
    await refuseCookies(page);
    await page.mouse.move(400, 400);
    // The clock of the test, so that the input comes in time on a busy machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
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

test('a target that moves on the way is reached all the same', async ({page}) => {
  await open(page, '/');
  await refuseCookies(page);
  const frames = await watch(page);
  await toWork(page).click();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(50);
  const grow = (height: number) =>
    page.evaluate((px) => {
      const late = document.createElement('div');
      late.style.height = `${px}px`;
      document.querySelector('main')?.prepend(late);
    }, height);
  await grow(700);
  await frames();
  expect(Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
  // And what comes after it has arrived moves nothing either.
  await grow(300);
  await expect.poll(async () => Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
});

test('with reduced motion an anchor is there at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await refuseCookies(page);
  const frames = await watch(page);
  await toWork(page).click();
  await expect(page).toHaveURL('/#work');
  const {moved} = movement(await frames());
  expect(moved.length).toBeLessThanOrEqual(2);
  expect(Math.abs(await topOf(page, '#work'))).toBeLessThan(1);
  await expect(page.locator('#work')).toBeFocused();
});

test('from another page a nav anchor leads to home and jumps', async ({page}) => {
  await open(page, '/team/');
  await refuseCookies(page);
  const frames = await watch(page);
  await bar(page).getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  // To the top of the new page, and to its anchor: within one frame.
  const {moved} = movement(await frames());
  expect(moved.length).toBeLessThanOrEqual(2);
  expect(Math.abs(await topOf(page, '#contact'))).toBeLessThan(1);
});

const indexes = [
  ['/', '#work', '#work h2'],
  ['/', '#contact', '#contact h2:visible >> nth=0'],
  ['/legal/', '#hébergement', '#hébergement'],
  ['/work/care-co-nume/', '#challenges', '#challenges h2'],
] as const;

for (const [address, hash, title] of indexes) {
  test(`the bar, which comes back on the way up, does not cover ${address}${hash}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    await refuseCookies(page);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await insertHtml(page, `<a href="${hash}">lien</a>`);
    await page.getByText('lien', {exact: true}).click();
    const lowest = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(lowest).toBeGreaterThan(50);
    expect(await topOf(page, title)).toBeGreaterThan(await lowest());
    expect(await topOf(page, title)).toBeLessThan(200);
  });
}
