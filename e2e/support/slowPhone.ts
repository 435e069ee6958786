import type {Page} from '@playwright/test';
import {SLOW_4G} from '../../scripts/lib/measure/navigation';

export type Slowness = {
  /** Whether the network is that of {@link SLOW_4G}. */
  network: boolean;
  /** How many times slower the processor is. */
  cpu: number;
};

/** Slows a page down from its next load on. */
export async function slowDown(page: Page, {network, cpu}: Slowness): Promise<void> {
  const client = await page.context().newCDPSession(page);
  if (network) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}

/**
 * Notes in the page when a selector first matches, and the sum of its layout shifts. To be
 * called before the page is opened.
 */
export async function noteWhen(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const log = {at: undefined as number | undefined, times: 0, shift: 0};
    Object.assign(window, {firstTouch: log});
    let was = false;
    const look = () => {
      const is = document.querySelector(wanted) !== null;
      if (is && !was) {
        log.at ??= performance.now();
        log.times += 1;
      }
      was = is;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & {value: number}>)
        log.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  }, selector);
}

export type FirstTouch = {
  /** When the selector first matched, in ms since the page's start; undefined: never. */
  at: number | undefined;
  /** How often it began to match: 1, unless an answer was doubled or taken back. */
  times: number;
  /** Cumulative layout shift until now. */
  shift: number;
  /** When the last script of the page arrived, in ms since its start. */
  scripts: number;
  /** Now, in ms since the page's start. */
  now: number;
};

/** What {@link noteWhen} has noted. */
export const readNotes = (page: Page): Promise<FirstTouch> =>
  page.evaluate(() => {
    const {firstTouch} = window as unknown as {firstTouch: Omit<FirstTouch, 'scripts' | 'now'>};
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => /\/assets\/js\/(?:main|runtime~main)\./.test(name))
      .map(({responseEnd}) => responseEnd);
    return {...firstTouch, scripts: Math.max(0, ...scripts), now: performance.now()};
  });
