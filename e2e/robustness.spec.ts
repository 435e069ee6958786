import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {contactForm} from './support/contact';
import {test} from './support/deploys';
import {leaveByMenu, toggleTheme, visit} from './support/errand';
import {faults} from './support/faultyServer';
import {layoutProblemsAtAllWidths} from './support/layout';
import {openBrowser} from './support/programs';
import {buildDir, expectedSite} from './support/site';
import {
  cookieBanner,
  expectHydrated,
  menuOf,
  open,
  refuseCookies,
  themeToggle,
  PICTURE,
} from './support/visit';
import {expect, footerLink, listen} from './support/visitor';
import {say} from './support/words';
import {mainStudy} from './support/fixture';

/*
 * A visitor whose browser, network or host lacks something that the site relies on. Each test
 * really removes one thing, and still makes the visit.
 */

// In ms: a visit of the whole site is slow on a busy machine.
test.describe.configure({timeout: 120_000});

const study = mainStudy.fr.path;

/** What the browser actually stores when a page writes. */
const writableStores = (page: Page) =>
  page.evaluate(() => {
    const attempt = (write: () => boolean) => {
      try {
        return write();
      } catch {
        return false;
      }
    };
    return {
      storage: attempt(() => {
        localStorage.setItem('test', '1');
        return localStorage.getItem('test') === '1';
      }),
      cookies: attempt(() => {
        document.cookie = 'test=1';
        return document.cookie.includes('test=1');
      }),
    };
  });

test.describe('storage', () => {
  test(
    'can be blocked with cookies by the browser',
    {tag: '@errand'},
    async ({host, launchOptions}) => {
      // « Block all cookies », as in the browser's settings.
      const context = await openBrowser({cookies: 2}, launchOptions, {baseURL: host.origin});
      try {
        const page = await context.newPage();
        const errors = await visit(page);
        expect(await writableStores(page)).toEqual({storage: false, cookies: false});
        expect(errors).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );

  test('can hold anything as the theme: the system’s is shown', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    const html = page.locator('html');
    for (const theme of ['', 'Dark', '"><script>']) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      for (const address of ['/', `/?docusaurus-theme=${encodeURIComponent(theme)}`]) {
        await page.goto(address);
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await expect(html).toHaveAttribute('data-theme-choice', 'system');
      }
    }
  });

  test('can be full', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const errors = await visit(page, {sends: false});
    expect(await writableStores(page)).toEqual({storage: false, cookies: true});
    // Docusaurus warns about the theme, and continues.
    expect(errors.filter((text) => !text.startsWith('Docusaurus storage error'))).toEqual([]);
  });
});

test('the whole visit works in a browser without what is new', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(Navigator.prototype, 'connection');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  });
  expect(await visit(page)).toEqual([]);
});

test('without modal dialogs the burger leads to the footer’s links', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  const errors = listen(page);
  await open(page, '/');
  await refuseCookies(page);
  await page.getByRole('link', {name: say('fr', 'shell.Navbar.goToMenu')}).click();
  const team = footerLink(page, 'team');
  await expect(team).toBeInViewport();
  await team.click();
  await expect(page).toHaveURL('/team/');
  expect(errors).toEqual([]);
});

/** One page of each type in each language. */
async function pageTypes(): Promise<string[]> {
  const {pages} = await expectedSite();
  const types = new Map(
    pages
      .filter(({path: address, canonical}) => address === canonical)
      .map((page) => [`${page.locale} ${page.name}`, page.path]),
  );
  return [...types.values()];
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link at the menu’s place says where it leads', async ({page}) => {
    await page.goto('/');
    await page.getByRole('link', {name: say('fr', 'shell.Navbar.goToMenu'), exact: true}).click();
    await expect(footerLink(page, 'team')).toBeInViewport();
  });

  test(
    'every type of page fits every width and shows no dead control',
    {tag: '@errand'},
    async ({page}) => {
      for (const address of await pageTypes()) {
        await page.goto(address);
        await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
        const dead = await page.evaluate(() => {
          const works = (element: Element) => {
            const form = element.closest('form');
            if (element instanceof HTMLAnchorElement) {
              // An anchor must exist; links.spec.ts checks other addresses.
              const [before, anchor] = (element.getAttribute('href') ?? '').split('#');
              return before !== '' || (anchor && document.getElementById(anchor) !== null);
            }
            if (element instanceof HTMLButtonElement) return element.type === 'submit' && form;
            // A wide table scrolls by keyboard in a named region.
            if (element.matches('[role=region][aria-label]')) {
              return getComputedStyle(element).overflowX === 'auto';
            }
            if (form === null && element instanceof HTMLInputElement && element.type === 'radio') {
              return showsEachChoice(element);
            }
            return form !== null || element.matches('summary');
          };
          /** Whether style sheets alone show another thing for each choice. */
          const showsEachChoice = ({name}: HTMLInputElement) => {
            const choices = [
              ...document.querySelectorAll<HTMLInputElement>('input[type=radio]'),
            ].filter((choice) => choice.name === name);
            const first = choices.find(({checked}) => checked);
            const shown = choices.map((choice) => {
              choice.checked = true;
              return [...document.querySelectorAll('main *')]
                .map((part) => Number(part.checkVisibility({visibilityProperty: true})))
                .join('');
            });
            if (first) first.checked = true;
            return new Set(shown).size === choices.length;
          };
          return [
            ...document.querySelectorAll(
              'a, button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]',
            ),
          ]
            .filter((element) => element.checkVisibility() && !works(element))
            .map(({outerHTML}) => outerHTML.slice(0, 120));
        });
        expect(dead, address).toEqual([]);
        expect(await layoutProblemsAtAllWidths(page), address).toEqual([]);
      }
    },
  );
});

test.describe('fonts', () => {
  const asked = /\/assets\/fonts\//;

  test('that never arrive delay neither the text nor hydration', async ({page, host, context}) => {
    const trouble = host.fail(asked, faults.hanging);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await expectHydrated(page);
    await refuseCookies(page);
    // Not Playwright's own screenshot, which waits for fonts.
    const client = await context.newCDPSession(page);
    const box = await page.getByRole('heading', {level: 1}).boundingBox();
    const {data} = await client.send('Page.captureScreenshot', {
      clip: {...(box ?? {x: 0, y: 0, width: 0, height: 0}), scale: 1},
    });
    const {channels} = await sharp(Buffer.from(data, 'base64')).greyscale().stats();
    // Letters on a background: the background alone has almost no contrast.
    expect(channels[0]?.stdev).toBeGreaterThan(20);
    await toggleTheme(page);
    await leaveByMenu(page);
    expect(trouble.count()).toBeGreaterThan(0);
  });

  test('load rare characters from a second file on demand', async ({page}) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const url = request.url();
      if (asked.test(url)) files.add(path.basename(url).replace(/-[\da-f]+\./, '.'));
    });
    await open(page, study);
    await page.evaluate(() => document.fonts.ready);
    const usual = [...files];
    expect(usual.filter((file) => !file.endsWith('-fr-en.woff2'))).toEqual([]);
    // In a title and in a text: neither file has Å and ø.
    await page.evaluate(() => {
      for (const name of ['h1', 'main p']) {
        document.querySelector(name)?.append(' Åsa Brøndum');
      }
    });
    const rare = usual.map((file) => file.replace('fr-en', 'latin-1'));
    await expect.poll(() => [...files].sort()).toEqual([...usual, ...rare].sort());
  });
});

test('pictures that are missing show their alternative text and shift nothing', async ({
  page,
  host,
}) => {
  const trouble = host.fail(/\/assets\/images\//, faults.status(404));
  const errors = listen(page);
  for (const address of ['/', study]) {
    await open(page, address);
    if (address === '/') await refuseCookies(page);
    const pictures = page.locator(PICTURE);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const alt = (await picture.getAttribute('alt')) ?? '';
      const words = page.locator('[data-failed] > span').filter({hasText: alt});
      if (alt !== '') await expect(words.first()).toBeInViewport({ratio: 0.9});
    }
    expect(await layoutProblemsAtAllWidths(page), address).toEqual([]);
  }
  expect(trouble.count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

/** Before the scripts have loaded. */
const expectNotHydrated = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true', {timeout: 1});

test(
  'a touch before the document is complete causes no second load',
  {tag: '@errand'},
  async ({page, host}) => {
    host.fail('/', faults.inParts(1500));
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.mouse.click(2, 2);
    await expectHydrated(page);
    expect(host.documents()).toEqual(['/']);
    expect(host.arrivals('/assets/data/index.json')).toEqual([]);
  },
);

test('the menu and the theme work when the scripts do not load', async ({page, host}) => {
  const trouble = host.fail(/\/assets\/js\/(?:react|main)\./, faults.status(404));
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-unscripted', '');
  await themeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', {name: say('fr', 'shell.Navbar.openMenu')}).click();
  const menu = menuOf(page);
  await menu.getByRole('button', {name: say('fr', 'shell.Menu.close')}).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', {name: say('fr', 'shell.Navbar.openMenu')}).click();
  await menu.getByRole('link', {name: say('fr', 'shell.Menu.subscribe')}).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('form[name="newsletterform"]')).toBeInViewport();
  await page.getByRole('link', {name: say('fr', 'shell.Navbar.openMenu')}).click();
  await menu.getByRole('link', {name: say('fr', 'shell.links.team')}).click();
  await expect(page).toHaveURL('/team/');
  await expect(page.locator('html')).toHaveAttribute('data-unscripted', '');
  expect(trouble.count()).toBeGreaterThan(0);
  // Nothing is loaded again for its scripts.
  expect(host.documents()).toEqual(['/', '/team/']);
});

test(
  'the menu opens before the scripts load, and stays open',
  {tag: '@errand'},
  async ({page, host}) => {
    const scripts = host.hold(/\/assets\/js\//);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const burger = page.getByRole('link', {name: say('fr', 'shell.Navbar.openMenu')});
    await burger.click({noWaitAfter: true});
    const menu = menuOf(page);
    const close = menu.getByRole('button', {name: say('fr', 'shell.Menu.close')});
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click({noWaitAfter: true});
    await expect(menu).toBeVisible();
    await expectNotHydrated(page);
    scripts.end();
    await expectHydrated(page);
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
    await menu.getByRole('link', {name: say('fr', 'shell.links.team')}).click({noWaitAfter: true});
    await expect(page).toHaveURL('/team/');
    await expect(menu).toBeHidden();
    expect(host.documents()).toEqual(['/']);
  },
);

test('an answer and Next before the scripts load are kept', async ({page, host}) => {
  const scripts = host.hold(/\/assets\/js\//);
  await page.goto('/', {waitUntil: 'commit'});
  const form = page.locator('form[name="contactform"]');
  const {next, previous, choice} = contactForm(page);
  const email = form.getByLabel(say('fr', 'contact.ContactForm.email.label'), {exact: true});
  await choice.check();
  await next.click();
  await expectNotHydrated(page);
  scripts.end();
  await email.fill('camille@example.org');
  await previous.click();
  await expect(choice).toBeChecked();
  await next.click();
  await expect(email).toHaveValue('camille@example.org');
});

test('the cookie button, pressed before the scripts have loaded, takes effect', async ({
  page,
  host,
}) => {
  const scripts = host.hold(/\/assets\/js\/main\./);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: say('fr', 'shell.Footer.cookies')}).click();
  await expectNotHydrated(page);
  scripts.end();
  await expectHydrated(page);
  await expect(cookieBanner(page)).toBeFocused();
});

test('a host with a single not-found page still answers in the path’s language', async ({
  page,
  host,
}) => {
  const address = '/en/nowhere/';
  const trouble = host.fail(address, ({res}) => {
    res.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    res.end(readFileSync(path.join(buildDir, '404.html')));
  });
  await open(page, '/en/team/');
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main).toContainText(say('en', 'notFound.NotFoundPage.title'));
  await expect(main).toContainText(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveURL(address);
  expect(trouble.count()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/en/team/');
});

test('an ordinary first visit throws nothing, not even what the code catches', async ({
  page,
  host: _host,
}) => {
  const debug = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  debug.on('Debugger.paused', ({callFrames, data}) => {
    const {description} = data as {description?: string};
    thrown.push(`${description?.split('\n')[0]} at ${callFrames[0]?.functionName}`);
    void debug.send('Debugger.resume');
  });
  await debug.send('Debugger.enable');
  await debug.send('Debugger.setPauseOnExceptions', {state: 'all'});
  await open(page, '/');
  await refuseCookies(page);
  await footerLink(page, 'team').click();
  await expect(page).toHaveURL(/\/team\/$/);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.locator('form[name="newsletterform"] [name="email"]').focus();
  await expectHydrated(page);
  expect(thrown).toEqual([]);
});
