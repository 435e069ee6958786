import {createHash} from 'node:crypto';
import puppeteer, {type SupportedBrowser} from 'puppeteer-core';
import {collectErrors, ERRORS} from './inPage';
import type {Browser} from './driver';

/**
 * Firefox says of a script that is on its way when its page is left that it has not the
 * digest that it should: of what had come, which is nothing.
 */
const DIGEST_OF_NOTHING = createHash('sha384').update('').digest('base64');

/** Chromium and Firefox, by WebDriver BiDi. */
export async function startBidi(
  browser: SupportedBrowser,
  executablePath: string,
): Promise<Browser> {
  const isRootsChromium = browser === 'chrome' && process.getuid?.() === 0;
  const started = await puppeteer.launch({
    browser,
    executablePath,
    protocol: 'webDriverBiDi',
    // Chromium's sandbox does not work for root.
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
      // Firefox keeps to itself what a policy refuses.
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
