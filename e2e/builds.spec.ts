import {readdirSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {withServer} from '../scripts/lib/built-site';
import {addCaseStudies, build, change, copyProject} from './support/projectCopy';
import {buildDir as ownBuild} from './support/site';
import {markDocument, open} from './support/visit';

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

const care = 'blog/2024-05-14-care-co-nume/index.mdx';

test.describe('a mistake stops the build and says what to write', () => {
  let copy: Awaited<ReturnType<typeof copyProject>>;

  test.beforeEach(async () => {
    copy = await copyProject();
  });

  test.afterEach(() => copy.remove());

  const stops = async (expected: RegExp, env: Record<string, string> = {}) => {
    const {code, output} = await build(copy.dir, env);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(expected);
  };

  test('a wrong address in SITE_URL', async () => {
    await stops(/Environment variable SITE_URL is "soin-commun": write an address without a path/, {
      SITE_URL: 'soin-commun',
    });
  });

  test('several mistakes in one text, all at once and without a stack trace', async () => {
    await change(copy.dir, care, (text) =>
      text
        .replace(/^sector: .*$/m, 'sector: helth')
        .replace('## Les enjeux\n', '## Enjeux\n\n[Rien](/nulle-part/)\n'),
    );
    const {code, output} = await build(copy.dir, {}, ['npm', 'run', 'build']);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(/index\.mdx:\d+:\d+: sector is "helth": write "health"\?/);
    expect(output).toMatch(/index\.mdx:\d+:\d+: .*"## Les enjeux"/);
    expect(output).toMatch(/index\.mdx:\d+:\d+: .*\/nulle-part\//);
    expect(output).not.toMatch(/^\s+at /m);
  });

  test('a missing translation file', async () => {
    await rm(path.join(copy.dir, 'i18n/en/code.json'));
    await stops(/i18n\/en\/code\.json: the file is missing; .* Run "npm run fix -- translations"/);
  });

  test('a dead internal link', async () => {
    await change(copy.dir, care, (text) =>
      text.replace('## Les enjeux\n', '## Les enjeux\n\n[Rien](/nulle-part/)\n'),
    );
    await stops(/broken links[\s\S]*\/work\/care-co-nume\/[\s\S]*\/nulle-part\//i);
  });
});

test('300 more case studies build and add at most 60 bytes each to a page', async () => {
  // The build makes some 900 pages and 600 social pictures.
  test.setTimeout(600_000);
  const copy = await copyProject();
  try {
    await addCaseStudies(copy.dir, 300);
    const {code, output, ms} = await build(copy.dir);
    expect(code, output).toBe(0);
    test.info().annotations.push({type: 'build', description: `${Math.round(ms / 1000)} s`});
    const buildDir = path.join(copy.dir, 'build');
    expect(readdirSync(path.join(buildDir, 'work')).length).toBeGreaterThan(300);

    // At most 60 bytes more per case study: its line in Docusaurus' tables.
    for (const address of [
      ...['/', '/en/', '/team/'],
      ...['/work/care-co-nume/', '/fr/work/care-co-nume/'],
    ]) {
      const growth = weightOf(buildDir, address) - weightOf(ownBuild, address);
      test.info().annotations.push({type: 'growth', description: `${address} ${growth} bytes`});
      expect(growth / 300, address).toBeLessThanOrEqual(60);
    }
  } finally {
    await copy.remove();
  }
});

test('the site works with Docusaurus’ own router and head as well', async ({page}) => {
  const copy = await copyProject();
  try {
    const {code, output} = await build(copy.dir, {STOCK_FRAMEWORK: '1'});
    expect(code, output).toBe(0);
    const buildDir = path.join(copy.dir, 'build');
    expect(weightOf(buildDir, '/')).toBeGreaterThan(weightOf(ownBuild, '/'));
    await withServer(buildDir, async (origin) => {
      await open(page, `${origin}/`);
      const isSame = await markDocument(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', {name: 'Équipe', exact: true}).click();
      await expect(page).toHaveURL(`${origin}/team/`);
      await expect(page).toHaveTitle(/^Équipe –/);
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/`);
      await page.locator('#work a[href="/work/care-co-nume/"]').first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Le numérique qui prend des nouvelles',
      );
      expect(await isSame()).toBe(true);
    });
  } finally {
    await copy.remove();
  }
});
