import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesIn} from '../src/lib/files';
import {identity, languageTables, moveIn, npm, succeed} from './rebrand/moveIn';
import {documentOf} from './support/site';

/*
 * Another agency moves in: a copy of the project becomes « Atelier Lune », as docs/identity.md
 * says, with the files of e2e/rebrand/. Then everything that `npm test` checks is still true.
 */

const root = path.resolve(__dirname, '..');

/** In ms: the copy starts without a cache. */
const HOUR = 60 * 60 * 1000;

let dir: string;

test.describe('another agency', {tag: '@alone'}, () => {
  test.describe.configure({mode: 'serial', timeout: HOUR});

  test.beforeAll(async () => {
    test.setTimeout(HOUR);
    dir = await mkdtemp(path.join(os.tmpdir(), 'rebrand-'));
    await moveIn(dir);
  });

  test.afterAll(() => rm(dir, {recursive: true, force: true}));

  test('touches the files of docs/identity.md and docs/languages.md alone, beside its texts', () => {
    const bytes = (base: string, file: string) =>
      existsSync(path.join(base, file)) ? readFileSync(path.join(base, file), 'latin1') : undefined;
    const isText = (file: string) => /^src\/pages\/.*\.mdx$/.test(file);
    const isDrawing = (file: string) => file.endsWith('.svg');
    const isGenerated = (file: string) =>
      /\/fonts\/|\/(?:fonts|on-brand)\.css$|\.generated\.json$/.test(file);
    const folders = ['src', 'scripts', 'e2e'];
    const all = new Set([root, dir].flatMap((base) => filesIn(base, folders)));
    const touched = [...all].filter(
      (file) =>
        ![isText, isDrawing, isGenerated].some((is) => is(file)) &&
        bytes(root, file) !== bytes(dir, file),
    );
    expect(identity.length).toBeLessThanOrEqual(10);
    expect(touched.sort()).toEqual([...identity, ...languageTables].sort());
    for (const [page, files] of [
      ['identity', identity],
      ['languages', languageTables],
    ] as const) {
      const text = readFileSync(path.join(root, `docs/${page}.md`), 'utf8');
      for (const file of files) expect(text, file).toContain(file.replace(/\/index\.tsx$/, ''));
    }
  });

  test('line ends are those of the project, whatever git’s settings', () => {
    const files = ['package.json', 'src/routes.ts', 'docs/index.md', 'e2e/rebrand.spec.ts'];
    for (const file of files)
      expect(readFileSync(path.join(dir, file), 'utf8'), file).not.toContain('\r');
  });

  test('npm test passes', async () => {
    const output = await succeed(dir, 'test', '--silent');
    expect(output).toMatch(/\d+ passed, 0 failed/);
  });

  test('its languages and networks are on the pages', () => {
    // Of the build that npm test has made.
    const built = path.join(dir, 'build');
    const home = documentOf('/', built);
    expect(home.documentElement.lang).toBe('en-GB');
    const alternates = [...home.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      'en-GB': '/',
      'fr-FR': '/fr/',
      'de-DE': '/de/',
      'x-default': '/',
    });
    const profiles = [...home.querySelectorAll('footer a[rel~="me"]')];
    expect(profiles.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual([
      'films.localhost',
      'mastodon.localhost',
      'images.localhost',
      'tableaux.localhost',
      'reseau.localhost',
    ]);
    expect(profiles[1]?.querySelector('use')?.getAttribute('href')).toContain('#mastodon');
    const letter = documentOf('/de/newsletter/', built);
    expect(letter.documentElement.lang).toBe('de-DE');
    expect(letter.querySelector('h1')?.textContent).toBe('Rundbrief');
    for (const address of ['/', '/fr/']) {
      const studies = documentOf(address, built).querySelectorAll('#work a[href*="/work/"]');
      expect(studies, address).toHaveLength(4);
    }
  });

  test('check:launch finds nothing of the former agency', async () => {
    await succeed(dir, 'run', '--silent', 'measure');
    // The next build shows the figures.
    await succeed(dir, 'run', '--silent', 'build');
    const {output} = await npm(dir, 'run', '--silent', 'check:launch');
    // Services without a key remain: the test connects none. It reports no missing build either.
    const reported = [...output.matchAll(/^(\S+?)(?::\d+)*: .*$/gm)];
    expect(reported.length, output).toBeGreaterThan(0);
    const others = reported.filter(([, file]) => file !== 'docs/integrations.md');
    expect(others.map(([line]) => line)).toEqual([]);
  });
});
