/*
 * Also used by scripts that Playwright or Jest compile to CommonJS: no `import.meta`.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';
import {createSiteServer} from '../serve.mjs';
import {assertBuilt} from './build.mjs';
import {findChromium} from './chromium.mjs';
import {buildDir as ownBuild} from './project.mjs';
import {UserError} from './user-error.mjs';

/**
 * A built site that is being served, and a browser to visit it with.
 *
 * @typedef {object} BuiltSite
 * @property {string} origin `http://localhost:41234`, without a slash at its end
 * @property {import('playwright').Browser} browser
 */

/**
 * Serves a build as its host would (compressed, with the host's headers), on a port that
 * is free, with a folder of its own for what forms send.
 *
 * @template T
 * @param {string} buildDir
 * @param {(origin: string) => Promise<T>} use
 * @returns {Promise<T>} what `use` gives; the server has ended by then
 * @throws {UserError} when there is no build
 */
export async function withServer(buildDir, use) {
  assertBuilt(buildDir);
  const formsDir = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  const server = await createSiteServer({buildDir, formsFile: path.join(formsDir, 'forms.jsonl')});
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => resolve(undefined));
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(formsDir, {recursive: true, force: true});
  }
}

/**
 * Starts this machine's Chromium, without requests of its own.
 *
 * @param {readonly string[]} [args] more of its command line
 * @returns {Promise<import('playwright').Browser>}
 * @throws {UserError} when this machine has no Chromium
 */
export async function startBrowser(args = []) {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new UserError(
      'There is no Chromium on this machine: run "npm test" once, which installs one, or write its full path in CHROMIUM_PATH.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      // Chromium's sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  });
}

/**
 * Serves a build and starts a browser, until `use` has ended.
 *
 * @template T
 * @param {{buildDir?: string}} options default: the project's own build
 * @param {(site: BuiltSite) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBuiltSite({buildDir = ownBuild}, use) {
  return withServer(buildDir, async (origin) => {
    const browser = await startBrowser();
    try {
      return await use({origin, browser});
    } finally {
      await browser.close();
    }
  });
}
