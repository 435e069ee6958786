#!/usr/bin/env node
/*
 * node scripts/run.mjs NAME: runs scripts/NAME.ts, after installing the packages when they
 * are missing or not those of package-lock.json. Plain Node: nothing is installed yet.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} sentence why the command cannot go on */
function fail(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

/**
 * package.json, or a lock file, with its packages by their folders.
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
 * Whether npm's own record of node_modules holds what the lock file asks for. Optional
 * packages are made for other systems, and may be absent.
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
  // Also where NODE_ENV=production is set: the tools are development packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const {status} = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], {cwd: root, stdio: 'inherit'})
    : spawnSync('npm', args, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) {
    fail(
      'The packages could not be installed, and npm’s own lines above say why: most often the network, or a package-lock.json that does not match package.json.',
    );
  }
}

const needed = readJson(`${root}package.json`).engines.node.replace(/^>=/, '');
if (process.versions.node.localeCompare(needed, 'en', {numeric: true}) < 0) {
  fail(
    `This project needs Node ${needed} or newer and this is Node ${process.versions.node}: install it from https://nodejs.org (or "nvm install ${parseInt(needed, 10)}") and run the command again.`,
  );
}
if (!existsSync(`${root}package-lock.json`)) {
  fail('package-lock.json is missing: restore it with "git checkout package-lock.json".');
}
if (!isInstalled()) install();

// The script finds its own options where it would without this one.
const [node = '', , name, ...options] = process.argv;
const script = new URL(`${name}.ts`, import.meta.url);
process.argv = [node, fileURLToPath(script), ...options];
// @ts-expect-error -- it has no types: from here on TypeScript can be loaded
await import('tsx');
await import(script.href);
