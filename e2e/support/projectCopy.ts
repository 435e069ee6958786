import {spawn} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {test as base} from '@playwright/test';
import {copyFixture} from './fixtureSite';
import {addCaseStudies, type ProjectCopy} from './copyProject';

export {copyFixture, addCaseStudies, type ProjectCopy};

/** Playwright's test, with a copy of the fixture site. */
export const test = base.extend<{copy: ProjectCopy}>({
  copy: async ({}, use) => {
    const copy = await copyFixture();
    await use(copy);
    await copy.remove();
  },
});

const root = path.resolve(__dirname, '../..');

const docusaurusBuild = [
  process.execPath,
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  'build',
] as const;

/** Builds a copy, or runs another command there, and returns its output. */
export async function build(
  dir: string,
  env: NodeJS.ProcessEnv = {},
  [program, ...args]: readonly [string, ...string[]] = docusaurusBuild,
): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: dir,
      // The project's bundler cache is shared: a copy must not write to it.
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_COLOR: '1', ...env},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
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
    throw new Error(`${file} did not change: the text that the test replaces no longer exists.`);
  }
  await writeFile(target, after);
}
