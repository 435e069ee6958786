/*
 * Finds a Chromium for the end-to-end tests, or installs one. Only node:
 * built-ins are imported: Playwright is asked where its own browser is when it
 * is there to be asked.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {findBrowser, starts} from './find-browser.mjs';
import {installCommand, installPackages, mayInstall, PACKAGES_TIMEOUT_MS} from './packages.mjs';
import {run} from './processes.mjs';
import {projectRoot} from './project.mjs';
import {UserError} from './user-error.mjs';

/** How it is installed. */
const CHROMIUM = {
  debian: 'chromium',
  macos: 'brew install --cask google-chrome',
  windows: 'winget install Google.Chrome',
};

/** How long Playwright's download may take, in ms. */
const DOWNLOAD_TIMEOUT_MS = 3 * 60 * 1000;

/**
 * Where Playwright keeps (or would keep) its own browser.
 *
 * @returns {string | undefined} undefined when Playwright isn't installed
 */
function playwrightBrowser() {
  try {
    const require = createRequire(path.join(projectRoot, 'package.json'));
    /** @type {unknown} */
    const module = require('playwright');
    const {chromium} = /** @type {typeof import('playwright')} */ (module);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The browser to test with, if this machine has one.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} an executable that starts
 */
export function findChromium(env = process.env) {
  return findBrowser(env, playwrightBrowser());
}

/**
 * Downloads Playwright's own Chromium, and what it needs of the system when it
 * may.
 *
 * @param {(line: string) => void} log
 * @returns {Promise<void>}
 */
async function download(log) {
  const cli = path.join(projectRoot, 'node_modules', 'playwright', 'cli.js');
  log('No Chromium found: downloading Playwright’s own (3 minutes at most) …');
  const result = await run(process.execPath, [cli, 'install', 'chromium'], {
    cwd: projectRoot,
    output: 'capture',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  const file = playwrightBrowser();
  if (result.code !== 0 || result.timedOut || file === undefined || !existsSync(file)) {
    log(`  The download did not work${result.timedOut ? ' in time' : ''}.`);
    return;
  }
  // Playwright would ask for a password where this user may not install anything.
  if (!starts(file) && mayInstall()) {
    log('  It lacks libraries of the system: installing them …');
    await run(process.execPath, [cli, 'install-deps', 'chromium'], {
      cwd: projectRoot,
      output: 'capture',
      timeoutMs: PACKAGES_TIMEOUT_MS,
    });
  }
}

/**
 * Finds a browser, or installs one.
 *
 * @param {{env?: NodeJS.ProcessEnv, log?: (line: string) => void}} [options]
 * @returns {Promise<string>} the executable
 * @throws {UserError} when none can be had, saying what to do
 */
export async function ensureChromium({env = process.env, log = console.log} = {}) {
  const present = findChromium(env);
  if (present !== undefined) return present;

  await download(log);
  const downloaded = findChromium(env);
  if (downloaded !== undefined) return downloaded;

  if (mayInstall()) {
    await installPackages(['chromium', 'fonts-liberation'], log);
    const installed = findChromium(env);
    if (installed !== undefined) return installed;
  }
  throw new UserError(
    `There is no Chromium, which the end-to-end tests need: install Chromium or Google Chrome (${installCommand(CHROMIUM)}), or write its full path in CHROMIUM_PATH, then run the command again.`,
  );
}
