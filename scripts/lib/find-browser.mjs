/*
 * Also imported by playwright.config.ts, which Playwright compiles to CommonJS
 * with all that it imports: no `import.meta` here or in what is imported.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {UserError} from './user-error.mjs';

/** How long a browser may take to say its version, in ms. */
const VERSION_TIMEOUT_MS = 15_000;

/** Names on PATH, and where other systems put the browser. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a browser starts: a file that exists may still lack libraries, or be
 * Ubuntu's stub that only says to install a snap.
 *
 * @param {string} file
 * @returns {boolean}
 */
export function starts(file) {
  if (process.platform === 'win32') return true;
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--version'] : ['--version'];
  return spawnSync(file, args, {stdio: 'ignore', timeout: VERSION_TIMEOUT_MS}).status === 0;
}

/**
 * The browser to test with: CHROMIUM_PATH, Playwright's own, or the system's.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string | undefined} own where Playwright keeps (or would keep) its browser
 * @returns {string | undefined} an executable that starts
 */
export function findBrowser(env, own) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new UserError(
      `CHROMIUM_PATH is "${given}", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.`,
    );
  }
  const onPath = (env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)));
  return [...(own === undefined ? [] : [own]), ...onPath, ...APPLICATIONS].find(
    (file) => isExecutable(file) && starts(file),
  );
}
