import {expect, type Page} from '@playwright/test';
import {locales} from '../src/lib/locales';
import {test} from './support/deploys';
import {builtPaths, documentOf, headingsOf} from './support/site';
import {
  collectErrors,
  insertHtml,
  markDocument,
  open,
  refuseCookies,
  scrollY,
} from './support/visit';
import {say} from './support/words';
import {footerLink, languageLink} from './support/visitor';
import {mainStudy, oldStudy, site} from './support/fixture';

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

const raw = [
  ['a bare link', '<a href="/team/">lien</a>'],
  ['a click on what is in it', '<a href="/team/"><b><i>lien</i></b></a>'],
  ['one without the slash at the end', '<a href="/team">lien</a>'],
  ['a relative one', '<a href="../team/">lien</a>'],
  ['a full address of this site', '<a href="ORIGIN/team/">lien</a>'],
  ['one that opens in its own tab', '<a href="/team/" target="_self">lien</a>'],
] as const;

test('a raw <a> is followed like any other link', async ({page, baseURL}) => {
  await open(page, '/legal/');
  const isSameDocument = await markDocument(page);
  for (const [name, html] of raw) {
    await insertHtml(page, html.replace('ORIGIN', baseURL ?? ''));
    await page.getByText('lien', {exact: true}).last().click();
    await expect(page, name).toHaveURL('/team/');
    await page.goBack();
    await expect(page).toHaveURL('/legal/');
  }
  expect(await isSameDocument()).toBe(true);
});

type Click = Parameters<ReturnType<Page['locator']>['click']>[0];

const leftAlone: ReadonlyArray<readonly [string, string, Click?]> = [
  ['a file', '<a href="/favicon.svg">lien</a>'],
  ['a file in capitals', '<a href="/files/PLAN.PDF">lien</a>'],
  ['a page of the other language', '<a href="/en/team/">lien</a>'],
  ['a new tab', '<a href="/team/" target="_blank">lien</a>'],
  ['a named window', '<a href="/team/" target="aside">lien</a>'],
  ['a download', '<a href="/team/" download>lien</a>'],
  ['rel="external"', '<a href="/team/" rel="external">lien</a>'],
  ['what is no proper address', '<a href="/%E0%A4%A/">lien</a>'],
  ['another origin', '<a href="https://example.org/team/">lien</a>'],
  ['an e-mail address', '<a href="mailto:a@example.org">lien</a>'],
  ['a phone number', '<a href="tel:+33199000000">lien</a>'],
  ['a click with Control', '<a href="/team/">lien</a>', {modifiers: ['Control']}],
  ['a click with Command', '<a href="/team/">lien</a>', {modifiers: ['Meta']}],
  ['a click with Shift', '<a href="/team/">lien</a>', {modifiers: ['Shift']}],
  ['a click with Alt', '<a href="/team/">lien</a>', {modifiers: ['Alt']}],
  ['the middle button', '<a href="/team/">lien</a>', {button: 'middle'}],
  ['what somebody else has handled', '<a href="/team/" data-handled>lien</a>'],
];

test('the browser follows everything but a plain click on a page link', async ({page}) => {
  await open(page, '/legal/');
  // Record whether the site took the click, then prevent the browser's navigation.
  await page.evaluate(() => {
    const note = (event: Event) => {
      const byOthers = event.target instanceof Element && event.target.closest('[data-handled]');
      Object.assign(window, {wasTaken: event.defaultPrevented && !byOthers});
      event.preventDefault();
    };
    window.addEventListener('click', note);
    window.addEventListener('auxclick', note);
  });
  for (const [name, html, click] of leftAlone) {
    await insertHtml(page, html);
    await page.evaluate(() =>
      document
        .querySelector('[data-handled]')
        ?.addEventListener('click', (event) => event.preventDefault()),
    );
    await page.getByText('lien', {exact: true}).last().click(click);
    const wasTaken = await page.evaluate(() => {
      const {wasTaken: seen} = window as {wasTaken?: boolean};
      Object.assign(window, {wasTaken: undefined});
      return seen;
    });
    expect(wasTaken, name).toBe(false);
    await expect(page).toHaveURL('/legal/');
  }
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('a link opens its page, which has the focus at its start', async ({page}) => {
    await open(page, '/');
    await refuseCookies(page);
    const card = page.locator('#work a').first();
    await card.scrollIntoViewIfNeeded();
    const address = (await card.getAttribute('href')) ?? '';
    await card.tap();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    await expect(page.locator('[data-page-start]')).toBeFocused();
  });
});

test(
  'a link to the other language loads the document in full',
  {tag: '@errand'},
  async ({page}) => {
    await open(page, '/team/');
    const isSameDocument = await markDocument(page);
    await languageLink(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page).toHaveURL('/en/team/');
    expect(await isSameDocument()).toBe(false);
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
  const errors = collectErrors(page);
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
