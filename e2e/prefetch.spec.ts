import type {Page} from '@playwright/test';
import {test} from './support/deploys';
import type {FaultyServer} from './support/faultyServer';
import {scriptsWith} from './support/site';
import {insertHtml, open, refuseCookies} from './support/visit';
import {expect} from './support/visitor';
import {say} from './support/words';
import {frenchOnly} from './support/fixture';

/** In ms: longer than any prefetch waits for. */
const WHILE = 700;

const wait = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

/** The script of the French legal notice, which no other page needs. */
function scriptOfLegalNotice(): string {
  const [file] = scriptsWith(/"source":"@site\/src\/pages\/legal.mdx"/);
  if (!file) throw new Error('No script holds the French legal notice.');
  return `/assets/js/${file}`;
}

const script = scriptOfLegalNotice();
/** Playwright requests files again for its traces, without an accept header. */
const asked = (host: FaultyServer) =>
  host.arrivals(script).filter(({headers}) => headers.accept !== undefined);

/** Adds a link far below the page, away from all other links. */
async function insertFarLink(page: Page, href = '/legal/'): Promise<void> {
  await page.evaluate((address) => {
    const far = document.createElement('p');
    far.style.cssText = 'position: absolute; top: 9000px; left: 20px; padding-bottom: 900px';
    const link = document.createElement('a');
    Object.assign(link, {id: 'far', href: address, textContent: 'lien'});
    far.append(link);
    document.querySelector('main')?.append(far);
  }, href);
}

const showFarLink = (page: Page) => page.evaluate(() => window.scrollTo(0, 8800));

/** Opens a page without a visible link to the legal notice. */
async function openPage(page: Page): Promise<void> {
  await open(page, frenchOnly.fr.path);
  await refuseCookies(page);
  await insertFarLink(page);
}

test(
  'the page of a link in view is prefetched once, and opens offline',
  {tag: '@errand'},
  async ({page, host, context}) => {
    await context.addCookies([{name: 'session', value: '1', url: host.origin}]);
    await openPage(page);
    await wait(page, WHILE);
    expect(asked(host)).toHaveLength(0);
    await showFarLink(page);
    await expect.poll(() => asked(host).length).toBe(1);
    // The browser fetches the script without running it, with the visitor's credentials.
    expect(asked(host)[0]).toMatchObject({
      method: 'GET',
      headers: {'sec-fetch-dest': 'empty', cookie: expect.stringContaining('session=1') as unknown},
    });
    await context.setOffline(true);
    host.forget();
    await page.locator('#far').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('fr', 'shell.links.legal'));
    expect(host.arrivals()).toEqual([]);
  },
);

for (const [name, point] of [
  ['pointed at', (page: Page) => page.locator('#near').hover()],
  ['focused', (page: Page) => page.locator('#near').focus()],
  ['touched', (page: Page) => page.locator('#near').dispatchEvent('touchstart')],
] as const) {
  test(`a link that is ${name} preloads its page at once`, async ({page, host}) => {
    await open(page, frenchOnly.fr.path);
    await refuseCookies(page);
    // The clock is stopped, so the 250 ms before a prefetch never pass.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await insertHtml(page, '<a id="near" href="/legal/">lien</a>');
    await point(page);
    await expect.poll(() => asked(host).length, {intervals: [10]}).toBe(1);
    // As a script of the page, not as a prefetch.
    expect(asked(host)[0]?.headers['sec-fetch-dest']).toBe('script');
  });
}

test('prefetches pages of this site and language only, except the current one', async ({
  page,
  host,
}) => {
  await open(page, frenchOnly.fr.path);
  await refuseCookies(page);
  await wait(page, WHILE);
  host.forget();
  await insertHtml(
    page,
    [
      frenchOnly.fr.path,
      '#steps',
      '/en/team/',
      '/nulle-part/',
      '/fr/nulle-part/',
      '/plan.pdf',
      'https://example.org/legal/',
      'mailto:a@example.org',
    ]
      .map((href) => `<a href="${href}">lien</a> `)
      .join('<br>'),
  );
  await page.getByText('lien', {exact: true}).first().hover();
  await page.getByText('lien', {exact: true}).nth(3).focus();
  await wait(page, WHILE);
  expect(host.arrivals()).toEqual([]);
});
