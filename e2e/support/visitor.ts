import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as playwrightExpect, type Locator, type Page} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {PREFETCH_CODE_DELAY} from '../../src/constants';
import {localeFacts} from '../../src/lib/locales';
import type {PageDocument} from '../../src/lib/pageDocument';
import {LATE_ID} from '../../src/lib/early';
import type {FaultyServer} from './faultyServer';
import {expectedPage, fileOf, shownPage} from './shown';
import {expectHydrated} from './visit';
import {say} from './words';
import type {Locale} from './fixture';

/** Full loads take long on a busy machine; in ms. */
export const expect = playwrightExpect.configure({timeout: 15_000});

/** Address of the document of a page. */
export const dataOf = (pathname: string) => `/assets/data${pathname}index.json`;

/** Addresses of the scripts in a page's HTML. */
function scriptsOf(buildDir: string, pathname: string): string[] {
  const html = readFileSync(fileOf(buildDir, pathname), 'utf8');
  const {document} = new JSDOM(html).window;
  // The page moves them into the document after its first paint.
  const template = document.querySelector<HTMLTemplateElement>(`template#${LATE_ID}`);
  return [...(template?.content.querySelectorAll('script[src]') ?? [])].map(
    (script) => script.getAttribute('src') ?? '',
  );
}

/** Addresses of a page's scripts that the thank-you page lacks. */
export function ownScripts(buildDir: string, pathname: string): string[] {
  const shared = scriptsOf(
    buildDir,
    pathname.startsWith('/en/') ? '/en/thank-you/' : '/thank-you/',
  );
  return scriptsOf(buildDir, pathname).filter((script) => !shared.includes(script));
}

/** Address of the script that holds a page's MDX text. */
export function textScript(buildDir: string, pathname: string): string {
  const file = path.join(buildDir, dataOf(pathname));
  const {chunks, text = ''} = JSON.parse(readFileSync(file, 'utf8')) as PageDocument;
  return chunks[text] ?? '';
}

/** Addresses of the first scripts of every page. */
export function mainScripts(buildDir: string): string[] {
  return scriptsOf(buildDir, '/').filter((script) => /\/(?:react|main)\./.test(script));
}

/** Collects console errors and uncaught errors, except the browser's about files that fail to load. */
export function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isNetwork = /^Failed to load resource|^Refused to execute script/.test(text);
    if (message.type() === 'error' && !isNetwork) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** A link of the footer to a page or to an anchor of home. */
export const footerLink = (
  page: Page,
  to: 'contact' | 'legal' | 'privacy-policy' | 'team' | 'work',
  locale: Locale = 'fr',
): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link', {name: say(locale, `shell.links.${to}`), exact: true});

/** The footer's link to the page in another language. */
export const languageLink = (page: Page, locale: Locale): Locator =>
  page.getByRole('contentinfo').getByRole('link', {name: localeFacts[locale].label, exact: true});

/** Waits until the browser shows a build's page, hydrated by that build's code. */
export async function expectPage(page: Page, buildDir: string, pathname: string): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await shownPage(page).catch(() => undefined);
      return {path: new URL(page.url()).pathname, ...shown};
    })
    .toEqual({path: pathname, ...expectedPage(buildDir, pathname)});
  await expectHydrated(page);
}

/** Long enough for the pages of visible links to be prefetched, in ms. */
const AFTER_PREFETCH = PREFETCH_CODE_DELAY + 100;

/** Turns prefetching off with `saveData`, until {@link endSaveData}. */
export async function beginSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Only once the document is complete: from the start, the scripts would wait for a sign.
    let wish: boolean | undefined;
    const connection = {
      effectiveType: '4g',
      get saveData() {
        return wish ?? document.readyState === 'complete';
      },
      set saveData(value: boolean) {
        wish = value;
      },
    };
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  });
}

/** Turns prefetching on again, once the visible links have missed their turn. */
async function endSaveData(page: Page): Promise<void> {
  await page.evaluate(async (delay) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Observers report after a frame.
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, delay));
    Object.assign((navigator as Navigator & {connection?: object}).connection ?? {}, {
      saveData: false,
    });
  }, AFTER_PREFETCH);
}

/**
 * Opens a page, or calls `open`, without prefetching the visible links. Later ones
 * are prefetched again.
 */
export async function openWithoutPrefetch(
  page: Page,
  host: FaultyServer,
  open: string | (() => Promise<unknown>),
): Promise<void> {
  await beginSaveData(page);
  await (typeof open === 'string' ? page.goto(open) : open());
  await expectHydrated(page);
  await endSaveData(page);
  host.forget();
}

/** Resolves once a request succeeds or fails. */
export async function waitForAnswer(page: Page, pathname: string): Promise<void> {
  const isIt = (request: {url: () => string}) => new URL(request.url()).pathname === pathname;
  await Promise.race([
    page.waitForEvent('response', isIt),
    page.waitForEvent('requestfailed', isIt),
  ]);
}

/** Preloads a page, as hovering a link does, and ignores a failure. */
export async function preloadPage(page: Page, pathname: string): Promise<void> {
  await page.evaluate(async (path) => {
    await Promise.resolve(window.docusaurus.preload(path)).catch(() => undefined);
  }, pathname);
}

/** Navigates within the application, as a link does. */
export async function navigateWithin(page: Page, pathname: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState({key: path}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: path}}));
  }, pathname);
}
