import {expect, test, type Page} from '@playwright/test';
import {UNPAINTED} from '../src/plugins/page-data/late';
import {collectErrors, holdRequests, isAlive, scrollY, topOf} from './support/visit';

/** What phones lay out before the first paint, and what they compile and run after it. */

const study = '/work/care-co-nume/';
const phone = {width: 390, height: 844};
const unpainted = `html[${UNPAINTED}]`;
const contact = 'main .site-ground-brand';

/** Opens a page whose pictures don't come until they are let through: its first screen is not there. */
async function openUnpainted(page: Page, address: string): Promise<() => void> {
  const pictures = holdRequests();
  await page.route('**/assets/images/**', pictures.hold);
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return pictures.letThrough;
}

/** Whether what is in an element is laid out and drawn. */
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(`${selector} > *`)
    .first()
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('what is far below the first screen is laid out after the scripts, one part in a frame', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const log = {frame: 0, frames: [] as number[], shift: 0};
      Object.assign(window, {log});
      const count = () => {
        log.frame += 1;
        requestAnimationFrame(count);
      };
      count();
      const seen = new Set<Node>();
      new MutationObserver((changes) => {
        for (const {target} of changes) {
          if (!(target as HTMLElement).style.contentVisibility || seen.has(target)) continue;
          seen.add(target);
          log.frames.push(log.frame);
        }
      }).observe(document, {attributeFilter: ['style'], subtree: true});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          log.shift += (entry as PerformanceEntry & {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    const errors = collectErrors(page);
    const letThrough = await openUnpainted(page, study);

    await expect(page.locator(unpainted)).toBeAttached();
    for (const below of ['#elsewhere', contact, 'footer']) {
      expect(await isLaidOut(page, below), below).toBe(false);
    }
    expect(await isLaidOut(page, 'main header')).toBe(true);
    // Whoever listens or searches finds it all the same.
    await expect(page.getByRole('link', {name: 'Mentions légales'})).toBeAttached();
    await expect(page.getByRole('heading', {name: 'Ailleurs'})).toBeAttached();

    letThrough();
    await isAlive(page);
    await expect(page.locator(unpainted)).not.toBeAttached();
    const parts = page.locator('main section, footer');
    for (const part of await parts.all()) {
      await expect(part).toHaveCSS('content-visibility', 'visible');
    }
    const {frames, shift} = await page.evaluate(
      () => (window as unknown as {log: {frames: number[]; shift: number}}).log,
    );
    expect(frames).toHaveLength(await parts.count());
    expect(new Set(frames).size).toBe(frames.length);
    expect(shift).toBeLessThan(0.01);
    expect(errors).toEqual([]);
  });

  test('it is laid out when somebody scrolls before the first screen is there', async ({page}) => {
    await openUnpainted(page, study);
    await expect(page.locator(unpainted)).toBeAttached();
    await page.mouse.wheel(0, 400);
    await expect(page.locator(unpainted)).toHaveCount(0);
    expect(await isLaidOut(page, contact)).toBe(true);
  });

  test('it is laid out when somebody scrolls before the scripts have come', async ({page}) => {
    const scripts = holdRequests();
    await page.route('**/assets/js/main.*', scripts.hold);
    await page.goto(study, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('script[src*="/main."]')).toBeAttached();
    await expect(page.locator(unpainted)).toBeAttached();
    await page.mouse.wheel(0, 400);
    await expect(page.locator(unpainted)).toHaveCount(0);
    expect(await isLaidOut(page, contact)).toBe(true);
    scripts.letThrough();
    await isAlive(page);
  });

  test('an anchor is found by the true heights', async ({page}) => {
    const letThrough = await openUnpainted(page, `${study}#elsewhere`);
    await expect(page.locator(unpainted)).toHaveCount(0);
    letThrough();
    await isAlive(page);
    expect(Math.abs(await topOf(page, '#elsewhere'))).toBeLessThan(phone.height / 2);
  });

  test('a page that is loaded anew stands where it stood', async ({page}) => {
    await page.goto(study);
    await isAlive(page);
    await page.evaluate(() => window.scrollTo({top: 6000, behavior: 'instant'}));
    const before = await topOf(page, contact);
    await page.reload();
    await isAlive(page);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(5000);
    await expect(page.locator(unpainted)).toHaveCount(0);
    expect(Math.abs((await topOf(page, contact)) - before)).toBeLessThan(2);
  });
});

test.describe('on a computer', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('all of the page is laid out at once', async ({page}) => {
    await openUnpainted(page, study);
    await expect(page.locator(unpainted)).toHaveCount(0);
    expect(await isLaidOut(page, contact)).toBe(true);
    expect(await isLaidOut(page, 'footer')).toBe(true);
  });
});

test('the application’s script is compiled in one task and run in another', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({target}) => {
        // The event comes right after the script, in its task.
        if (target instanceof HTMLScriptElement && target.src.includes('/main.')) {
          Object.assign(window, {ranAtOnce: 'docusaurus' in window});
        }
      },
      true,
    );
  });
  await page.goto('/');
  await isAlive(page);
  const ran = await page.evaluate(() => {
    const {ranAtOnce, docusaurus} = window as unknown as Record<string, unknown>;
    return {ranAtOnce, later: docusaurus !== undefined};
  });
  expect(ran).toEqual({ranAtOnce: false, later: true});
});
