import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {WEIGHT_LIMITS} from '../src/lib/weightLimits';
import {pathTo} from '../src/routes';
import {withServer} from './support/faultyServer';
import {weighShared, weighStyles} from './support/sharedWeight';
import {buildDir, readBuilt} from './support/site';
import {weighPage} from './support/weigh';
import {locales} from './support/fixture';

/*
 * The weight of the code, whatever the length and number of the texts. docs/results.md has the
 * weight of whole pages with the site's own texts.
 */

test('the code that pages share keeps its limits', {tag: '@errand'}, () => {
  for (const {of, locale, js, fonts} of weighShared()) {
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeLessThanOrEqual(WEIGHT_LIMITS.js);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeLessThanOrEqual(WEIGHT_LIMITS.fonts);
  }
  expect(weighStyles()).toBeLessThanOrEqual(WEIGHT_LIMITS.css);
});

test('a sheet that comes with the code of a page has no layer and no font', () => {
  const folder = path.join(buildDir, 'assets/css');
  const sheets = readdirSync(folder).map((name) => ({name, css: readBuilt(`assets/css/${name}`)}));
  // Chromium would lay out the page that the visitor is on once more, before it shows the next.
  expect(sheets.filter(({css}) => /@(?:layer|font-face)/.test(css)).map(({name}) => name)).toEqual([
    expect.stringMatching(/^styles\./),
  ]);
  expect(sheets.length).toBeGreaterThan(3);
});

test('before any scrolling, a phone loads no more than the shared limits', async ({browser}) => {
  // Pages whose scripts and styles contain no writer's text.
  const addresses = locales.flatMap((locale) =>
    (['home', 'thank-you', 'not-found'] as const).map((name) => pathTo(name, locale)),
  );
  const weights = await withServer(buildDir, (origin) =>
    Promise.all(
      addresses.map(async (address) => ({
        address,
        // Scripts fetch only the next page's files.
        ...(await weighPage(browser, origin + address, {
          counts: (request) => request.resourceType() !== 'fetch',
        })),
      })),
    ),
  );
  for (const {address, js, fonts} of weights) {
    expect.soft(js, `JavaScript of ${address}`).toBeGreaterThan(10_000);
    expect.soft(js, `JavaScript of ${address}`).toBeLessThanOrEqual(WEIGHT_LIMITS.js);
    expect.soft(fonts, `fonts of ${address}`).toBeLessThanOrEqual(WEIGHT_LIMITS.fonts);
  }
});
