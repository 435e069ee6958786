import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {FORMS_URL, test} from './support/deploys';
import {leaveByMenu, toggleTheme} from './support/errand';
import {layoutProblemsAtAllWidths} from './support/layout';
import {monster} from './support/monster';
import {acceptCookies, expectHydrated, open, themeToggle} from './support/visit';
import {expect, footerLink, listen} from './support/visitor';
import {say, weatherIn} from './support/words';
import {frenchOnly, site} from './support/fixture';

/*
 * The site with every service that it supports, and with very long words: what it shows from the
 * services, and that it works without them.
 */

test.describe.configure({timeout: 120_000});

test.beforeEach(async ({host, services, page}) => {
  await host.deploy(services);
  await page.route(PICTURES, (route) => route.fulfill({path: icon}));
  await page.route(WEATHER, (route) => route.abort());
});

const icon = path.join(__dirname, '../static/icon-512.png');
const PICTURES = /^https:\/\/res\.cloudinary\.com\//;
const WEATHER = /^https:\/\/api\.openweathermap\.org\//;

/** Answers for the weather service, and records its requests. */
async function answerWeather(page: Page, answer: (route: Route) => unknown): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(WEATHER, async (route) => {
    asked.push(new URL(route.request().url()));
    await answer(route);
  });
  return asked;
}

/** OpenWeather's answer: the fields that the site reads, and a few more. */
const weather = (icon: string, description: string) => (route: Route) =>
  route.fulfill({
    headers: {'Access-Control-Allow-Origin': '*'},
    json: {
      weather: [{id: 500, description, icon}],
      main: {temp: 284.2},
      name: site.address.city,
      cod: 200,
    },
  });

test('the toggle describes the weather in the agency’s city, requested once per session', async ({
  page,
}) => {
  const asked = await answerWeather(page, weather('10d', 'pluie modérée'));
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/legal/');
  await expect(themeToggle(page)).toHaveAccessibleDescription(weatherIn('fr', 'pluie modérée'));
  const [first] = asked;
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    q: `${site.address.city},${site.address.countryCode}`,
    lang: 'fr',
    appid: 'abc123',
  });
  // The sky of home shows the same weather.
  await page.getByRole('banner').getByRole('link', {name: site.name}).click();
  await expect(page.locator('main [data-family="rain"]')).toBeAttached();
  await expect(themeToggle(page).locator('use[href*="rain-day"]')).toBeAttached();
  await page.reload();
  await expect(themeToggle(page)).toHaveAccessibleDescription(/pluie modérée/);
  expect(asked).toHaveLength(1);
});

test('Cloudinary serves every picture but the drawings, and none is copied', ({services}) => {
  const files = readdirSync(services, {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => file.includes('assets/images'))).toEqual([]);
  const pages = files.filter((file) => /(^|\/)work\/[^/]+\/index\.html$/.test(file));
  let figures = 0;
  for (const page of [...pages, 'index.html', 'en/index.html']) {
    const {document} = new JSDOM(readFileSync(path.join(services, page), 'utf8')).window;
    figures += document.querySelectorAll(
      'figure [data-state] img[alt]:not([hidden]):not([alt=""])',
    ).length;
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-state] img')) {
      if (picture.closest('[data-night]')) continue;
      expect(picture.src, page).toMatch(
        /^https:\/\/res\.cloudinary\.com\/demo\/image\/upload\/.*\/agence\/blog\//,
      );
    }
  }
  expect(figures).toBeGreaterThan(0);
});

const elsewhere =
  /^https:\/\/([^/]*\.(cloudinary|openweathermap|googleapis)\.(com|org)|forms\.example\.org)\//;

for (const [what, answer] of [
  ['hang', () => undefined],
  ['refuse', (route: Route) => route.abort('connectionrefused')],
] as const) {
  test(`when all services ${what}, the site works without them`, async ({page, host}) => {
    await page.clock.install();
    const errors = listen(page);
    const asked: string[] = [];
    await page.route(elsewhere, (route) => {
      asked.push(route.request().url());
      return answer(route);
    });
    await page.emulateMedia({colorScheme: 'light'});
    // Pictures that do not load delay the load event.
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await expectHydrated(page);
    await acceptCookies(page);
    await toggleTheme(page);
    await leaveByMenu(page);
    const from = page.getByRole('textbox', {name: say('fr', 'team.Visit.from')});
    await page.getByRole('button', {name: say('fr', 'team.Visit.request')}).click();
    await from.fill('rue de la Paix');
    await expect.poll(() => asked.join()).toContain('maps.googleapis.com');

    const letter = page.locator('form[name="newsletterform"]');
    await letter.scrollIntoViewIfNeeded();
    await letter.getByRole('textbox').fill('camille@exemple.fr');
    await letter.getByRole('checkbox').check();
    await letter.getByRole('button', {name: say('fr', 'newsletter.NewsletterForm.submit')}).click();
    if (what === 'hang') {
      await expect(letter.getByRole('status')).toHaveText(say('fr', 'newsletter.messages.sending'));
      await page.clock.runFor(31_000);
    }
    // A browser cannot tell a refused connection from a lost answer.
    await expect(letter.getByRole('alert')).toContainText(
      say('fr', 'newsletter.messages.uncertain'),
    );
    expect(asked).toContain(FORMS_URL);
    await expect(letter.getByRole('textbox')).toHaveValue('camille@exemple.fr');
    await expect(from).toHaveValue('rue de la Paix');

    await footerLink(page, 'work').click();
    await page.locator('#work').getByRole('link', {name: frenchOnly.fr.title}).click();
    await expect(page).toHaveURL(`${host.origin}${frenchOnly.fr.path}`);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    await expect(page.locator('[aria-busy=true], progress:not([value])')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('very long words leave all text readable', async ({page}) => {
  const title = monster.fr.title.slice(0, 20);
  for (const [address, there] of [
    ['/', `#work >> text=${title}`],
    [`/work/${monster.fr.slug}/`, 'h1'],
    [`/en/work/${monster.en.slug}/`, 'h1'],
    // A case study related by sector.
    [frenchOnly.fr.path, `article ~ * >> text=${title}`],
    [`/work/${monster.fr.slug}x/`, `main >> text=${title}`],
    ['/team/', 'text=hospitalocentrisme'],
  ] as const) {
    await open(page, address);
    await expect(page.locator(there).first(), address).toBeAttached();
    await page.mouse.move(10, 10);
    expect(await layoutProblemsAtAllWidths(page), address).toEqual([]);
  }
});
