/*
 * Also used by scripts that Playwright or Jest compile to CommonJS: no `import.meta`.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';
import {findChromium} from './programs';
import {start, stop} from './processes';
import {assertBuilt, buildDir as ownBuild, projectRoot} from './project';
import {UserError} from './user-error';

/**
 * A built site that is being served, and a browser to visit it with.
 *
 * @typedef {object} BuiltSite
 * @property {string} origin `http://localhost:41234`, without a slash at its end
 * @property {import('playwright').Browser} browser
 */

/** How long the server may take to answer at first, in ms, and how often it is asked. */
const START_MS = 30_000;
const ASK_MS = 100;

/**
 * A port that nobody listens on; of two that ask at once, each gets its own.
 *
 * @returns {Promise<number>}
 */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>} resolves when the server answers
 */
async function answers(origin, child) {
  const until = Date.now() + START_MS;
  for (;;) {
    const status = await fetch(origin).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    if (child.exitCode !== null || Date.now() > until) {
      throw new UserError(
        `The server of the built site does not answer on ${origin} (${status ?? 'nothing listens'}): try "npm run serve".`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}

/**
 * Serves a build as its host would (compressed, with the host's headers), on a port that
 * is free, with a folder of its own for what forms send. In a process of its own: what
 * measures must not wait for what serves.
 *
 * @template T
 * @param {string} buildDir
 * @param {(origin: string) => Promise<T>} use
 * @returns {Promise<T>} what `use` gives; the server has ended by then
 * @throws {UserError} when there is no build, or the server does not start
 */
export async function withServer(buildDir, use) {
  assertBuilt(buildDir);
  const formsDir = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  const port = await freePort();
  const child = start(
    process.execPath,
    [
      ...['--import', 'tsx'],
      path.join(projectRoot, 'scripts', 'serve.mjs'),
      ...['--port', String(port), '--build', buildDir],
      ...['--forms', path.join(formsDir, 'forms.jsonl')],
    ],
    {output: 'capture'},
  );
  const origin = `http://localhost:${port}`;
  try {
    await answers(origin, child);
    return await use(origin);
  } finally {
    await stop(child);
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
