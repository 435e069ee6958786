import {readdirSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {sectionHeadings} from '../src/plugins/case-studies/sections';
import {withServer} from './support/faultyServer';
import {mainStudy, site} from './support/fixture';
import {addCaseStudies, build, change, copyFixture} from './support/projectCopy';
import {buildDir as ownBuild} from './support/site';
import {markDocument, open} from './support/visit';
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

test.describe('a problem stops the build and says what to write', () => {
  let copy: Awaited<ReturnType<typeof copyFixture>>;

  test.beforeEach(async () => {
    copy = await copyFixture();
  });

  test.afterEach(() => copy.remove());

  const stops = async (expected: RegExp, env: Record<string, string> = {}) => {
    const {code, output} = await build(copy.dir, env);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(expected);
  };

  test('a wrong address in SITE_URL', async () => {
    await stops(/Environment variable SITE_URL is "agence": write an address without a path/, {
      SITE_URL: 'agence',
    });
  });

  test('several problems in one text, all at once and without a stack trace', async () => {
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

  test('a missing translation file', async () => {
    await rm(path.join(copy.dir, 'i18n/en/code.json'));
    await stops(/i18n\/en\/code\.json: the file is missing; .* run "npm run fix -- translations"/);
  });
});

test('300 more case studies build and add at most 60 bytes each to a page', async () => {
  // The build makes some 900 pages and 600 social pictures.
  test.setTimeout(600_000);
  const copy = await copyFixture();
  try {
    await addCaseStudies(copy.dir, 300);
    const {code, output, ms} = await build(copy.dir);
    expect(code, output).toBe(0);
    test.info().annotations.push({type: 'build', description: `${Math.round(ms / 1000)} s`});
    const buildDir = path.join(copy.dir, 'build');
    expect(readdirSync(path.join(buildDir, 'work')).length).toBeGreaterThan(300);

    // At most 60 bytes more per case study: its line in Docusaurus' tables.
    for (const address of ['/', '/en/', '/team/', mainStudy.fr.path, `/fr${mainStudy.fr.path}`]) {
      const growth = weightOf(buildDir, address) - weightOf(ownBuild, address);
      test.info().annotations.push({type: 'growth', description: `${address} ${growth} bytes`});
      expect(growth / 300, address).toBeLessThanOrEqual(60);
    }
  } finally {
    await copy.remove();
  }
});

test('the site works with Docusaurus’ own router and head as well', async ({page}) => {
  const copy = await copyFixture();
  try {
    const {code, output} = await build(copy.dir, {STOCK_FRAMEWORK: '1'});
    expect(code, output).toBe(0);
    const buildDir = path.join(copy.dir, 'build');
    expect(weightOf(buildDir, '/')).toBeGreaterThan(weightOf(ownBuild, '/'));
    await withServer(buildDir, async (origin) => {
      await open(page, `${origin}/`);
      const isSame = await markDocument(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', {name: say('fr', 'shell.links.team'), exact: true}).click();
      await expect(page).toHaveURL(`${origin}/team/`);
      await expect(page).toHaveTitle(`${say('fr', 'team.TeamPage.pageTitle')} – ${site.name}`);
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/`);
      await page.locator(`#work a[href="${mainStudy.fr.path}"]`).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(mainStudy.fr.title);
      expect(await isSame()).toBe(true);
    });
  } finally {
    await copy.remove();
  }
});
