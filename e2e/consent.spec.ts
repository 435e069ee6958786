import {expect, type Locator, type Page} from '@playwright/test';
import {isOurs} from '../src/theme/CookieBanner/kept';
import {test} from './support/deploys';
import {expectedSite} from './support/site';
import {burgerOf, cookieBanner, menuOf, open, themeToggle} from './support/visit';
import {either, say} from './support/words';

const accept = (page: Page) =>
  cookieBanner(page).getByRole('button', {name: either('consent.CookieBanner.accept')});
const refuse = (page: Page) =>
  cookieBanner(page).getByRole('button', {name: either('consent.CookieBanner.refuse')});
const manage = (page: Page) => page.getByRole('button', {name: either('shell.Footer.cookies')});

test('the banner is the first stop of Tab, and both answers look the same', async ({page}) => {
  const words = [
    `${say('fr', 'consent.CookieBanner.learnMore')} ${say('fr', 'consent.CookieBanner.learnMoreAbout')}`,
    say('fr', 'consent.CookieBanner.refuse'),
    say('fr', 'consent.CookieBanner.accept'),
  ];
  await open(page, '/');
  const stops: string[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const stop = document.activeElement?.closest('[aria-label="Cookies"] :focus');
        return stop?.textContent ?? '';
      }),
    );
  }
  expect(stops.filter(Boolean)).toEqual(words);

  const look = async (button: Locator) => ({
    size: await button.evaluate((element: HTMLElement) => [
      Math.round(element.getBoundingClientRect().width),
      element.offsetHeight,
    ]),
    style: await button.evaluate((element) => {
      const {backgroundColor, color, font, borderColor, borderWidth} = getComputedStyle(element);
      return [backgroundColor, color, font, borderColor, borderWidth];
    }),
  });
  // Compare the buttons without focus and hover.
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await look(refuse(page))).toEqual(await look(accept(page)));

  const more = cookieBanner(page).getByRole('link', {name: words[0]});
  await expect(more).toHaveAttribute('href', '/privacy-policy/');
  await more.click();
  await expect(page).toHaveURL('/privacy-policy/');
  await expect(cookieBanner(page)).toBeVisible();
});

test('clears third-party storage when it is withdrawn', async ({page}) => {
  await open(page, '/');
  await accept(page).click();
  await page.evaluate(() => {
    localStorage.setItem('third-party', '1');
    sessionStorage.setItem('third-party', '1');
    sessionStorage.setItem('draft.contactform', '{"message":"Bonjour"}');
    document.cookie = 'third-party=1; path=/';
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('third-party');
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.evaluate(() => caches.open('third-party').then(() => undefined));
  await manage(page).click();
  await refuse(page).click();
  await expect
    .poll(() => stored(page))
    .toEqual({
      cookies: [],
      localStorage: ['consent'],
      sessionStorage: ['draft.contactform'],
      databases: [],
      caches: [],
    });
});

test('a theme is chosen once for both languages', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await themeToggle(page).click();
  expect((await stored(page)).localStorage).toEqual(['theme']);
  await open(page, '/en/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Names of everything that the page has stored on the device. */
function stored(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie.split(/;\s*/).flatMap((pair) => pair.split('=', 1)[0] || []),
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({name}) => name ?? ''),
    caches: await caches.keys(),
  }));
}

/** Scrolls to the end of a page, focuses each field and opens the menu. */
async function explore(page: Page, address: string): Promise<void> {
  await open(page, address);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
  }
  for (const field of await page.locator('main, footer').locator('input, textarea').all()) {
    if (await field.isVisible()) await field.focus();
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await burgerOf(page).press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // eslint-disable-next-line playwright/no-networkidle -- late requests are what is looked for
  await page.waitForLoadState('networkidle');
}

/** One page of each type and language, without the addresses under /fr/. */
async function everyPageType(): Promise<string[]> {
  const {pages} = await expectedSite();
  const types = new Map(
    pages
      .filter((page) => page.locale === 'en' || !page.path.startsWith('/fr/'))
      .map((page) => [`${page.name} ${page.locale} ${page.contentLocale}`, page.path]),
  );
  return [...types.values(), '/nulle-part/', '/en/nowhere/'];
}

for (const answer of ['before any answer', 'after a refusal'] as const) {
  test(`${answer}, no request leaves the site and only documented keys are stored`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const outside: string[] = [];
    page.on('request', (request) => {
      const {protocol, origin} = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) outside.push(request.url());
    });
    await open(page, '/');
    if (answer === 'after a refusal') await refuse(page).click();
    const addresses = await everyPageType();
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      await explore(page, address);
      // An answer applies on every page.
      await expect(cookieBanner(page)).toBeVisible({visible: answer === 'before any answer'});
    }
    expect(outside).toEqual([]);

    const found = await stored(page);
    for (const place of ['localStorage', 'sessionStorage', 'cookies'] as const) {
      expect(
        found[place].filter((name) => !isOurs(place, name)),
        place,
      ).toEqual([]);
    }
    // The site sets no cookie at all.
    expect(found.cookies).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(found.databases).toEqual([]);
    expect(found.caches).toEqual([]);
  });
}
