import type {Browser, CDPSession, Page} from 'playwright';
import {PHONE} from './loadedWeight';
import {NAVIGATION_LIMITS} from './limits';
import {median} from './median';
import {formatTable, judged} from './table';

/** A slow phone network: round trip in ms, throughput in bytes/s (1.6 Mbit/s). */
const SLOW_NETWORK = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** How long a link has been in view before it is tapped, in ms. */
const SEEN_MS = 1500;

/**
 * The same where the tap is the first thing that a visitor does on the page: what is loaded
 * ahead runs with the touch (features/navigation/prefetch/links.ts).
 */
const READ_MS = 4000;

/** From a page to another, by the link that a visitor would tap. */
type Route = {from: string; to: string; /** A selector. */ link: string; isCard: boolean};

const ROUTES: readonly Route[] = (
  [
    ['/', '/work/chu-strasbourg-bon-sejour/', '#work'],
    ['/en/', '/en/work/care-co-nume-en/', '#work'],
    ['/work/chu-strasbourg-bon-sejour/', '/team/', 'footer'],
    ['/team/', '/', 'header'],
    ['/', '/legal/', 'footer'],
    ['/en/work/care-co-nume-en/', '/en/team/', 'footer'],
  ] as const
).map(([from, to, within]) => ({
  from,
  to,
  link: `${within} a[href="${to}"]`,
  isCard: within === '#work',
}));

/** What one navigation took. */
type Times = {
  /** From the tap until the new heading is in the document, in ms. */
  heading: number;
  /** Until the frame that shows it has been drawn, in ms. */
  paint: number;
  /** How long the page's thread was at it, in ms: what other programs take is not in it. */
  work: number;
};

/** What several navigations by one link took. */
export type NavigationResult = {
  from: string;
  to: string;
  /** Whether the link is the card of a case study. */
  isCard: boolean;
  /** On a slow network, from the tap on. */
  isSlow: boolean;
  /** Medians, in ms. */
  heading: number;
  paint: number;
  work: number;
  /** The fastest and the slowest, in ms. */
  headings: [number, number];
  /** What the heading has to come before, in ms. */
  limit: number;
};

export type NavigationConditions = {
  /** How many times each link is tapped. */
  runs: number;
  /** How many times slower the processor is. */
  slowdown: number;
};

/**
 * Watches the page from the next tap on: until the new heading is in the document,
 * and until the frame that shows it has been drawn.
 */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    window.navigationTimes = new Promise((resolve) => {
      let start = 0;
      addEventListener('click', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        const headingAt = performance.now() - start;
        // A frame begins, is drawn, and then a task runs.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () =>
            resolve({heading: headingAt, paint: performance.now() - start});
          channel.port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
  });
}

/** Waits until the page reacts, brings a link into view, and says where its middle is, in px. */
async function show(page: Page, link: string): Promise<{x: number; y: number} | undefined> {
  return page.evaluate(async (selector) => {
    while (document.documentElement.dataset.hasHydrated !== 'true') {
      await new Promise(requestAnimationFrame);
    }
    const seen = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    seen?.scrollIntoView({block: 'center', behavior: 'instant'});
    const box = seen?.getBoundingClientRect();
    return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }, link);
}

/** Processor time of a page's main thread so far, in ms. */
async function busyTime(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/**
 * Opens a page, lets the site load the link's page ahead, and taps. Without Playwright's
 * locators: their own listeners in the page, and what they do to be sure of an element,
 * would be measured too.
 */
async function navigate(
  browser: Browser,
  origin: string,
  route: Route,
  {slowdown, isSlow}: {slowdown: number; isSlow: boolean},
): Promise<Times> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(origin + route.from, {waitUntil: 'networkidle'});
    const place = await show(page, route.link);
    if (!place) throw new Error(`${route.from}: the link to ${route.to} can't be seen.`);
    const isScrolled = await page.evaluate(() => window.scrollY > 0);
    await page.waitForTimeout(isScrolled ? SEEN_MS : READ_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_NETWORK});
    }
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await watch(page);
    const before = await busyTime(session);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForURL(origin + route.to);
    const times = await page.evaluate(() => window.navigationTimes);
    return {...times, work: (await busyTime(session)) - before};
  } finally {
    await context.close();
  }
}

/**
 * Measures how long it takes from a tap to the next page, on a phone whose processor is
 * slowed down. Pages are loaded ahead by the site itself, as for a link that has been in
 * view for a while.
 *
 * @param tell told each result as it comes
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  {runs, slowdown}: NavigationConditions,
  tell: (result: NavigationResult) => void = () => undefined,
): Promise<NavigationResult[]> {
  const results: NavigationResult[] = [];
  for (const isSlow of [false, true]) {
    for (const route of ROUTES) {
      const all: Times[] = [];
      for (let run = 0; run < runs; run += 1) {
        all.push(await navigate(browser, origin, route, {slowdown, isSlow}));
      }
      const headings = all.map(({heading}) => heading);
      const {from, to, isCard} = route;
      const result = {
        ...{from, to, isCard, isSlow},
        heading: median(headings),
        paint: median(all.map(({paint}) => paint)),
        work: median(all.map(({work}) => work)),
        headings: [Math.min(...headings), Math.max(...headings)] satisfies [number, number],
        limit: NAVIGATION_LIMITS[isCard ? 'card' : 'other'],
      };
      results.push(result);
      tell(result);
    }
  }
  return results;
}

/** Each navigation that takes too long, in a sentence. */
export function navigationProblems(results: readonly NavigationResult[]): string[] {
  return results
    .filter(({heading, limit}) => heading >= limit)
    .map(
      ({from, to, isSlow, heading, limit}) =>
        `${from} → ${to}${isSlow ? ' on a slow network' : ''}: the heading comes ${Math.round(heading)} ms after the tap, has to be below ${limit} ms`,
    );
}

/** A line per link and network, with a mark on what takes too long. */
export function navigationTable(results: readonly NavigationResult[]): string {
  return formatTable([
    ['tap', 'network', 'heading ms', 'fastest–slowest', 'painted ms', 'thread ms', 'limit ms'],
    ...results.map(({from, to, isSlow, heading, headings, paint, work, limit}) => [
      `${from} → ${to}`,
      isSlow ? '150 ms, 1.6 Mbit/s' : 'local',
      judged(Math.round(heading), heading < limit),
      headings.map(Math.round).join('–'),
      Math.round(paint),
      Math.round(work),
      limit,
    ]),
  ]);
}
