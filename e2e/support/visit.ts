import {expect, type Locator, type Page} from '@playwright/test';
import {either} from './words';

/** Parts of every page, by their names in either language. */
export const cookieBanner = (page: Page): Locator =>
  page.getByRole('region', {name: either('consent.CookieBanner.name')});
export const menuOf = (page: Page): Locator =>
  page.getByRole('dialog', {name: either('shell.Menu.name')});
export const burgerOf = (page: Page): Locator =>
  page.getByRole('button', {name: either('shell.Navbar.openMenu')});
export const themeToggle = (page: Page): Locator =>
  page.getByRole('button', {name: either('themeToggle.ThemeToggle.name')});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

/** Waits until React has hydrated the page; a busy machine takes a while. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
}

/** Declines cookies in the banner. */
export async function refuseCookies(page: Page): Promise<void> {
  const refuse = cookieBanner(page).getByRole('button', {
    name: either('consent.CookieBanner.refuse'),
  });
  await refuse.click();
  await expect(refuse).toBeHidden();
}

/** Accepts cookies in the banner. */
export const acceptCookies = (page: Page): Promise<void> =>
  cookieBanner(page)
    .getByRole('button', {name: either('consent.CookieBanner.accept')})
    .click();

/** Opens a page and declines cookies, unless already answered. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  await open(page, address);
  const isAnswered = await page.evaluate(() => {
    try {
      return localStorage.getItem('consent') !== null;
    } catch {
      // Storage is blocked.
      return false;
    }
  });
  if (!isAnswered) await refuseCookies(page);
}

/** The `<img>` of components/Image that visitors read: neither its placeholder nor its night. */
export const PICTURE = '[data-state] img:not([hidden], [aria-hidden])';

/** Adds a constructed style sheet, which the content security policy allows. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Removes the last style sheet of {@link addStyles}, and waits for the transitions back. */
export async function removeStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.adoptedStyleSheets.pop();
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/**
 * Marks the current document.
 *
 * @returns whether it is still the same document
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Adds HTML on top of the page, by the debugger's protocol: the page's policy allows no HTML. */
export async function insertHtml(page: Page, html: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'inserted';
    box.append(document.createElement('b'));
    box.style.cssText = 'position: fixed; z-index: 9999; top: 200px; left: 20px; font-size: 24px';
    document.body.append(box);
  });
  const {root} = await client.send('DOM.getDocument');
  const selector = '#inserted > b';
  const {nodeId} = await client.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  await client.send('DOM.setOuterHTML', {nodeId, outerHTML: html});
  await page.evaluate(() => document.getElementById('inserted')?.removeAttribute('id'));
  await client.detach();
}

/** How far the page is scrolled, in px. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Distance of an element's top from the viewport's, in px. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Collects errors of the console and the network, with violations of the policy. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      errors.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  // Navigation aborts the previous page's prefetches.
  page.on('framenavigated', () => {
    errors.length = 0;
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      errors.push(`${response.status()}: ${response.url()}`);
    }
  });
  return errors;
}

/** How far the page scrolls sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
