/*
 * The end-to-end tests import these scripts too, and Playwright compiles what it
 * loads to CommonJS: no `import.meta` in scripts/lib nor in serve.mjs.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds the project that a program belongs to: the folder above it with these
 * scripts.
 *
 * @param {string} from a folder
 * @returns {string | undefined}
 */
function findRoot(from) {
  if (existsSync(path.join(from, 'scripts', 'lib', 'project.mjs'))) return from;
  const parent = path.dirname(from);
  return parent === from ? undefined : findRoot(parent);
}

/**
 * The project's root folder, wherever the command was started from: what runs
 * is either one of its scripts or a tool in its node_modules.
 */
export const projectRoot =
  findRoot(path.dirname(path.resolve(process.argv[1] ?? 'none'))) ??
  findRoot(process.cwd()) ??
  process.cwd();

/** What the build writes and the site serves. */
export const buildDir = path.join(projectRoot, 'build');

/** Where forms received on this machine are kept (personal data: never committed). */
export const formsFile = path.join(projectRoot, '.forms', 'submissions.jsonl');

/** Reports of test runs and other files that may be thrown away. */
export const cacheDir = path.join(projectRoot, 'node_modules', '.cache', 'soin-commun');

/**
 * A path of the project as one would type it from its root.
 *
 * @param {string} file absolute
 * @returns {string}
 */
export function display(file) {
  const relative = path.relative(projectRoot, file);
  return relative.startsWith('..') ? file : relative;
}
