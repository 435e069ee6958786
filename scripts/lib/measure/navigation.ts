import type {Browser} from 'playwright';
import {PHONE} from './loadedWeight';
import {LIMITS} from './limits';
import {limited, median, type Cell, type Table} from './report';

/** Slow 4G, Lighthouse's mobile preset: round trip in ms, throughput in bytes/s (1.6 Mbit/s down). */
const throughput = {downloadThroughput: 200_000, uploadThroughput: 93_750};
export const SLOW_4G = {offline: false, latency: 150, ...throughput};

/** CPU slowdown factor. */
const SLOWDOWN = 4;

/** Time on a page before the tap, in ms. */
const READ_MS = 4000;

/** Source and target pages, with the link to tap. */
const ROUTES = [
  ['/', '/work/chu-strasbourg-bon-sejour/', '#work'],
  ['/en/', '/en/work/care-co-nume-en/', '#work'],
  ['/work/chu-strasbourg-bon-sejour/', '/team/', 'footer'],
  ['/team/', '/', 'header'],
  ['/', '/legal/', 'footer'],
] as const;

/** Runs in the page: measures the time from the tap to the next heading, in ms. */
function watchForHeading(): {measured: Promise<number>} {
  const before = document.querySelector('main h1');
  const measured = new Promise<number>((resolve) => {
    let start = 0;
    addEventListener('click', ({timeStamp}) => (start = timeStamp), {capture: true, once: true});
    const observer = new MutationObserver(() => {
      const found = document.querySelector('main h1');
      if (!found || found === before) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document.body, {childList: true, subtree: true});
  });
  return {measured};
}

/** Opens a page on a phone, lets it prefetch the link, and taps. */
async function navigate(
  browser: Browser,
  origin: string,
  [from, to, within]: (typeof ROUTES)[number],
  isSlow: boolean,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(origin + from, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const link = page.locator(`${within} a[href="${to}"]`).filter({visible: true}).first();
    await link.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    await page.waitForTimeout(READ_MS);
    const box = (await link.boundingBox())!;
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const times = await page.evaluateHandle(watchForHeading);
    // Tap coordinates, to exclude Playwright's actionability checks from the measurement.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(origin + to);
    return await times.evaluate(({measured}) => measured);
  } finally {
    await context.close();
  }
}

export const navigationRow = (route: string, network: string, times: readonly number[]): Cell[] => [
  route,
  network,
  limited(median(times), 'below', LIMITS.tap, Math.round(median(times))),
  `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`,
];

/** Measures the time from a tap to the next page, several times per link. */
export async function navigationTable(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Table> {
  const rows: Cell[][] = [];
  for (const network of ['local', '150 ms, 1.6 Mbit/s']) {
    for (const route of ROUTES) {
      const name = `${route[0]} → ${route[1]}`;
      console.log(`  ${name} (${network}) …`);
      const times: number[] = [];
      while (times.length < runs) {
        times.push(await navigate(browser, origin, route, network !== 'local'));
      }
      rows.push(navigationRow(name, network, times));
    }
  }
  return {
    title: `From the tap to the next page, processor slowed down ${SLOWDOWN} times, medians`,
    head: ['tap', 'network', 'heading ms', 'fastest–slowest'],
    rows,
  };
}
