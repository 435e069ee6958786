import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageDocument} from '../src/lib/pageDocument';
import {localeFacts} from '../src/lib/locales';
import {test} from './support/deploys';
import {faults} from './support/faultyServer';
import {expectedPage} from './support/shown';
import {buildDir, documentOf, expectedSite, readBuilt} from './support/site';
import {expectHydrated} from './support/visit';
import {
  dataOf,
  expect,
  expectPage,
  footerLink,
  listen,
  navigateWithin,
  openWithoutPrefetch,
  ownScripts,
  textScript,
} from './support/visitor';
import {say} from './support/words';
import {mainStudy, site, type Locale} from './support/fixture';

const TEAM_DATA = dataOf('/team/');
const CATCH_ALL = {fr: '/assets/data/fr/catch-all.json', en: '/assets/data/en/catch-all.json'};

const readJson = <T>(dir: string, address: string) =>
  JSON.parse(readFileSync(path.join(dir, address), 'utf8')) as T;

const readDocument = (pathname: string) => readJson<PageDocument>(buildDir, dataOf(pathname));

/** What the contact form of the HTML has for visitors without scripts only. */
const LATER_QUESTIONS =
  'form[name="contactform"] > :is([class*="rest_"], [class*="send_"], [class*="privacy_"])';

/** What the not-found page says about an address. */
const sought = (locale: Locale, path: string) =>
  say(locale, 'notFound.NotFoundPage.sought', {path});

/** Turns every run of spaces into one ordinary space. */
const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

test.describe('page data', () => {
  test('every page has a data document, embedded in its HTML', {tag: '@errand'}, async () => {
    const {pages} = await expectedSite();
    const hashes = new Set<string>();
    for (const page of pages) {
      const document = readDocument(page.path);
      const html = documentOf(page.path);
      expect(JSON.parse(html.getElementById('page-data')?.textContent ?? ''), page.path).toEqual(
        document,
      );
      const shown = expectedPage(buildDir, page.path);
      expect(document, page.path).toMatchObject({
        path: page.path,
        locale: localeFacts[page.locale].tag,
        title: shown.title.replace(` – ${site.name}`, ''),
        description: shown.description,
        alternates: page.alternates,
      });
      for (const file of Object.values(document.chunks)) {
        expect(existsSync(path.join(buildDir, file)), `${page.path}: ${file}`).toBe(true);
      }
      hashes.add(document.hash);
    }
    expect([...hashes]).toEqual([expect.stringMatching(/^[\da-f]{16}$/)]);
  });

  test('the not-found files and the catch-all data are of the same build', () => {
    const {hash} = readDocument('/');
    for (const [file, own] of [
      ['404.html', '/404/'],
      ['en/404.html', '/en/404/'],
    ] as const) {
      expect(readBuilt(file)).toContain(`{"hash":"${hash}","path":"${own}"`);
    }
    for (const locale of ['fr', 'en'] as const) {
      expect(readJson(buildDir, CATCH_ALL[locale])).toMatchObject({hash, locale});
    }
  });

  for (const locale of ['fr', 'en'] as const) {
    test(`every page in ${locale} shows the same from its data as from its HTML`, async ({
      page,
      host,
    }) => {
      const errors = listen(page);
      const {pages} = await expectedSite();
      await page.goto(locale === 'fr' ? '/thank-you/' : '/en/thank-you/');
      await expectHydrated(page);
      host.forget();
      for (const {path: pathname} of pages.filter((candidate) => candidate.locale === locale)) {
        await navigateWithin(page, pathname);
        await expectPage(page, buildDir, pathname);
        const html = documentOf(pathname).querySelector('main')!.cloneNode(true) as Element;
        for (const part of html.querySelectorAll(LATER_QUESTIONS)) {
          // The space before it, which separates the two without styles.
          if (part.previousSibling?.textContent?.trim() === '') part.previousSibling.remove();
          part.remove();
        }
        const shown = await page.locator('main').evaluate((main) => {
          const own = main.cloneNode(true) as Element;
          // The time in the agency's city, which no HTML has.
          own.querySelector('[class*="now_"]')?.replaceChildren();
          return own.textContent;
        });
        const text = words(shown);
        expect(text, pathname).toBe(words(html.textContent));
      }
      expect(host.documents()).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('before a page is entered', () => {
  test(
    'data is requested once, as JSON with cookies',
    {tag: '@errand'},
    async ({page, context, host}) => {
      await openWithoutPrefetch(page, host, '/');
      await context.addCookies([{name: 'session', value: 'care', url: host.origin}]);
      await footerLink(page, 'team').hover();
      await footerLink(page, 'team').click();
      await expectPage(page, buildDir, '/team/');
      await footerLink(page, 'legal').click();
      await expectPage(page, buildDir, '/legal/');
      await page.goBack();
      await expectPage(page, buildDir, '/team/');
      await footerLink(page, 'legal').click();
      await expectPage(page, buildDir, '/legal/');
      const headers = expect.objectContaining({
        cookie: expect.stringContaining('session=care'),
        accept: 'application/json',
      }) as unknown;
      expect(host.arrivals(dataOf('/team/'))).toEqual([
        expect.objectContaining({method: 'GET', headers}),
      ]);
      expect(host.arrivals(dataOf('/legal/'))).toHaveLength(1);
      expect(host.documents()).toEqual([]);
    },
  );

  test('a custom route requests no data', async ({page, host}) => {
    await openWithoutPrefetch(page, host, '/legal/');
    await navigateWithin(page, '/404/');
    await expectPage(page, buildDir, '/404/');
    expect(host.arrivals(dataOf('/404/'))).toEqual([]);
    expect(host.documents()).toEqual([]);
  });

  for (const [locale, pathname, team] of [
    ['fr', '/fr/equipe/nous/', '/team/'],
    ['en', '/en/teem/', '/en/team/'],
  ] as const) {
    test(
      `a catch-all page in ${locale} reads the data file of its language, and no other`,
      {tag: '@errand'},
      async ({page, host}) => {
        await page.goto(pathname);
        await expectPage(page, buildDir, pathname);
        await expect(page.getByRole('main')).toContainText(sought(locale, pathname));
        await expect(
          page.getByRole('main').getByRole('link', {name: say(locale, 'shell.links.team')}),
        ).toHaveAttribute('href', team);
        // The page shows the path before its request reaches the server.
        await expect.poll(() => host.arrivals(CATCH_ALL[locale])).toHaveLength(1);
        expect(host.arrivals(dataOf(pathname))).toEqual([]);
        // The same holds for a navigation within the application.
        await openWithoutPrefetch(page, host, locale === 'fr' ? '/legal/' : '/en/legal/');
        await navigateWithin(page, pathname);
        await expectPage(page, buildDir, pathname);
        expect(host.arrivals(CATCH_ALL[locale])).toHaveLength(1);
        expect(host.arrivals(dataOf(pathname))).toEqual([]);
        expect(host.documents()).toEqual([]);
      },
    );
  }

  test(
    'a 404 of a page’s data shows the not-found page with the path',
    {tag: '@errand'},
    async ({page, host}) => {
      const errors = listen(page);
      await openWithoutPrefetch(page, host, '/');
      host.fail(TEAM_DATA, faults.status(404));
      await footerLink(page, 'team').click();
      await expect(page.getByRole('main')).toContainText(sought('fr', '/team/'));
      expect(await page.title()).toBe(expectedPage(buildDir, '/404/').title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page).toHaveURL('/team/');
      // The missing page is remembered.
      await footerLink(page, 'legal').click();
      await expectPage(page, buildDir, '/legal/');
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(sought('fr', '/team/'));
      expect(host.arrivals(TEAM_DATA)).toHaveLength(1);
      expect(host.documents()).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  test('only the last clicked link is faded while its page loads', async ({page, host}) => {
    await openWithoutPrefetch(page, host, '/');
    const held = host.hold(/^\/assets\/data\//);
    const waiting = page.locator('[data-waiting]');
    await footerLink(page, 'legal').click();
    await expect(footerLink(page, 'legal')).toHaveCSS('opacity', '0.6');
    await footerLink(page, 'team').click();
    await expect(footerLink(page, 'team')).toHaveCSS('opacity', '0.6');
    await expect(waiting).toHaveCount(1);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(waiting).toHaveCount(0);
    await footerLink(page, 'team').click();
    await expect(waiting).toHaveCount(1);
    held.end();
    await expectPage(page, buildDir, '/team/');
    await expect(waiting).toHaveCount(0);
    expect(host.documents()).toEqual([]);
  });

  test('code without the expected module shows the not-found page and logs the reason', async ({
    page,
    host,
  }) => {
    const errors = listen(page);
    host.fail(textScript(buildDir, mainStudy.fr.path), faults.otherScript);
    await openWithoutPrefetch(page, host, '/');
    await page.locator(`#work a[href="${mainStudy.fr.path}"]`).first().click();
    await expect(page.getByRole('main')).toContainText(sought('fr', mainStudy.fr.path));
    expect(host.documents()).toEqual([]);
    expect(errors[0]).toMatch(/Cannot find module '[\da-f]+'/);
    // The page keeps working.
    await footerLink(page, 'team').click();
    await expectPage(page, buildDir, '/team/');
    expect(host.documents()).toEqual([]);
  });

  const failed = `Failed to fetch ${TEAM_DATA}.`;
  for (const [what, fault, message] of [
    [
      'a redirect to a web page',
      faults.redirect('/legal/'),
      `Failed to parse JSON from ${TEAM_DATA}.`,
    ],
    ['status 500', faults.status(500), failed],
    ['an answer that breaks off', faults.cutShort, failed],
  ] as const) {
    test(`${what} instead of data is reported, and the page loaded in full, once`, async ({
      page,
      host,
    }) => {
      const errors = listen(page);
      await openWithoutPrefetch(page, host, '/');
      host.fail(TEAM_DATA, fault);
      await footerLink(page, 'team').click();
      await expectPage(page, buildDir, '/team/');
      expect(host.documents()).toEqual(['/team/']);
      expect(errors).toEqual([expect.stringContaining(message)]);
      // The page does not loop and keeps working.
      await footerLink(page, 'legal').click();
      await expectPage(page, buildDir, '/legal/');
      expect(host.documents()).toEqual(['/team/']);
    });
  }

  test('data behind a redirect is accepted', async ({page, host}) => {
    await openWithoutPrefetch(page, host, '/');
    host.fail(TEAM_DATA, faults.redirect(`${TEAM_DATA}?elsewhere`), {times: 1});
    await footerLink(page, 'team').click();
    await expectPage(page, buildDir, '/team/');
    expect(host.documents()).toEqual([]);
  });

  test('a chunk without a default export is reported, and the page loaded in full, once', async ({
    page,
    host,
  }) => {
    const errors = listen(page);
    const withoutDefault = faults.changed((text) =>
      text.replace(/default:\(\)=>\w+/, 'default:()=>void 0'),
    );
    const [chunk = ''] = ownScripts(buildDir, '/team/');
    const trouble = host.fail(chunk, withoutDefault);
    await openWithoutPrefetch(page, host, '/');
    await footerLink(page, 'team').click();
    await expect.poll(() => host.documents()).toEqual(['/team/']);
    await expect.poll(() => trouble.count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      expectedPage(buildDir, '/team/').heading,
    );
    expect(errors.join('\n')).toMatch(
      /Failed to resolve async component \/team\/: a part of its code has no default export/,
    );
  });

  test('shows the browser’s error page offline, and the page after a reload', async ({
    page,
    host,
  }) => {
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/');
    await host.fall();
    await footerLink(page, 'team').click();
    await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/');
    expect(errors).toEqual([expect.stringContaining(failed)]);
    await host.rise();
    await page.reload();
    await expectPage(page, buildDir, '/team/');
  });

  test('a redirected address is loaded in full', async ({page, host}) => {
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/team/');
    await navigateWithin(page, '/work/');
    await expectPage(page, buildDir, '/');
    await expect(page).toHaveURL('/#work');
    expect(host.documents()).toEqual(['/work/', '/']);
    await openWithoutPrefetch(page, host, '/en/team/');
    await navigateWithin(page, mainStudy.fr.path.replace('/work/', '/en/work/'));
    await expectPage(page, buildDir, mainStudy.en.path);
    expect(errors).toEqual([]);
  });

  test('a page of the other language is loaded in full', async ({page, host}) => {
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/legal/');
    await navigateWithin(page, '/en/team/');
    await expectPage(page, buildDir, '/en/team/');
    expect(host.documents()).toEqual(['/en/team/']);
    await page.goBack();
    await expectPage(page, buildDir, '/legal/');
    expect(errors).toEqual([]);
  });

  test('HTML without its data is loaded once more and stays readable', async ({page, host}) => {
    const lost = faults.changed((html) => html.replace(/id="?page-data"?/, 'id="lost"'));
    host.fail('/team/', lost);
    await page.goto('/team/');
    await expect.poll(() => host.documents()).toEqual(['/team/', '/team/']);
    await footerLink(page, 'legal').click();
    await expectPage(page, buildDir, '/legal/');
    expect(host.documents()).toEqual(['/team/', '/team/', '/legal/']);
  });
});
