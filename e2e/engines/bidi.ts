import {createHash} from 'node:crypto';
import puppeteer, {type SupportedBrowser} from 'puppeteer-core';
import {collectErrors, ERRORS} from './inPage';
import type {Browser} from './driver';

/**
 * When a navigation aborts the loading of a script, Firefox reports an integrity mismatch
 * with the digest of the empty body.
 */
const DIGEST_OF_NOTHING = createHash('sha384').update('').digest('base64');

/** Starts Chromium or Firefox, controlled through WebDriver BiDi. */
export async function startBidi(
  browser: SupportedBrowser,
  executablePath: string,
): Promise<Browser> {
  const isRootsChromium = browser === 'chrome' && process.getuid?.() === 0;
  const started = await puppeteer.launch({
    browser,
    executablePath,
    protocol: 'webDriverBiDi',
    // Chromium refuses to run its sandbox as root.
    args: isRootsChromium ? ['--no-sandbox'] : [],
  });
  return {
    version: await started.version(),
    async visit() {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      // Firefox does not report policy violations through BiDi.
      await page.evaluateOnNewDocument(collectErrors, ERRORS);
      return {
        goto: async (address) => {
          await page.goto(address, {waitUntil: 'domcontentloaded'});
        },
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({width, height}),
        errors: () => errors.filter((text) => !text.includes(DIGEST_OF_NOTHING)),
        close: () => context.close(),
      };
    },
    close: () => started.close(),
  };
}
