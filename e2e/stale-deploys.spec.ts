import type {Locator, Page} from '@playwright/test';
import {sectionHeadings} from '../src/vocabulary/sections';
import {NEXT_PATH, NEXT_TITLE, test} from './support/deploys';
import {faults} from './support/faultyServer';
import {burgerOf, menuOf, open} from './support/visit';
import {
  dataOf,
  expect,
  expectPage,
  footerLink,
  languageLink,
  listen,
  mainScripts,
  openWithoutPrefetch,
  ownScripts,
  preloadPage,
  textScript,
  waitForAnswer,
} from './support/visitor';
import {say} from './support/words';
import {mainStudy, renamedStudy} from './support/fixture';

/** The field of the newsletter's form, in the footer of every page. */
const emailField = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('textbox', {name: say('fr', 'newsletter.NewsletterForm.email')});

/** Clicks without waiting for a document that is loading. */
const clickAtOnce = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.click();
  });

test.describe('a tab older than the deploy', () => {
  // In one worker, which builds the next deploy: the other would wait for it.
  test.describe.configure({mode: 'default'});

  test(
    'a link leads to the new page, loaded once, from its top',
    {tag: '@errand'},
    async ({page, host, next}) => {
      const errors = listen(page);
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await openWithoutPrefetch(page, host, '/');
      await host.deploy(next);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await footerLink(page, 'team').click();
      await expectPage(page, next, '/team/');
      expect(host.documents()).toEqual(['/team/']);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect((await warning).text()).toContain('Hash did not match.');
      expect(errors).toEqual([]);
      // The tab now runs the new build: nothing more is loaded in full.
      await footerLink(page, 'legal').click();
      await expectPage(page, next, '/legal/');
      expect(host.documents()).toEqual(['/team/']);
    },
  );

  test('back leads to the new page', {tag: '@errand'}, async ({page, host, next}) => {
    await openWithoutPrefetch(page, host, '/');
    await footerLink(page, 'team').click();
    await expectPage(page, host.buildDir(), '/team/');
    // A reload clears the tab's memory.
    await openWithoutPrefetch(page, host, () => page.reload());
    await host.deploy(next);
    await page.goBack();
    await expectPage(page, next, '/');
    expect(host.documents()).toEqual(['/']);
  });

  test('hovering keeps what is being typed; the click loads the page in full', async ({
    page,
    host,
    next,
  }) => {
    await openWithoutPrefetch(page, host, '/');
    const field = emailField(page);
    await field.fill('camille@example.org');
    await host.deploy(next);
    const asked = waitForAnswer(page, dataOf('/privacy-policy/'));
    await footerLink(page, 'privacy-policy').hover();
    await asked;
    await footerLink(page, 'legal').hover();
    await expect(field).toHaveValue('camille@example.org');
    expect(host.documents()).toEqual([]);
    await footerLink(page, 'privacy-policy').click();
    await expectPage(page, next, '/privacy-policy/');
    expect(host.documents()).toEqual(['/privacy-policy/']);
  });

  test('an anchor on another page is reached there', async ({page, host, next}) => {
    await openWithoutPrefetch(page, host, '/team/');
    await host.deploy(next);
    await footerLink(page, 'contact').click();
    await expectPage(page, next, '/');
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    expect(host.documents()).toEqual(['/']);
  });

  test('a language link leads to the new page', async ({page, host, next}) => {
    const now = host.buildDir();
    await openWithoutPrefetch(page, host, mainStudy.fr.path);
    await host.deploy(next);
    await languageLink(page, 'en').click();
    await expectPage(page, next, mainStudy.en.path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(NEXT_TITLE.en);
    expect(host.documents()).toEqual([mainStudy.en.path]);
    // The back/forward cache restores the whole old page.
    await page.goBack();
    await expectPage(page, now, mainStudy.fr.path);
    await footerLink(page, 'team').click();
    await expectPage(page, next, '/team/');
    expect(host.documents().slice(1)).toEqual(['/team/']);
  });

  test('an address of the old build alone shows the new not-found page', async ({
    page,
    host,
    next,
  }) => {
    const errors = listen(page);
    const {path} = renamedStudy.fr;
    await openWithoutPrefetch(page, host, '/');
    await host.deploy(next);
    await page.locator(`#work a[href="${path}"]`).first().click();
    await expectPage(page, next, path);
    await expect(page.getByRole('main')).toContainText(
      say('fr', 'notFound.NotFoundPage.sought', {path}),
    );
    // Its suggestions are those of the new build.
    const suggestion = page.getByRole('main').locator(`a[href="${mainStudy.fr.path}"]`);
    await expect(suggestion).toHaveText(NEXT_TITLE.fr);
    expect(host.documents()).toEqual([path]);
    expect(errors).toEqual([]);
  });

  test('an address of the new build alone opens', async ({page, host, next}) => {
    await openWithoutPrefetch(page, host, '/');
    await host.deploy(next);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, {href, textContent: 'lien'});
      document.querySelector('main')?.append(link);
    }, NEXT_PATH);
    await page.getByText('lien', {exact: true}).click();
    await expectPage(page, next, NEXT_PATH);
    expect(host.documents()).toEqual([NEXT_PATH]);
  });

  test('a preloaded page opens from the old build; the next one from the new build', async ({
    page,
    host,
    next,
  }) => {
    const now = host.buildDir();
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/');
    await preloadPage(page, '/privacy-policy/');
    await host.deploy(next);
    host.forget();
    await footerLink(page, 'privacy-policy').click();
    await expectPage(page, now, '/privacy-policy/');
    expect(host.documents()).toEqual([]);
    // Not a link of the bar, which was in view and prefetched before the deploy.
    await footerLink(page, 'legal').click();
    await expectPage(page, next, '/legal/');
    expect(host.documents()).toEqual(['/legal/']);
    // The old page's forms request code that is gone, and stay plain forms.
    expect(errors).toEqual([]);
  });

  test('preloaded data with missing code causes one full load', async ({page, host, next}) => {
    const errors = listen(page);
    const chunks = ownScripts(host.buildDir(), '/team/');
    await openWithoutPrefetch(page, host, '/');
    // Its code fails to load.
    const held = chunks.map((chunk) => host.fail(chunk, faults.destroyed));
    await preloadPage(page, '/team/');
    held.forEach(({end}) => end());
    await host.deploy(next);
    host.forget();
    await footerLink(page, 'team').click();
    await expectPage(page, next, '/team/');
    expect(host.documents()).toEqual(['/team/']);
    // Reported, like every error except another build's hash.
    expect(errors).toEqual([expect.stringMatching(/^ChunkLoadError: Loading chunk \d+ failed\./)]);
  });

  test('a partial deploy loads each page in full, and never twice', async ({page, host}) => {
    // One machine serves the pages and another one the data, permanently.
    const now = host.buildDir();
    host.fail(/^\/assets\/data\//, faults.wrongHash);
    await open(page, '/');
    host.forget();
    const tour = [
      ['team', '/team/'],
      ['legal', '/legal/'],
      ['privacy-policy', '/privacy-policy/'],
    ] as const;
    for (const [name, path] of tour) {
      await footerLink(page, name).click();
      await expectPage(page, now, path);
    }
    await page.goBack();
    await expectPage(page, now, '/legal/');
    expect(host.documents()).toEqual(['/team/', '/legal/', '/privacy-policy/', '/legal/']);
  });
});

test.describe('code that does not load', () => {
  /** The page as the host sent it: readable, with links that the browser follows. */
  const expectReadable = async (page: Page, heading: string | RegExp) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  };

  for (const [what, fault] of Object.entries({
    'is not there': faults.status(404),
    'is something else': faults.webPage,
    'does nothing': faults.otherScript,
  })) {
    test(`when the code of a page ${what}, a click ends on that page, readable`, async ({
      page,
      host,
    }) => {
      const errors = listen(page);
      const now = host.buildDir();
      const troubles = ownScripts(now, '/team/').map((chunk) => host.fail(chunk, fault));
      await openWithoutPrefetch(page, host, '/');
      await footerLink(page, 'team').click();
      await expect.poll(() => host.documents()).toEqual(['/team/']);
      await expectReadable(page, /.+/);
      await expect.poll(() => errors.length).toBeGreaterThanOrEqual(2);
      // Besides the browser's message.
      expect(errors).toContainEqual(
        expect.stringMatching(
          /^ChunkLoadError: Loading chunk \d+ failed\.\n\((?:error|missing): http/,
        ),
      );
      // The browser follows its links.
      await footerLink(page, 'legal').click();
      await expectPage(page, now, '/legal/');
      expect(host.documents()).toEqual(['/team/', '/legal/']);
      // Code that can be loaded again is used.
      troubles.forEach(({end}) => end());
      await footerLink(page, 'team').click();
      await expectPage(page, now, '/team/');
      expect(host.documents()).toEqual(['/team/', '/legal/']);
    });
  }

  test('when the text of a case study is gone, a click ends on its page, readable', async ({
    page,
    host,
  }) => {
    const errors = listen(page);
    const script = textScript(host.buildDir(), mainStudy.fr.path);
    host.fail(script, faults.status(404));
    await openWithoutPrefetch(page, host, '/');
    await page.locator(`#work a[href="${mainStudy.fr.path}"]`).first().click();
    await expect.poll(() => host.documents()).toEqual([mainStudy.fr.path]);
    // The text is in the HTML, and the page starts without its code.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(mainStudy.fr.title);
    await expect(
      page.getByRole('heading', {level: 2, name: sectionHeadings.fr.steps}),
    ).toBeVisible();
    // Scripts load after the text.
    await expect.poll(() => errors[0]).toMatch(/Loading chunk \d+ failed\.\n\(error: http/);
    expect(errors[0]).toContain(script);
    await footerLink(page, 'legal').click();
    await expectPage(page, host.buildDir(), '/legal/');
  });

  test('the first page is reloaded once, not twice', async ({page, host}) => {
    const errors = listen(page);
    const [chunk = ''] = ownScripts(host.buildDir(), '/team/');
    host.fail(chunk, faults.status(404));
    await page.goto('/team/');
    await expect.poll(() => host.documents()).toEqual(['/team/', '/team/']);
    await expect.poll(() => errors).toEqual([expect.stringContaining('ChunkLoadError')]);
    await expectReadable(page, /.+/);
    // The browser submits its form.
    await emailField(page).fill('camille@example.org');
    await page.getByRole('contentinfo').getByRole('checkbox').check();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page
      .getByRole('contentinfo')
      .getByRole('button', {name: say('fr', 'newsletter.NewsletterForm.submit')})
      .click();
    expect((await sent).isNavigationRequest()).toBe(true);
    const loads = host.arrivals('/team/').filter(({method}) => method === 'GET');
    expect(loads).toHaveLength(2);
  });

  test('a link clicked while the code of the first page fails is not cancelled by the reload', async ({
    page,
    host,
  }) => {
    const [chunk = ''] = ownScripts(host.buildDir(), '/team/');
    let fail = () => undefined as void;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const broken = host.fail(chunk, async (situation) => {
      // The application asks again after the HTML.
      if (broken.count() > 1) await failing;
      await faults.status(404)(situation);
    });
    const legal = host.hold('/legal/');
    await page.goto('/team/', {waitUntil: 'commit'});
    await expect.poll(() => broken.count()).toBe(2);
    await clickAtOnce(footerLink(page, 'legal'));
    await expect.poll(() => host.documents()).toEqual(['/team/', '/legal/']);
    const answered = page.waitForResponse((response) => response.url().endsWith(chunk));
    fail();
    await answered;
    legal.end();
    await expectPage(page, host.buildDir(), '/legal/');
    expect(host.documents()).toEqual(['/team/', '/legal/']);
  });

  test('code of the first page is requested again after a failure, without a reload', async ({
    page,
    host,
  }) => {
    const [chunk = ''] = ownScripts(host.buildDir(), '/team/');
    const trouble = host.fail(chunk, faults.status(503), {times: 1});
    await page.goto('/team/');
    await expectPage(page, host.buildDir(), '/team/');
    expect(trouble.count()).toBe(1);
    expect(host.documents()).toEqual(['/team/']);
  });

  test('the first page is not reloaded while a form is being filled in', async ({page, host}) => {
    const [chunk = ''] = ownScripts(host.buildDir(), '/team/');
    const held = host.fail(chunk, faults.hanging);
    await page.clock.install();
    await page.goto('/team/', {waitUntil: 'commit'});
    const field = emailField(page);
    await field.fill('camille@example.org');
    await expect.poll(() => held.count()).toBeGreaterThan(0);
    await page.clock.fastForward(125_000);
    await expect(field).toHaveValue('camille@example.org');
    expect(host.documents()).toEqual(['/team/']);
  });
});

test.describe('navigations that overtake each other', () => {
  test('shows the second of two clicked links, whatever the first one returns', async ({
    page,
    host,
  }) => {
    const now = host.buildDir();
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/');
    const slow = host.hold(dataOf('/team/'));
    await footerLink(page, 'team').click();
    await footerLink(page, 'legal').click();
    await expectPage(page, now, '/legal/');
    const answered = waitForAnswer(page, dataOf('/team/'));
    slow.end();
    await answered;
    await expectPage(page, now, '/legal/');
    // The answer was kept: the page opens at once when it is requested.
    host.forget();
    await footerLink(page, 'team').click();
    await expectPage(page, now, '/team/');
    expect(host.arrivals(dataOf('/team/'))).toEqual([]);
    expect(host.documents()).toEqual([]);
    expect(errors).toEqual([]);
  });

  for (const [what, fault, isAhead] of [
    ['another build', faults.wrongHash, false],
    ['an error', faults.status(500), true],
  ] as const) {
    const when = isAhead ? 'the second was loaded ahead and ' : '';

    test(`shows the second of two clicked links when ${when}the first returns ${what}`, async ({
      page,
      host,
    }) => {
      const now = host.buildDir();
      await openWithoutPrefetch(page, host, '/');
      if (isAhead) await preloadPage(page, '/legal/');
      const slow = host.hold(dataOf('/team/'));
      await footerLink(page, 'team').click();
      await footerLink(page, 'legal').click();
      await expectPage(page, now, '/legal/');
      const answered = waitForAnswer(page, dataOf('/team/'));
      slow.end(fault);
      await answered;
      await expectPage(page, now, '/legal/');
      await burgerOf(page).click();
      await expect(menuOf(page)).toBeVisible();
      expect(host.documents()).toEqual([]);
    });
  }

  test('shows the second of two clicked links of another build', async ({page, host, next}) => {
    await openWithoutPrefetch(page, host, '/');
    await host.deploy(next);
    await page.evaluate((care) => {
      document.querySelector<HTMLElement>('footer a[href="/legal/"]')?.click();
      document.querySelector<HTMLElement>(`#work a[href="${care}"]`)?.click();
    }, mainStudy.fr.path);
    await expectPage(page, next, mainStudy.fr.path);
    expect(host.documents()).toEqual([mainStudy.fr.path]);
  });

  test('back while a page loads stays on the previous page', async ({page, host}) => {
    const now = host.buildDir();
    await openWithoutPrefetch(page, host, '/legal/');
    const slow = host.hold(dataOf('/team/'));
    await footerLink(page, 'team').click();
    await expect(page).toHaveURL('/team/');
    await page.goBack();
    await expectPage(page, now, '/legal/');
    const answered = waitForAnswer(page, dataOf('/team/'));
    slow.end();
    await answered;
    await expectPage(page, now, '/legal/');
    await page.goForward();
    await expectPage(page, now, '/team/');
    expect(host.documents()).toEqual([]);
  });

  test('a link to another document wins over a page that fails later', async ({page, host}) => {
    await openWithoutPrefetch(page, host, '/');
    const slowData = host.hold(dataOf('/team/'));
    const slowPage = host.hold('/en/');
    await clickAtOnce(footerLink(page, 'team'));
    await expect.poll(() => host.arrivals(dataOf('/team/'))).toHaveLength(1);
    await clickAtOnce(languageLink(page, 'en'));
    await expect.poll(() => host.arrivals('/en/')).toHaveLength(1);
    const answered = waitForAnswer(page, dataOf('/team/'));
    slowData.end(faults.wrongHash);
    await answered;
    slowPage.end();
    await expectPage(page, host.buildDir(), '/en/');
    expect(host.documents()).toEqual(['/en/']);
  });

  test('a click while another page is being loaded in full wins', async ({page, host, next}) => {
    await openWithoutPrefetch(page, host, '/');
    // This page is in the tab's memory.
    await preloadPage(page, '/legal/');
    await host.deploy(next);
    host.forget();
    const slowPage = host.hold('/privacy-policy/');
    await footerLink(page, 'legal').scrollIntoViewIfNeeded();
    const {x = 0, y = 0} = (await footerLink(page, 'legal').boundingBox()) ?? {};
    await clickAtOnce(footerLink(page, 'privacy-policy'));
    await expect.poll(() => host.documents()).toEqual(['/privacy-policy/']);
    // Unlike a locator, the mouse waits for nothing.
    await page.mouse.click(x + 5, y + 5);
    await expect.poll(() => host.documents()).toEqual(['/privacy-policy/', '/legal/']);
    slowPage.end();
    await expectPage(page, next, '/legal/');
  });

  test('back during a full load shows the previous page', async ({page, host, next}) => {
    const errors = listen(page);
    await openWithoutPrefetch(page, host, '/');
    await host.deploy(next);
    const slow = mainScripts(next).map((script) => host.hold(script));
    await clickAtOnce(footerLink(page, 'team'));
    await expect.poll(() => host.documents()).toEqual(['/team/']);
    await page.waitForFunction(
      (title) => document.title.startsWith(title),
      say('fr', 'team.TeamPage.pageTitle'),
    );
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/');
    slow.forEach(({end}) => end());
    await expectPage(page, next, '/');
    expect(host.documents()).toEqual(['/team/', '/']);
    expect(errors).toEqual([]);
  });
});
