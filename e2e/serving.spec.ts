import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Locale} from '../src/lib/locales';
import {test} from './support/deploys';
import {buildDir} from './support/site';
import {collectErrors, expectHydrated} from './support/visit';
import {say} from './support/words';

/** What the not-found page says in a language. */
const notFound = (locale: Locale) =>
  (['error', 'title', 'comfort'] as const).map((id) => say(locale, `notFound.NotFoundPage.${id}`));

for (const [address, locale] of [
  ['/nulle-part/', 'fr'],
  ['/en/nowhere/', 'en'],
] as const) {
  test(`${address} is not found, in ${locale}`, {tag: '@errand'}, async ({page, request}) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'fr' ? 'fr-FR' : 'en-GB');
    for (const words of notFound(locale)) {
      await expect(page.getByRole('main')).toContainText(words);
    }
    await expect(page.getByRole('main')).toContainText(address);
    await expect(page).toHaveURL(address);
  });
}

/** Whether an error is the page's own: the browser reports files that are missing. */
const isOwn = (error: string) => !error.startsWith('Failed to load resource');

test('the page of an address with invalid UTF-8 works like any other', async ({page}) => {
  const errors = collectErrors(page);
  await page.goto('/te%E9am/?a=b#c');
  await expectHydrated(page);
  const suggested = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const href = (await suggested.getAttribute('href')) ?? '';
  await suggested.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('main')).not.toContainText('te%E9am');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('/te%E9am/');
  await expect(suggested).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('main')).not.toContainText('te%E9am');
  expect(errors.filter(isOwn)).toEqual([]);
});

test(
  'only files named after their content are cached for a year',
  {tag: '@errand'},
  async ({request}) => {
    const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
      .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.split(path.sep).join('/')}`);
    const kinds = {kept: 0, revalidated: 0};
    for (const address of files) {
      const {'cache-control': said, etag} = (await request.get(address)).headers();
      const isHashed = /^(?:\/en)?\/assets\/(?:js|css|fonts|images|drawings)\//.test(address);
      kinds[isHashed ? 'kept' : 'revalidated'] += 1;
      expect(said, address).toBe(
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      // A file whose name stays when its content changes must not be cached for long.
      expect(/[.-][\da-f]{8,32}(?:-\d+)?\.\w+$/.test(address), address).toBe(isHashed);
      expect(etag, address).toMatch(/^(?:W\/)?"/);
    }
    expect(kinds.kept).toBeGreaterThan(50);
    expect(kinds.revalidated).toBeGreaterThan(50);
  },
);
