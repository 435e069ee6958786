import {createHash} from 'node:crypto';
import {expect, type BrowserContext, type Page} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {test} from './support/deploys';
import {builtPaths, readBuilt} from './support/site';
import {open, refuseCookies} from './support/visit';
import {say} from './support/words';
import {mainStudy} from './support/fixture';

/** What the browser blocked, in the documents of a context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const {violatedDirective, blockedURI, sample, sourceFile, lineNumber} = event;
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      );
    }),
  );
  return violations;
}

/** Console messages about policies that the browser rejects. */
function watchConsole(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted ?Type|Permissions.Policy/i.test(message.text())) {
      said.push(message.text());
    }
  });
}

test.describe('under the policy of the host', () => {
  let violations: string[];

  test.beforeEach(async ({context, page}) => {
    violations = await watchPolicy(context);
    watchConsole(page, violations);
  });

  test.afterEach(() => {
    expect(violations).toEqual([]);
  });

  const work = mainStudy.fr.path;
  const next = say('fr', 'contact.Actions.next');

  test('a visit violates no policy', {tag: '@errand'}, async ({page}) => {
    await open(page, '/');
    await refuseCookies(page);
    await page.getByRole('button', {name: say('fr', 'themeToggle.ThemeToggle.name')}).click();
    const theme = await page.locator('html').getAttribute('data-theme');
    // A case study: its text is a script that the page data names.
    const card = page.locator(`main a[href="${work}"]`).first();
    await card.click();
    await expect(page).toHaveURL(work);
    await expect(page.getByRole('main').locator('h2').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');

    // Back restores the position, where the bar is hidden.
    await expect(card).toBeInViewport();
    await page.mouse.wheel(0, -20_000);
    await page.getByRole('button', {name: say('fr', 'shell.Navbar.openMenu')}).click();
    await page
      .getByRole('dialog')
      .getByRole('link', {name: say('fr', 'shell.links.team'), exact: true})
      .click();
    await expect(page).toHaveURL(/\/team\/$/);

    const newsletter = page.locator('form[name="newsletterform"]');
    await newsletter.getByRole('textbox').first().fill('camille@exemple');
    await expect(newsletter.getByRole('status')).not.toBeEmpty();

    await open(page, '/#contact');
    const form = page.locator('form[name="contactform"]');
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('radio', {name: say('fr', 'contact.ContactBlock.project.name')}).check();
    await form.getByRole('button', {name: next, exact: true}).click();
    await expect(form.getByRole('textbox')).toBeFocused();
    await form.getByRole('button', {name: next, exact: true}).click();
    await expect(
      form.getByRole('alert').or(form.locator('[aria-invalid=true]')).first(),
    ).toBeVisible();
  });
});

test.describe('foreign code', () => {
  /** Whether smuggled code has run. */
  const hasRun = (page: Page) => page.evaluate(() => 'smuggled' in window);

  test.beforeEach(({page}) => open(page, '/'));

  // Scripts may still be loading when a test ends.
  test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

  test('is not run as an inline script', async ({page}) => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.smuggled = true');
      document.body.append(script);
    });
    expect(await hasRun(page)).toBe(false);
  });

  /**
   * Runs code in the page as the page's own code would: browsers exempt what a test evaluates from
   * the policy, but not what it schedules.
   *
   * @returns the name of the error, or `ran`
   */
  const attempt = (page: Page, code: () => void) =>
    page.evaluate(
      (source) =>
        new Promise<string>((resolve) => {
          // Exempt, because the test evaluates it directly.
          const run = eval(source) as () => void;
          setTimeout(() => {
            try {
              run();
              resolve('ran');
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
      `(${code.toString()})`,
    );

  test('is not run as a handler or markup, nor allowed by another policy', async ({page}) => {
    const attempts = [
      () => document.body.setAttribute('onclick', 'window.smuggled = true'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="smuggled = 1">'),
      () => {
        document.createElement('iframe').srcdoc = '<script>parent.smuggled = 1</script>';
      },
      () => {
        const {trustedTypes} = window as unknown as {
          trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
        };
        trustedTypes.createPolicy('stranger', {});
      },
    ];
    for (const code of attempts) {
      expect(await attempt(page, code), code.toString()).toBe('TypeError');
    }
    expect(await hasRun(page)).toBe(false);
  });
});

test.describe('the built pages', () => {
  test('have no inline style, no handler and only allowed inline scripts', {tag: '@errand'}, () => {
    const hashes = new Set<string>();
    for (const address of builtPaths()) {
      const html = readBuilt(address.endsWith('/') ? `${address}index.html` : address);
      const {document} = new JSDOM(html).window;
      expect(document.querySelectorAll('[style], style').length, address).toBe(0);
      for (const element of document.querySelectorAll('*')) {
        expect(
          [...element.attributes].filter(({name}) => name.startsWith('on')),
          address,
        ).toEqual([]);
      }
      for (const script of document.querySelectorAll('script:not([src]):not([type*=json])')) {
        hashes.add(createHash('sha256').update(script.textContent).digest('base64'));
      }
    }
    const [, policy = ''] = readBuilt('_headers').split('\n');
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    expect(allowed.sort()).toEqual([...hashes].sort());
    expect(policy).not.toContain('unsafe');
  });
});

test('security.txt is served as text and has not expired', async ({request}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await response.text()) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});
