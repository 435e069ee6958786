import {expect, test} from '@playwright/test';
import {withServer} from '../scripts/lib/built-site';
import {loadedTable, weighPage, weighPages} from '../scripts/lib/measure/loadedWeight';
import {printTable} from '../scripts/lib/measure/report';
import {samplePages} from '../scripts/lib/builtPages';
import {weighShared, weighStyles} from './support/sharedWeight';
import {buildDir} from './support/site';

/** Bytes (Brotli) that every page's shared code may weigh, whatever the texts. */
const SHARED_LIMITS = {js: 104_000, css: 20_000, fonts: 60_000} as const;

/*
 * The weight of the code, whatever the length and number of the texts: `npm run measure` measures
 * whole pages with the site's own texts.
 */

test('the code that pages share keeps its limits', {tag: '@errand'}, () => {
  const weights = weighShared();
  expect(weights.map(({of, locale}) => `${locale} ${of}`)).toEqual([
    'fr every',
    'fr home',
    'fr case-study',
    'en every',
    'en home',
    'en case-study',
  ]);
  for (const {of, locale, js, fonts} of weights) {
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(js, `JavaScript, ${of}, ${locale}`).toBeLessThanOrEqual(SHARED_LIMITS.js);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeGreaterThan(10_000);
    expect.soft(fonts, `fonts, ${of}, ${locale}`).toBeLessThanOrEqual(SHARED_LIMITS.fonts);
  }
  expect(weighStyles()).toBeLessThanOrEqual(SHARED_LIMITS.css);
});

test('before any scrolling, a phone loads no more than the shared limits', async ({browser}) => {
  // Each page must stay idle for five seconds, twice.
  test.setTimeout(120_000);
  // Pages whose scripts and styles contain no writer's text.
  const samples = samplePages(buildDir).filter(({type}) =>
    ['home', 'thank-you', 'not-found'].includes(type),
  );
  expect(samples).toHaveLength(6);
  const pages = await withServer(buildDir, (origin) => weighPages(browser, origin, samples));
  printTable(loadedTable(pages));
  for (const {path: address, jsAtRest, fonts} of pages) {
    expect.soft(jsAtRest, `JavaScript of ${address}`).toBeLessThanOrEqual(SHARED_LIMITS.js);
    expect.soft(fonts, `fonts of ${address}`).toBeLessThanOrEqual(SHARED_LIMITS.fonts);
  }
});

test('the measured weight equals what the server sent', async ({browser, request}) => {
  await withServer(buildDir, async (origin) => {
    const page = await weighPage(browser, origin, {type: 'legal', locale: 'fr', path: '/legal/'});
    const response = await request.get(`${origin}/legal/`, {headers: {'accept-encoding': 'br'}});
    expect(response.headers()['content-encoding']).toBe('br');
    expect(page.document).toBe(Number(response.headers()['content-length']));
    const {js, css, fonts, images, document, other, headers} = page;
    const own = js + css + fonts + images + document + other + headers;
    expect(page.total).toBe(own + page.ahead.bytes);
  });
});
