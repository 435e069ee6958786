import {expect, test, type Browser, type Request} from '@playwright/test';
import {locales} from '../src/lib/locales';
import {pathTo} from '../src/routes';
import {withServer} from './support/faultyServer';
import {weighShared, weighStyles} from './support/sharedWeight';
import {buildDir} from './support/site';

/** Bytes (Brotli) that every page's shared code may weigh, whatever the texts. */
const SHARED_LIMITS = {js: 115_600, css: 20_900, fonts: 60_000} as const;

/*
 * The weight of the code, whatever the length and number of the texts. docs/results.md has the
 * weight of whole pages with the site's own texts.
 */

test('the code that pages share keeps its limits', {tag: '@errand'}, () => {
  for (const {of, locale, js, fonts} of weighShared()) {
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeLessThanOrEqual(SHARED_LIMITS.js);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeLessThanOrEqual(SHARED_LIMITS.fonts);
  }
  expect(weighStyles()).toBeLessThanOrEqual(SHARED_LIMITS.css);
});

/** Loads a page on a phone and waits. @returns transferred bytes, except those of next pages */
async function weighAtRest(browser: Browser, address: string) {
  const page = await browser.newPage({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  // eslint-disable-next-line playwright/no-wait-for-timeout -- what comes late counts
  await page.waitForTimeout(5000);
  const weigh = async (file: RegExp) => {
    // Scripts fetch only the next page's files.
    const own = requests.filter((each) => file.test(each.url()) && each.resourceType() !== 'fetch');
    const sizes = await Promise.all(own.map((request) => request.sizes()));
    return sizes.reduce((total, {responseBodySize}) => total + responseBodySize, 0);
  };
  const weights = {address, js: await weigh(/\.js$/), fonts: await weigh(/\.woff2$/)};
  await page.close();
  return weights;
}

test('before any scrolling, a phone loads no more than the shared limits', async ({browser}) => {
  // Pages whose scripts and styles contain no writer's text.
  const addresses = locales.flatMap((locale) =>
    (['home', 'thank-you', 'not-found'] as const).map((name) => pathTo(name, locale)),
  );
  const weights = await withServer(buildDir, (origin) =>
    Promise.all(addresses.map((address) => weighAtRest(browser, origin + address))),
  );
  for (const {address, js, fonts} of weights) {
    expect.soft(js, `JavaScript of ${address}`).toBeGreaterThan(10_000);
    expect.soft(js, `JavaScript of ${address}`).toBeLessThanOrEqual(SHARED_LIMITS.js);
    expect.soft(fonts, `fonts of ${address}`).toBeLessThanOrEqual(SHARED_LIMITS.fonts);
  }
});
