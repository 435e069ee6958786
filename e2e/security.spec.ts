import {expect, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {open} from './support/visit';

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
