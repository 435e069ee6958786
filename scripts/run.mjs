#!/usr/bin/env node
/*
 * node scripts/run.mjs NAME: installs the packages if missing or out of date, then runs
 * scripts/NAME.ts. Plain Node, because packages may be missing.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} sentence why the command stops */
function fail(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

/**
 * Parses package.json or a lock file.
 *
 * @param {string} file
 */
function readJson(file) {
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{engines: {node: string}, packages: Record<string, {version?: string, integrity?: string, optional?: boolean}>}} */ (
    content
  );
}

/**
 * Whether npm's record of node_modules matches the lock file. Optional packages for other
 * systems may be absent.
 */
function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const {packages: installed} = readJson(record);
  const wanted = Object.entries(readJson(`${root}package-lock.json`).packages);
  return wanted.every(([folder, {version, integrity, optional}]) => {
    const found = installed[folder];
    if (folder === '' || (optional && !found)) return true;
    return found?.version === version && found?.integrity === integrity;
  });
}

function install() {
  console.log('Installing the packages with "npm ci" …');
  // Development packages too, even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const {status} = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], {cwd: root, stdio: 'inherit'})
    : spawnSync('npm', args, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) {
    fail(
      'The packages could not be installed: see npm’s output above. Usual causes are the network, or a package-lock.json that does not match package.json.',
    );
  }
}

const needed = readJson(`${root}package.json`).engines.node.replace(/^>=/, '');
if (process.versions.node.localeCompare(needed, 'en', {numeric: true}) < 0) {
  fail(
    `This project needs Node ${needed} or newer and this is Node ${process.versions.node}: install the long-term release (LTS) from https://nodejs.org, or run "nvm install", and run the command again.`,
  );
}
if (!existsSync(`${root}package-lock.json`)) {
  fail('package-lock.json is missing: restore it with "git checkout package-lock.json".');
}
if (!isInstalled()) install();

// Give the script the argv of a direct run.
const [node = '', , name, ...options] = process.argv;
const script = new URL(`${name}.ts`, import.meta.url);
process.argv = [node, fileURLToPath(script), ...options];
// @ts-expect-error -- tsx has no types for this import, which lets Node load TypeScript
await import('tsx');
await import(script.href);
