import {spawn} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What a build reads. */
const sources = [
  ...['blog', 'i18n', 'src', 'static', 'docs', 'scripts'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json'],
];

/** A copy of the project that a test may change, with the same packages. */
export async function copyProject(): Promise<{dir: string; remove: () => Promise<void>}> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const source of sources) {
    await cp(path.join(root, source), path.join(dir, source), {recursive: true});
  }
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {dir, remove: () => rm(dir, {recursive: true, force: true})};
}

/** The build alone; `npm run build` checks the texts before. */
const docusaurusBuild = [
  process.execPath,
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  'build',
] as const;

/** Builds a copy; its output is what a person would read in the terminal. */
export async function build(
  dir: string,
  env: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = docusaurusBuild,
): Promise<{code: number | null; output: string; ms: number}> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dir,
      // The bundler's cache is the project's own: a copy must not write into it.
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_COLOR: '1', ...env},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output, ms: Date.now() - started}));
  });
}

/** Changes a file of a copy. */
export async function change(
  dir: string,
  file: string,
  edit: (text: string) => string,
): Promise<void> {
  const target = path.join(dir, file);
  const before = await readFile(target, 'utf8');
  const after = edit(before);
  if (after === before) {
    throw new Error(`${file} did not change: the test looks for words that are no longer there.`);
  }
  await writeFile(target, after);
}

const sectors = ['health', 'medical-interface', 'care-space', 'well-being'];

/**
 * Adds case studies made from a real one: same length, same pictures, both
 * languages, another title, slug, date and sector each.
 */
export async function addCaseStudies(dir: string, count: number): Promise<void> {
  const id = '2024-05-14-care-co-nume';
  const folders = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(Date.UTC(2019, 0, number)).toISOString().slice(0, 10);
    const name = `${date}-essai-${number}`;
    for (const folder of folders) {
      const target = path.join(dir, folder, name);
      const text = await readFile(path.join(dir, folder, id, 'index.mdx'), 'utf8');
      await mkdir(target, {recursive: true});
      await writeFile(
        path.join(target, 'index.mdx'),
        text
          .replace(/^title: .*$/m, `title: Essai ${number}`)
          .replace(/^slug: .*$/m, `slug: essai-${number}${folder === 'blog' ? '' : '-en'}`)
          .replace(/^date: .*$/m, `date: ${date}`)
          .replace(/^sector: .*$/m, `sector: ${sectors[number % sectors.length]}`),
      );
      if (folder === 'blog') {
        await cp(path.join(dir, folder, id), target, {
          recursive: true,
          filter: (source) => !source.endsWith('.mdx') && !source.endsWith('artwork'),
        });
      }
    }
  }
}
