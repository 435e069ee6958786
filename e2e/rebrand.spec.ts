import {readdirSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {linkPackages} from './support/copyProject';
import {build, change} from './support/projectCopy';

/*
 * Another agency moves in: a copy of the project becomes « Atelier Lune », as docs/identity.md
 * says, with the files of e2e/rebrand/. Then everything that `npm test` checks is still true.
 */

const root = path.resolve(__dirname, '..');
const rebrand = path.join(__dirname, 'rebrand');

/** At most so many source files, beside the texts, hold a part of the identity. */
const MOST_SOURCES = 10;

/** Files in which the agency writes its own values; texts are replaced as well. */
const VALUES = [
  'src/site.ts',
  'src/statements.ts',
  'src/mark.ts',
  'src/typefaces.ts',
  'src/vocabulary/index.ts',
];

const BLOGS = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];

/** In ms: the copy starts without a cache. */
const HOUR = 60 * 60 * 1000;

let dir: string;

/** Runs a command of the copy. */
const npm = (...args: string[]) =>
  build(
    dir,
    {
      // The copy has caches of its own.
      DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
      // Playwright sets them for its own process.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      TEST_WORKER_INDEX: undefined,
    },
    ['npm', ...args],
  );

/** Runs a command of the copy, which must succeed. */
async function succeed(...args: string[]): Promise<string> {
  const {code, output} = await npm(...args);
  expect(code, `npm ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Constants of a module, by name: their whole statements. */
const constantsOf = (text: string) =>
  new Map(
    [...text.matchAll(/^export const (\w+)[^\n]*\{\n[\s\S]*?^\}[^;\n]*;$/gm)].map(
      ([statement, name = '']) => [name, statement] as const,
    ),
  );

/** Gives the constants of a module the values that the rebrand's has, and keeps their types. */
async function replaceValues(file: string): Promise<void> {
  const own = constantsOf(await readFile(path.join(rebrand, file), 'utf8'));
  expect(own.size, file).toBeGreaterThan(0);
  await change(dir, file, (text) =>
    [...own].reduce((result, [name, statement]) => {
      const before = constantsOf(result).get(name) ?? '';
      expect(before, `${name} in ${file}`).not.toBe('');
      const value = statement.slice(statement.indexOf('= {\n') + 2, statement.lastIndexOf('\n}'));
      return result.replace(before, () => {
        const [head] = before.split('= {\n');
        return `${head}= ${value}${before.slice(before.lastIndexOf('\n}'))}`;
      });
    }, text),
  );
}

async function recolour(): Promise<void> {
  const file = 'src/css/palette.css';
  const colours = await readFile(path.join(rebrand, file), 'utf8');
  await change(dir, file, (text) =>
    [...colours.matchAll(/(--site-palette-[\w-]+: )(#\w+);/g)].reduce(
      (result, [line, name = '']) => {
        expect(result).toContain(name);
        return result.replace(new RegExp(`${name}#\\w+;`), line);
      },
      text,
    ),
  );
}

/** Lists the files below a folder of the project, relative to it. */
const filesIn = (base: string, folder: string): string[] =>
  readdirSync(path.join(base, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)));

/** Rewrites sentences of the interface, and replaces those of the vocabulary. */
async function rewrite(): Promise<void> {
  const sentences = JSON.parse(
    await readFile(path.join(rebrand, 'sentences.json'), 'utf8'),
  ) as Record<string, Record<'fr' | 'en', string>>;
  for (const locale of ['fr', 'en'] as const) {
    await change(dir, `i18n/${locale}/code.json`, (text) => {
      const before = JSON.parse(text) as Record<string, {message: string; description?: string}>;
      const kept = Object.entries(before).filter(([id]) => !id.startsWith('vocabulary.'));
      const messages = Object.fromEntries(kept);
      for (const [id, words] of Object.entries(sentences)) {
        messages[id] = {...before[id], message: words[locale]};
      }
      return JSON.stringify(messages, null, 2);
    });
  }
}

/** Replaces the case studies and the team. */
async function replaceTexts(): Promise<void> {
  for (const folder of BLOGS) {
    await rm(path.join(dir, folder), {recursive: true});
    await cp(path.join(rebrand, folder), path.join(dir, folder), {recursive: true});
  }
  const cover = path.join(__dirname, 'fixture/blog/2024-03-12-halles/cover.png');
  const studies = readdirSync(path.join(dir, 'blog')).filter((name) => /^\d/.test(name));
  for (const study of studies) await cp(cover, path.join(dir, 'blog', study, 'cover.png'));
  const pages = ['src/pages', 'i18n/en/docusaurus-plugin-content-pages'];
  for (const file of pages.flatMap((folder) => filesIn(dir, folder))) {
    if (!file.endsWith('.mdx')) continue;
    const text = await readFile(path.join(dir, file), 'utf8');
    const own = text.replace(/\bcollectif\b/g, 'atelier').replace(/\bcollective\b/g, 'studio');
    await writeFile(path.join(dir, file), own);
  }
  // Exceptions for texts that are gone.
  await change(dir, 'i18n/en/exceptions.json', (text) => {
    const {sameAsFrench} = JSON.parse(text) as {sameAsFrench: Record<string, string>};
    const kept = Object.entries(sameAsFrench).filter(([name]) => !name.includes('content-blog'));
    return JSON.stringify({untranslated: {}, sameAsFrench: Object.fromEntries(kept)}, null, 2);
  });
}

test.describe('another agency', {tag: '@alone'}, () => {
  test.describe.configure({mode: 'serial', timeout: HOUR});

  test.beforeAll(async () => {
    test.setTimeout(HOUR);
    dir = await mkdtemp(path.join(os.tmpdir(), 'rebrand-'));
    const skipped = /^(?:node_modules|build|\.git|\.docusaurus.*|\.forms)$/;
    await cp(root, dir, {
      recursive: true,
      filter: (source) => !skipped.test(path.relative(root, source)),
    });
    await linkPackages(dir, {ownCache: true});
    for (const file of VALUES) await replaceValues(file);
    const today = new Date().toISOString().slice(0, 10);
    await change(dir, 'src/site.ts', (text) =>
      // Later, check:launch would rightly say that security.txt expires.
      text.replace(/(?<=reviewed: ')[\d-]+/, today),
    );
    await recolour();
    await replaceTexts();
    await rewrite();
    const translated = filesIn(dir, BLOGS[1] ?? '').map((file) =>
      file.endsWith('.yml') ? `${file}#all` : file,
    );
    const pages = filesIn(dir, 'i18n/en/docusaurus-plugin-content-pages');
    await succeed('run', '--silent', 'i18n:done', ...translated, ...pages, 'i18n/en/code.json#all');
    await succeed('run', '--silent', 'assets', '--', 'on-brand', 'favicons', 'fonts');
    await succeed('run', '--silent', 'fix', '--', 'format');
  });

  test.afterAll(() => rm(dir, {recursive: true, force: true}));

  test('touches at most ten source files beside its texts', () => {
    const isText = (file: string) => /^src\/pages\/.*\.mdx$/.test(file);
    const isGenerated = (file: string) =>
      /^src\/css\/(?:fonts\/|(?:fonts|on-brand)\.css$)/.test(file);
    const touched = ['src', 'scripts', 'e2e'].flatMap((folder) =>
      filesIn(root, folder).filter(
        (file) =>
          !isText(file) &&
          !isGenerated(file) &&
          !readFileSync(path.join(root, file)).equals(readFileSync(path.join(dir, file))),
      ),
    );
    test.info().annotations.push({type: 'touched', description: touched.join(', ')});
    expect(touched).toEqual(expect.arrayContaining(VALUES));
    expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(MOST_SOURCES);
  });

  test('npm test passes', async () => {
    const output = await succeed('test', '--silent');
    expect(output).toMatch(/\d+ passed, 0 failed/);
  });

  test('check:launch finds nothing of the former agency', async () => {
    // Of the build that npm test has made.
    await succeed('run', '--silent', 'measure');
    const {output} = await npm('run', '--silent', 'check:launch');
    // Services without a key remain: the test connects none. It reports no missing build either.
    const reported = [...output.matchAll(/^(\S+?)(?::\d+)*: .*$/gm)];
    expect(reported.length, output).toBeGreaterThan(0);
    const others = reported.filter(([, file]) => file !== 'docs/integrations.md');
    expect(others.map(([line]) => line)).toEqual([]);
  });
});
