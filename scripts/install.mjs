/*
 * Installs the packages if they are missing or out of date, before a command that needs them.
 * Plain Node, because packages may be missing. npm starts it in the project's folder.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** @param {string} sentence why the command stops */
function fail(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

/** @typedef {{engines: {node: string}, packages: Record<string, {version?: string, integrity?: string, optional?: boolean}>}} Manifest */

/** @param {string} file package.json or a lock file */
function readJson(file) {
  const content = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
  return /** @type {Manifest} */ (content);
}

/** Whether npm's record matches the lock file; optional packages of other systems may be absent. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record) || !existsSync('package-lock.json')) return false;
  const {packages: found} = readJson(record);
  return Object.entries(readJson('package-lock.json').packages).every(
    ([folder, {version, integrity, optional}]) =>
      folder === '' ||
      (optional && !found[folder]) ||
      (found[folder]?.version === version && found[folder]?.integrity === integrity),
  );
}

const needed = readJson('package.json').engines.node.replace(/^>=/, '');
if (process.versions.node.localeCompare(needed, 'en', {numeric: true}) < 0) {
  fail(
    `This project needs Node ${needed} or newer and this is Node ${process.versions.node}: install the long-term release (LTS) from https://nodejs.org, or run "nvm install", and run the command again.`,
  );
}
if (!isInstalled()) {
  console.log('Installing the packages with "npm ci" …');
  // Development packages too, even with NODE_ENV=production.
  const install = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  const {status} = spawnSync(install, {shell: true, stdio: 'inherit'});
  if (status !== 0) fail('The packages could not be installed: see npm’s output above.');
}
