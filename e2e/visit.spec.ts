import type {Page} from '@playwright/test';
import {CONSENT_MONTHS} from '../src/constants';
import {test} from './support/deploys';
import {standInForGoogle, type Google, type Script} from './support/google';
import {acceptCookies, cookieBanner, open, refuseCookies, themeToggle} from './support/visit';
import {expect} from './support/visitor';
import {say} from './support/words';
import {site, type Locale} from './support/fixture';

let google: Google;
let violations: string[];
let warnings: string[];
let origin: string;

test.beforeEach(async ({context, page, host, services}) => {
  await host.deploy(services);
  origin = host.origin;
  google = await standInForGoogle(context);
  violations = [];
  warnings = [];
  page.on('console', (message) => {
    if (message.text().startsWith('violation:')) violations.push(message.text());
    else if (message.type() === 'warning') warnings.push(message.text());
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      // eslint-disable-next-line no-console -- read by the test
      console.log(`violation: ${location.pathname} ${violatedDirective} ${blockedURI}`),
    ),
  );
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Carte</title>'}),
  );
});

test.afterEach(() => {
  expect(violations).toEqual([]);
});

const plain = (page: Page) => page.getByRole('textbox', {name: say('fr', 'team.Visit.from')});
const request = (page: Page) => page.getByRole('button', {name: say('fr', 'team.Visit.request')});
const question = (page: Page, locale: Locale = 'fr') =>
  page.getByRole('group', {name: say(locale, 'team.Visit.questionTitle')});
const yes = (page: Page, locale: Locale = 'fr') =>
  question(page, locale).getByRole('button', {name: say(locale, 'team.Visit.questionYes')});
const frame = (page: Page) => page.locator('iframe[title*="Google Maps"]');
const combobox = (page: Page) => frame(page).contentFrame().getByRole('combobox');
const options = (page: Page) => frame(page).contentFrame().getByRole('option');
const notice = (page: Page) => page.getByRole('status').filter({hasText: 'Google Maps'});

/** Accepts cookies in the banner, then requests suggestions. */
async function complete(page: Page, typed = ''): Promise<void> {
  await open(page, '/team/');
  await acceptCookies(page);
  await plain(page).fill(typed);
  await request(page).click();
}

test('requests nothing from Google before consent and a request, then places in French', async ({
  page,
}) => {
  await open(page, '/team/');
  await plain(page).fill('rue de la Paix');
  await request(page).click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText(
    say('fr', 'team.Visit.questionText', {months: CONSENT_MONTHS}),
  );
  expect(google.asked).toHaveLength(0);

  await yes(page).click();
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue('rue de la Paix');
  await expect(cookieBanner(page)).toBeHidden();
  await expect(options(page)).toHaveCount(2);
  const [script] = google.asked;
  expect(script?.url()).toContain('https://maps.googleapis.com/maps/api/js?');
  expect(Object.fromEntries(new URL(script?.url() ?? '').searchParams)).toMatchObject({
    key: 'test-key',
    region: 'FR',
    language: 'fr',
    libraries: 'places',
  });
  // Google learns which site it is, not which page.
  expect((await script?.allHeaders())?.referer).toBe(`${origin}/`);
  expect(google.asked[1]?.postDataJSON()).toEqual({
    input: 'rue de la Paix',
    session: 1,
    region: 'fr',
    language: 'fr',
  });
});

test('an address is chosen with the keyboard, and the route opens in the visitor’s map', async ({
  page,
}) => {
  await complete(page);
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type('rue');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toHaveValue('rue 2, 69000 Lyon, France');

  const map = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const {searchParams, pathname} = new URL((await map).url());
  expect(pathname).toBe('/directions');
  expect(searchParams.get('from')).toBe('rue 2, 69000 Lyon, France');
  expect(searchParams.get('to')).toContain(site.address.street);

  await combobox(page).fill('place');
  await expect(options(page)).toHaveCount(2);

  // Escape closes the list, then the frame; what was typed stays.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(plain(page)).toBeFocused();
  await expect(plain(page)).toHaveValue('place');
  await expect(frame(page)).toHaveCount(0);
});

test('no keystroke is lost while the frame replaces the field', async ({page}) => {
  await complete(page);
  await page.getByRole('button', {name: say('fr', 'team.Visit.close')}).click();
  const text = '12 rue de la Paix, deuxième étage, porte de gauche, '.repeat(5);
  await plain(page).focus();
  await request(page).evaluate((button: HTMLElement) => setTimeout(() => button.click(), 100));
  await page.keyboard.type(text, {delay: 3});
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue(text);
});

test('a refusal in the banner can be kept or changed beside the field', async ({page}) => {
  await open(page, '/team/');
  await refuseCookies(page);
  await request(page).click();
  await question(page)
    .getByRole('button', {name: say('fr', 'team.Visit.questionNo')})
    .click();
  await expect(question(page)).toBeHidden();
  await expect(request(page)).toBeFocused();
  expect(google.asked).toHaveLength(0);
  expect(warnings.join()).toContain('Places library not loaded: the visitor has not agreed');

  await request(page).press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(request(page)).toBeFocused();
  await request(page).press('Enter');
  await yes(page).click();
  await expect(combobox(page)).toBeFocused();
  await page.reload();
  await expect(cookieBanner(page)).toBeHidden();
});

const failures: ReadonlyArray<readonly [string, Script, RegExp]> = [
  ['is blocked', 'blocked', /was blocked or could not be reached/],
  ['comes without its places', 'without places', /loaded without it/],
  ['does not accept the key', 'key refused', /refused the key/],
];

for (const [what, script, reason] of failures) {
  test(`restores the plain field and its value when Google’s script ${what}`, async ({page}) => {
    await page.goto(origin);
    google.script = script;
    await complete(page, 'rue de la Paix');
    await expect(notice(page)).toContainText(say('fr', 'team.Visit.failed'));
    await expect(plain(page)).toHaveValue('rue de la Paix');
    await expect(plain(page)).toBeFocused();
    await expect(frame(page)).toHaveCount(0);
    const said = warnings.filter((text) => text.includes('Places library not loaded'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(reason);

    const map = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    expect(new URL((await map).url()).searchParams.get('from')).toBe('rue de la Paix');
  });
}

test('restores the plain field after 10 s when Google’s script is silent', async ({page}) => {
  await page.clock.install();
  google.script = 'silent';
  await complete(page, 'rue');
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type(' de la Paix');
  await page.clock.runFor(10_100);
  await expect(notice(page)).toContainText(say('fr', 'team.Visit.failed'));
  await expect(plain(page)).toHaveValue('rue de la Paix');
  await expect(plain(page)).toBeFocused();
  expect(warnings.join()).toContain(
    'Places library not loaded: Google’s script did not answer in time',
  );
});

/** Names of what this origin stores, without the site’s own entries. */
const thirdPartyKeys = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? ''),
    ].filter((name) => name.includes('google') || name.startsWith('_c')),
  );

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', {name: say('fr', 'shell.Footer.cookies')}).click();
  await expect(cookieBanner(page)).toContainText(say('fr', 'consent.CookieBanner.granted'));
  await refuseCookies(page);
}

test('withdrawing consent closes the frame at once and clears what Google wrote here', async ({
  page,
}) => {
  await complete(page, 'rue de la Paix');
  await expect(options(page)).toHaveCount(2);
  await themeToggle(page).press('Enter');
  expect(await thirdPartyKeys(page)).toHaveLength(3);
  await withdraw(page);
  await expect(frame(page)).toHaveCount(0);
  await expect(plain(page)).toHaveValue('rue de la Paix');
  await expect(notice(page)).toContainText(say('fr', 'team.Visit.withdrawn'));
  await expect(page.getByRole('button', {name: say('fr', 'shell.Footer.cookies')})).toBeFocused();
  await expect.poll(() => thirdPartyKeys(page)).toEqual([]);
  const ours = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(ours).toEqual(['consent', expect.stringMatching(/^theme/)]);

  // Consent given elsewhere is not a request here.
  await page.getByRole('button', {name: say('fr', 'shell.Footer.cookies')}).click();
  await acceptCookies(page);
  await expect(request(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test('a hostile script in the frame reaches no store of its own at Google', async ({page}) => {
  google.script = 'hostile';
  await complete(page, 'rue');
  await expect(options(page)).toHaveCount(2);
  // The header's policy and the document's each report it.
  await expect.poll(() => new Set(violations).size).toBe(3);
  expect(violations.join()).toMatch(/storage\.googleapis.*stranger\.g.*stranger\.g/s);
  const hosts = google.asked.map((each) => new URL(each.url()).hostname);
  expect([...new Set(hosts)].sort()).toEqual(['maps.googleapis.com', 'places.googleapis.com']);
  // Expected here, unlike in other tests.
  violations = [];
});

test('the frame speaks English on the English site and follows its theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/en/team/');
  await page.getByRole('button', {name: say('en', 'team.Visit.request')}).click();
  await yes(page, 'en').click();
  const inside = frame(page).contentFrame();
  await expect(inside.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  const field = inside.getByRole('combobox', {name: say('en', 'team.Visit.frameLabel')});
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(say('en', 'team.Visit.frameHelp'));
  await page.keyboard.type('rue');
  await expect(
    inside.getByRole('listbox', {name: say('en', 'team.Visit.frameList')}),
  ).toBeVisible();
  await expect(inside.getByRole('status')).toHaveText(
    say('en', 'team.Visit.frameSeveral', {count: 2}),
  );
  await themeToggle(page).press('Enter');
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(
    await inside.locator('html').evaluate(() => document.fonts.check('16px "Site Text"')),
  ).toBe(true);
});
