import type {Page} from '@playwright/test';

/** Slow 4G, Lighthouse's mobile preset: round trip in ms, throughput in bytes/s (1.6 Mbit/s down). */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

export type Slowness = {
  /** Whether to throttle the network to {@link SLOW_4G}. */
  network: boolean;
  /** CPU slowdown factor. */
  cpu: number;
};

/** Slows a page down, from its next load. */
export async function slowDown(page: Page, {network, cpu}: Slowness): Promise<void> {
  const client = await page.context().newCDPSession(page);
  if (network) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}

/**
 * Counts how often a selector starts to match and sums layout shifts. Call it before opening the
 * page.
 */
export async function countMatches(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const log = {times: 0, shift: 0, moved: [] as string[]};
    Object.assign(window, {firstTouch: log});
    let was = false;
    const look = () => {
      const is = document.querySelector(wanted) !== null;
      if (is && !was) log.times += 1;
      was = is;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        log.shift += entry.value;
        for (const {node, previousRect, currentRect} of entry.sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          log.moved.push(
            `${previousRect.x},${previousRect.y} → ${currentRect.x},${currentRect.y} ${name}`,
          );
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, selector);
}

/** An entry of the Layout Instability API (https://wicg.github.io/layout-instability/). */
type Shift = PerformanceEntry & {
  value: number;
  sources: ReadonlyArray<{node: Node | null; previousRect: DOMRect; currentRect: DOMRect}>;
};

type Notes = {
  /** 1, unless an answer was repeated or withdrawn. */
  times: number;
  /** Cumulative layout shift so far. */
  shift: number;
  /** What moved, from where to where, in px. */
  moved: readonly string[];
};

/** Reads the results of {@link countMatches}. */
export const readNotes = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as {firstTouch: Notes}).firstTouch);
