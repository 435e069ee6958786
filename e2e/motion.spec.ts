import {expect, test, type Page} from '@playwright/test';

type Counted = {transitions?: number};

/** Counts the view transitions that really run. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as Counted;
    counted.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      counted.transitions = (counted.transitions ?? 0) + 1;
      return start(...args);
    };
  });
  return () => page.evaluate(() => (window as Counted).transitions ?? 0);
}

const card = (page: Page) =>
  page.locator('#work').getByRole('link', {name: 'Bon séjour', exact: false});

test('a card’s cover grows into its case study, once', async ({page}) => {
  const transitions = await countTransitions(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await card(page).click();
  await expect(page).toHaveURL('/work/chu-strasbourg-bon-sejour/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Bon séjour');
  expect(await transitions()).toBe(1);
  // From one case study to another, whose cover has the same name.
  await page.getByRole('link', {name: 'Se repérer quand on voit mal'}).click();
  await expect(page).toHaveURL('/work/quinze-vingts/');
  expect(await transitions()).toBe(2);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Bon séjour');
  expect(errors).toEqual([]);
});

test('a new tab is left to the browser', async ({page, context}) => {
  const transitions = await countTransitions(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const opened = context.waitForEvent('page');
  await card(page).click({modifiers: ['ControlOrMeta']});
  expect(new URL((await opened).url()).pathname).toBe('/work/chu-strasbourg-bon-sejour/');
  await expect(page).toHaveURL('/');
  expect(await transitions()).toBe(0);
});

test('with reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const transitions = await countTransitions(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
        ).length,
  );
  expect(running).toBe(0);
  await card(page).click();
  await expect(page).toHaveURL('/work/chu-strasbourg-bon-sejour/');
  expect(await transitions()).toBe(0);
});
