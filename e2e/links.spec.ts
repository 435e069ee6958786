import {expect, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {builtPaths, documentOf, headingsOf} from './support/site';
import {insertHtml, markDocument, open, refuseCookies, scrollY} from './support/visit';
import {say} from './support/words';
import {footerLink, listen} from './support/visitor';
import {locales, mainStudy, oldStudy, site} from './support/fixture';

const bar = (page: Page) => page.getByRole('navigation', {name: say('fr', 'shell.Navbar.name')});

test(
  'links of the site are followed without loading a document',
  {tag: '@errand'},
  async ({page}) => {
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await bar(page)
      .getByRole('link', {name: say('fr', 'shell.links.team')})
      .click();
    await expect(page).toHaveURL('/team/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await bar(page).getByRole('link', {name: site.name}).click();
    await page.locator(`#work a[href="${mainStudy.fr.path}"]`).first().click();
    await expect(page).toHaveURL(mainStudy.fr.path);
    // A link that a writer typed in Markdown.
    await page.locator(`#our-involvement a[href="${oldStudy.fr.path}"]`).click();
    await expect(page).toHaveURL(oldStudy.fr.path);
    expect(await isSameDocument()).toBe(true);
  },
);

test(
  'a link to another site opens a new tab, even without a target',
  {tag: '@errand'},
  async ({page, context}) => {
    await context.route('https://example.org/**', (route) => route.fulfill({body: 'ailleurs'}));
    await open(page, '/legal/');
    await insertHtml(page, '<a href="https://example.org/">lien</a>');
    const opened = context.waitForEvent('page');
    await page.getByText('lien', {exact: true}).click();
    const tab = await opened;
    expect(tab.url()).toBe('https://example.org/');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL('/legal/');
  },
);

test('every link that opens a new tab says so, once', () => {
  const ids = ['components.Link.newTab', 'team.Visit.newTab'] as const;
  const sentences = locales.flatMap((locale) => ids.map((id) => say(locale, id)));
  const words = new RegExp(
    sentences.map((text) => text.replace(/^[\s(]+|\)$/g, '')).join('|'),
    'gi',
  );
  const wrong = builtPaths().flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[target="_blank"]')].flatMap((link) => {
      const pictures = [...link.querySelectorAll('svg[aria-label]')];
      const spoken = pictures.map((picture) => picture.getAttribute('aria-label')).join(' ');
      const name = link.getAttribute('aria-label') ?? `${link.textContent} ${spoken}`;
      return name.match(words)?.length === 1 ? [] : [`${path}: ${name}`];
    }),
  );
  expect(wrong).toEqual([]);
  const silent = builtPaths().flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[href^="http"]:not([target])')].map(
      (link) => `${path}: ${link.getAttribute('href')}`,
    ),
  );
  expect(silent).toEqual([]);
});

test('a link to the current page scrolls to the top without a history entry', async ({page}) => {
  const errors = listen(page);
  await open(page, '/team/');
  await refuseCookies(page);
  const entries = await page.evaluate(() => history.length);
  const isSameDocument = await markDocument(page);
  await footerLink(page, 'team').click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page).toHaveURL('/team/');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSameDocument()).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: say('fr', 'shell.Shell.skip')})).toBeFocused();
  expect(errors).toEqual([]);
});

test('a repeated anchor scrolls again without a second history entry', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const anchor = headingsOf('/legal/').at(-2) ?? '';
  await open(page, '/legal/');
  await insertHtml(page, `<a href="#${anchor}">lien</a>`);
  const link = page.getByText('lien', {exact: true});
  await link.click();
  await expect(page).toHaveURL(`/legal/#${encodeURIComponent(anchor)}`);
  const reached = await scrollY(page);
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 0));
  await link.click();
  await expect.poll(() => scrollY(page)).toBe(reached);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.locator(`[id="${anchor}"]`)).toBeFocused();
});
