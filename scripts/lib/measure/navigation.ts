import type {Browser, Page} from 'playwright';
import {PHONE} from './loadedWeight';
import {NAVIGATION_LIMITS} from './limits';
import {below, median, type Table} from './report';

/** Slow 4G, Lighthouse's mobile preset: round trip in ms, throughput in bytes/s (1.6 Mbit/s down). */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** How long a visitor looks at a page before a link is tapped, in ms. */
const READ_MS = 4000;

/** From a page to another, and where the link is that a visitor would tap. */
const ROUTES = [
  ['/', '/work/chu-strasbourg-bon-sejour/', '#work'],
  ['/en/', '/en/work/care-co-nume-en/', '#work'],
  ['/work/chu-strasbourg-bon-sejour/', '/team/', 'footer'],
  ['/team/', '/', 'header'],
  ['/', '/legal/', 'footer'],
  ['/en/work/care-co-nume-en/', '/en/team/', 'footer'],
] as const;

/** What several navigations by one link took. */
export type NavigationResult = {
  from: string;
  to: string;
  /** Whether the link is the card of a case study. */
  isCard: boolean;
  /** On a slow network, from the tap on. */
  isSlow: boolean;
  /** Medians from the tap, in ms: until the new heading is in the document, until it is drawn. */
  heading: number;
  paint: number;
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

type Times = {heading: number; paint: number};

/** Watches the page from the next tap on; call what it returns after the tap. */
async function watch(page: Page): Promise<() => Promise<Times>> {
  const times = await page.evaluateHandle(() => {
    const before = document.querySelector('main h1');
    const measured = new Promise<Times>((resolve) => {
      let start = 0;
      addEventListener('click', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        const headingAt = performance.now() - start;
        // A frame begins, is drawn, and then a task runs.
        requestAnimationFrame(() =>
          setTimeout(() => resolve({heading: headingAt, paint: performance.now() - start})),
        );
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    return {measured};
  });
  return () => times.evaluate(({measured}) => measured);
}

/**
 * Opens a page, lets the site load the link's page ahead, and taps: by its place, because
 * Playwright's checks of an element would be measured too.
 */
async function navigate(
  browser: Browser,
  origin: string,
  [from, to, within]: (typeof ROUTES)[number],
  {slowdown, isSlow}: {slowdown: number; isSlow: boolean},
): Promise<Times> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(origin + from, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const link = page.locator(`${within} a[href="${to}"]`).filter({visible: true}).first();
    await link.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    await page.waitForTimeout(READ_MS);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${from}: the link to ${to} can't be seen.`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    const times = await watch(page);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(origin + to);
    return await times();
  } finally {
    await context.close();
  }
}

/** From a tap to the next page, on a phone whose processor is slowed down. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  {runs, slowdown}: NavigationConditions,
): Promise<NavigationResult[]> {
  const results: NavigationResult[] = [];
  for (const isSlow of [false, true]) {
    for (const route of ROUTES) {
      const [from, to, within] = route;
      console.log(`  ${from} → ${to}${isSlow ? ' (slow network)' : ''} …`);
      const all: Times[] = [];
      for (let run = 0; run < runs; run += 1) {
        all.push(await navigate(browser, origin, route, {slowdown, isSlow}));
      }
      const headings = all.map(({heading}) => heading);
      const isCard = within === '#work';
      results.push({
        ...{from, to, isCard, isSlow},
        heading: median(headings),
        paint: median(all.map(({paint}) => paint)),
        headings: [Math.min(...headings), Math.max(...headings)],
        limit: NAVIGATION_LIMITS[isCard ? 'card' : 'other'],
      });
    }
  }
  return results;
}

export const navigationTable = (results: readonly NavigationResult[]): Table => ({
  title: 'From the tap to the next page, processor slowed down, medians',
  head: ['tap', 'network', 'heading ms', 'fastest–slowest', 'painted ms'],
  rows: results.map(({from, to, isSlow, heading, headings, paint, limit}) => [
    `${from} → ${to}`,
    isSlow ? '150 ms, 1.6 Mbit/s' : 'local',
    below(heading, limit, Math.round(heading)),
    headings.map(Math.round).join('–'),
    Math.round(paint),
  ]),
});
