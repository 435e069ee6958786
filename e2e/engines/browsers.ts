/*
 * The system's browsers, by their libraries: Playwright controls only browsers of its own.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import puppeteer, {type ElementHandle} from 'puppeteer-core';
import {Builder, Key, type WebElement} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {collectErrors} from './visitor';

/** What the errands ask of a browser. Functions are sent to the page as source text. */
export type Tab = {
  /** Does a full page load; resolves once the HTML is parsed. */
  goto: (address: string) => Promise<void>;
  /** Calls a function in the page; arguments and result are JSON. */
  see: <Given extends unknown[], Seen>(
    code: (...given: Given) => Seen,
    ...given: Given
  ) => Promise<Seen>;
  /** Gets the element that a function returns. */
  find: <Given extends unknown[]>(
    code: (...given: Given) => Element | undefined,
    ...given: Given
  ) => Promise<{click: () => Promise<void>} | undefined>;
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Sets the viewport, in CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Ends the visit and discards its storage. */
  close: () => Promise<void>;
};

export type Browser = {open: () => Promise<Tab>; close: () => Promise<void>};

/** Timeout of a call, in ms: WebKit's driver never answers one that a navigation interrupts. */
const LOST = 5000;

/** GTK styles: the toolbar's buttons would keep the window wider than 320 px. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** Finds the first of these commands on PATH, or absolute paths. */
const find = (...programs: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => programs.map((program) => path.resolve(folder, program)))
    .find((file) => existsSync(file));

/** Starts Firefox, controlled through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Browser> {
  const started = await puppeteer.launch({browser: 'firefox', executablePath});
  return {
    async open() {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(collectErrors);
      return {
        goto: async (address) => void (await page.goto(address, {waitUntil: 'domcontentloaded'})),
        see: (code, ...given) =>
          page.evaluate(code as (...values: unknown[]) => ReturnType<typeof code>, ...given),
        find: async (code, ...given) => {
          const found = await page.evaluateHandle(
            code as (...values: unknown[]) => unknown,
            ...given,
          );
          return (found.asElement() as ElementHandle | null)?.asLocator().setTimeout(LOST);
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({width, height}),
        close: () => context.close(),
      };
    },
    close: () => started.close(),
  };
}

/** Starts WebKitGTK's MiniBrowser on a display of its own. */
async function startWebKit(program: string, xvfb: string): Promise<Browser> {
  const settings = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
  // The server chooses its display number.
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const display = spawn(xvfb, screen, {stdio: ['ignore', 'pipe', 'ignore']});
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const environment = {DISPLAY: `:${number.toString().trim()}`, XDG_CONFIG_HOME: settings};
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({...process.env, ...environment, GDK_BACKEND: 'x11'})
    .build();
  const address = await service.start();
  return {
    async open() {
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({browserName: 'MiniBrowser', pageLoadStrategy: 'eager'})
        .build();
      const see: Tab['see'] = (code, ...given) =>
        Promise.race([
          driver.executeScript<never>(code, ...given),
          sleep(LOST).then(() => Promise.reject(new Error('A navigation interrupted the call.'))),
        ]);
      return {
        async goto(to) {
          await driver.get(to);
          // The driver can't run code before the page's. This is early enough: the page's scripts
          // load after its first paint.
          await see(collectErrors).catch(() => see(collectErrors));
        },
        see,
        find: async (code, ...given) =>
          ((await see(code, ...given)) as unknown as WebElement | null) ?? undefined,
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: (key) =>
          driver
            .actions()
            .sendKeys(Key[key.toUpperCase() as 'TAB'])
            .perform(),
        // The window is as wide as its viewport: the browser has no side borders.
        resize: async (width, height) =>
          void (await driver.manage().window().setRect({x: 0, y: 0, width, height})),
        close: () => driver.quit(),
      };
    },
    async close() {
      await service.kill();
      display.kill();
      await rm(settings, {recursive: true, force: true});
    },
  };
}

/** Starts an engine, or says what to install. */
export const engines = {
  firefox: async () => {
    const program =
      process.env.FIREFOX_PATH ??
      find('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');
    return program
      ? startFirefox(program)
      : 'Firefox is missing: apt-get install firefox-esr, or set FIREFOX_PATH to its full path.';
  },
  webkit: async () => {
    const [driver, xvfb] = [find('WebKitWebDriver'), find('Xvfb')];
    return driver && xvfb
      ? startWebKit(driver, xvfb)
      : 'WebKit is missing: apt-get install webkit2gtk-driver xvfb, on Linux only.';
  },
} as const satisfies Readonly<Record<string, () => Promise<Browser | string>>>;

export type EngineName = keyof typeof engines;
