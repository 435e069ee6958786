import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from './support/deploys';
import {buildDir} from './support/site';
import {open} from './support/visit';
import {listen} from './support/visitor';

test('the page of an address with invalid UTF-8 works like any other', async ({page}) => {
  const errors = listen(page);
  await open(page, '/te%E9am/?a=b#c');
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
  expect(errors).toEqual([]);
});

test('a page asked for by its file is hydrated as it is, and keeps what is typed', async ({
  page,
}) => {
  const errors = listen(page);
  await page.route('**/assets/js/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/team/index.html', {waitUntil: 'commit'});
  const email = page.locator('form[name="newsletterform"]').getByRole('textbox');
  await email.fill('camille@example.org');
  await page.waitForFunction(() => 'docusaurusRoot' in window);
  await expect(page).toHaveURL('/team/');
  await expect(email).toHaveValue('camille@example.org');
  expect(errors).toEqual([]);
});

test('the licences of what visitors get are in one file', async ({page, request}) => {
  await open(page, '/legal/');
  const link = page.getByRole('main').locator('a[href="/licences.txt"]');
  await expect(link).toBeVisible();
  const text = await (await request.get('/licences.txt')).text();
  for (const name of ['react-dom', 'react-router', '@docusaurus/core', 'react-hook-form', 'zod']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  }
  expect(text).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
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
