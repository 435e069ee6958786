/*
 * Runs on a machine where nothing is installed yet: node: built-ins only.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseJson} from './json.mjs';
import {npm, run} from './processes.mjs';
import {projectRoot} from './project.mjs';
import {codeOf, messageOf, UserError} from './user-error.mjs';

/** Inside node_modules: which package-lock.json it was installed from, and for which platform. */
export const STAMP_FILE = '.soin-commun-lock';

/** How often a running installation says that it is still at it, in ms. */
const HEARTBEAT_MS = 30_000;

/** How many of npm's lines are shown when it fails: it says why first. */
const NPM_LINES = 20;

/**
 * What the stamp says after an installation from this lock file. The platform
 * is part of it: a node_modules copied from another system has the wrong
 * compiled packages.
 *
 * @param {string | Buffer} lockContent
 * @param {string} [platform]
 * @returns {string}
 */
export function stampOf(lockContent, platform = `${process.platform}-${process.arch}`) {
  return `${createHash('sha256').update(lockContent).digest('hex')} ${platform}\n`;
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined when there is no such file
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * @typedef {object} LockFile
 * @property {Record<string, {version?: string, integrity?: string, optional?: boolean}>} packages by folder
 */

/**
 * Whether what npm says it installed (its hidden lock file) is what the lock
 * file asks for. Packages that are optional (made for another platform) may be
 * absent.
 *
 * @param {string} lock content of package-lock.json
 * @param {string | undefined} hidden content of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isSameInstallation(lock, hidden) {
  if (hidden === undefined) return false;
  try {
    const wanted = /** @type {LockFile} */ (parseJson(lock)).packages;
    const installed = /** @type {LockFile} */ (parseJson(hidden)).packages;
    for (const [location, entry] of Object.entries(wanted)) {
      if (location === '') continue;
      const found = installed[location];
      if (found === undefined) {
        if (entry.optional === true) continue;
        return false;
      }
      if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
    }
    return Object.keys(installed).every((location) => location in wanted);
  } catch {
    return false;
  }
}

/**
 * Whether `npm ci` has to run, and why.
 *
 * @param {string} root
 * @returns {{needed: false, lock: string} | {needed: true, lock: string, reason: string}}
 */
export function installationState(root) {
  const lock = readIfThere(path.join(root, 'package-lock.json'));
  if (lock === undefined) {
    throw new UserError(
      `package-lock.json is missing from ${root}: restore it from the repository ("git checkout package-lock.json").`,
    );
  }
  const modules = path.join(root, 'node_modules');
  const hidden = readIfThere(path.join(modules, '.package-lock.json'));
  if (hidden === undefined) {
    return {needed: true, lock, reason: 'nothing is installed yet'};
  }
  const stamp = readIfThere(path.join(modules, STAMP_FILE));
  if (stamp === stampOf(lock)) return {needed: false, lock};
  if (stamp !== undefined && !stamp.endsWith(`${process.platform}-${process.arch}\n`)) {
    return {needed: true, lock, reason: 'what is installed was made for another system'};
  }
  // Somebody ran `npm install` or `npm ci` by hand: nothing to do again.
  if (isSameInstallation(lock, hidden)) return {needed: false, lock};
  return {needed: true, lock, reason: 'package-lock.json has changed since the last installation'};
}

/**
 * Installs the packages when they are missing or out of date; otherwise does
 * nothing and says nothing.
 *
 * @param {{root?: string, log?: (line: string) => void}} [options]
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled({root = projectRoot, log = console.log} = {}) {
  const state = installationState(root);
  if (!state.needed) {
    writeStamp(root, state.lock);
    return false;
  }
  log(`Installing the packages with "npm ci" (${state.reason}) …`);
  const started = Date.now();
  const heartbeat = setInterval(
    () => log(`  … still installing (${seconds(Date.now() - started)})`),
    HEARTBEAT_MS,
  );
  // --include=dev: also when NODE_ENV=production is set, the tools are needed.
  const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const result = await run(command, args, {cwd: root, output: 'capture'});
  clearInterval(heartbeat);
  if (result.code !== 0) {
    console.error(
      npmReasons(result.output)
        .map((line) => `  ${line}`)
        .join('\n'),
    );
    throw new UserError(
      `The packages could not be installed: "npm ci" ended with code ${result.code}, and its own lines above say why (most often the network, or a package-lock.json that does not match package.json).`,
    );
  }
  if (!existsSync(path.join(root, 'node_modules'))) {
    throw new UserError(
      '"npm ci" ended well but wrote no node_modules folder: run it by hand to see.',
    );
  }
  writeStamp(root, state.lock);
  log(`Packages installed in ${seconds(Date.now() - started)}.`);
  return true;
}

/**
 * The lines of a failed npm that say why: its warnings and the manual page that
 * it prints after them bury the reason.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function npmReasons(output) {
  const lines = output.trimEnd().split('\n');
  const errors = lines
    .filter((line) => line.startsWith('npm error'))
    .map((line) => line.slice('npm error'.length).trim());
  const manual = errors.findIndex((line) => /^(?:Clean install a project|Usage:)/.test(line));
  const reasons = (manual === -1 ? errors : errors.slice(0, manual)).filter((line) => line !== '');
  return reasons.length > 0 ? reasons.slice(0, NPM_LINES) : lines.slice(-NPM_LINES);
}

/**
 * @param {string} root
 * @param {string} lock
 */
function writeStamp(root, lock) {
  const file = path.join(root, 'node_modules', STAMP_FILE);
  try {
    if (readIfThere(file) !== stampOf(lock)) writeFileSync(file, stampOf(lock));
  } catch (error) {
    // A read-only node_modules is installed all the same; next time we compare again.
    console.error(`  (${STAMP_FILE} could not be written: ${messageOf(error)})`);
  }
}

/**
 * @param {number} ms
 * @returns {string} `12.3 s`
 */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
