import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../project';
import {CODE_LIMITS} from './limits';
import {formatTable, judged} from './table';

/** How large the code is, and how deep it reaches into other packages. */
export type CodeSize = {
  /** Lines of TypeScript and JavaScript in src and scripts, without tests. */
  lines: number;
  /** Plugins of our own that Docusaurus runs. */
  plugins: number;
  /** Rows of src/private-modules.md. */
  privateModules: number;
};

const isCode = (file: string) =>
  /\.(?:tsx?|mjs|js)$/.test(file) && !/__tests__|\.test\./.test(file);

/** Measures the files that git knows. */
export function measureCode(root = projectRoot): CodeSize {
  const files = execFileSync('git', ['ls-files', 'src', 'scripts'], {cwd: root, encoding: 'utf8'})
    .trim()
    .split('\n');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return {
    lines: there.filter(isCode).reduce((sum, file) => sum + read(file).split('\n').length - 1, 0),
    plugins: there.filter(
      (file) => /^src\/plugins\/[^/]+\/index\.ts$/.test(file) && !file.includes('/preset/'),
    ).length,
    // The first table, without its head.
    privateModules: (read('src/private-modules.md').match(/^\| .*\|$/gm) ?? []).length - 2,
  };
}

const NAMES: Readonly<Record<keyof CodeSize, string>> = {
  lines: 'Lines of code without tests, src and scripts',
  plugins: 'Plugins',
  privateModules: 'Reaches into private modules',
};

const keys = Object.keys(NAMES) as Array<keyof CodeSize>;

export const codeTable = (size: CodeSize): string =>
  formatTable([
    ['Code', 'now', 'limit'],
    ...keys.map((key) => [
      NAMES[key],
      judged(size[key], size[key] <= CODE_LIMITS[key]),
      CODE_LIMITS[key],
    ]),
  ]);

/** A sentence for each figure beyond its limit. */
export const codeProblems = (size: CodeSize): string[] =>
  keys
    .filter((key) => size[key] > CODE_LIMITS[key])
    .map((key) => `${NAMES[key]}: ${size[key]}, the limit is ${CODE_LIMITS[key]}.`);
