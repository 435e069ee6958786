import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../src/constants';
import {sectionHeadings} from '../src/vocabulary/sections';
import {startFaultyServer, type FaultyServer} from './support/faultyServer';
import {mainStudy, studies} from './support/fixture';
import {
  addCaseStudies,
  build,
  change,
  copyFixture,
  test,
  type ProjectCopy,
} from './support/projectCopy';
import {buildDir as ownBuild} from './support/site';
import {open} from './support/visit';
import {say} from './support/words';

/** Each of these tests builds the site, or tries to. */
test.describe.configure({timeout: 240_000});

/** Brotli bytes of the JavaScript that a page's HTML names. */
function weightOf(buildDir: string, page: string): number {
  const html = readFileSync(path.join(buildDir, page, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?([^">\s]+)/g)].map(([, src = '']) => src);
  expect(scripts.length, page).toBeGreaterThan(2);
  return scripts
    .map((src) => brotliCompressSync(readFileSync(path.join(buildDir, src))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

const study = mainStudy.file('fr');
/** The second section’s heading. */
const heading = `## ${Object.values(sectionHeadings.fr)[1]}`;

test('several problems in one text stop the build, all said at once and without a stack trace', async ({
  copy,
}) => {
  await change(copy.dir, study, (text) =>
    text
      .replace(/^sector: .*$/m, 'sector: nowhere')
      .replace(`${heading}\n`, `${heading}x\n\n[Rien](/nulle-part/)\n`),
  );
  const {code, output} = await build(copy.dir, {}, ['npm', 'run', 'build']);
  expect(code, output).not.toBe(0);
  expect(output).toMatch(/index\.mdx:\d+:\d+: sector is "nowhere": write /);
  expect(output).toMatch(new RegExp(`index\\.mdx:\\d+:\\d+: .*"${heading}"`));
  expect(output).toMatch(/index\.mdx:\d+:\d+: .*\/nulle-part\//);
  expect(output).not.toMatch(/^\s+at /m);
});

test.describe('with 300 more case studies', () => {
  test.describe.configure({mode: 'serial'});

  const COUNT = 300;
  let copy: ProjectCopy;
  let host: FaultyServer;

  test.beforeAll(async () => {
    // The build makes some 900 pages and 600 social pictures.
    test.setTimeout(600_000);
    copy = await copyFixture();
    await addCaseStudies(copy.dir, COUNT);
    const {code, output} = await build(copy.dir);
    expect(code, output).toBe(0);
    host = await startFaultyServer(path.join(copy.dir, 'build'));
  });

  test.afterAll(async () => {
    await host.close();
    await copy.remove();
  });

  const cardsOf = (page: Page) =>
    page
      .locator('#work')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading')});

  test('each adds at most 60 bytes to a page: its line in Docusaurus’ tables', () => {
    expect(readdirSync(path.join(host.buildDir(), 'work')).length).toBeGreaterThan(COUNT);
    for (const address of ['/', '/en/', '/team/', mainStudy.fr.path, `/fr${mainStudy.fr.path}`]) {
      const growth = weightOf(host.buildDir(), address) - weightOf(ownBuild, address);
      test.info().annotations.push({type: 'growth', description: `${address} ${growth} bytes`});
      expect(growth / COUNT, address).toBeLessThanOrEqual(60);
    }
  });

  test('the list keeps its length after going back', async ({page}) => {
    await open(page, `${host.origin}/`);
    const cards = cardsOf(page);
    await page
      .locator('#work')
      .getByRole('button', {name: say('fr', 'caseStudies.WorkList.more')})
      .click();
    await expect(cards).toHaveCount(HOME_CASE_STUDIES + HOME_CASE_STUDIES_STEP);
    await cards.nth(15).getByRole('link').click();
    await expect(page.locator('[data-case-study]')).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(HOME_CASE_STUDIES + HOME_CASE_STUDIES_STEP);
    await expect(cards.nth(15)).toBeInViewport();
  });

  test('every one has a link without JavaScript', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${host.origin}/`);
    await expect(cardsOf(page)).toHaveCount(HOME_CASE_STUDIES);
    const rest = page.locator('#work details');
    await rest.locator('summary').click();
    const others = COUNT + studies.length - HOME_CASE_STUDIES;
    await expect(rest.getByRole('link')).toHaveCount(others);
    await rest.getByRole('link', {name: 'Essai 1', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Essai 1');
    await context.close();
  });
});
