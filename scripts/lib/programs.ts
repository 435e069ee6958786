/*
 * System programs that tests need. Root on Debian (a container, CI) gets them installed; anyone
 * else is told what to install.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';
import {SiteError} from '../../src/lib/siteError';

/** Installs Debian packages if this user may; a failure shows when the program is looked for. */
export function installPackages(...names: string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(' and ')} with apt-get …`);
  const options = {
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    stdio: ['ignore', 'ignore', 'inherit'] as Array<'ignore' | 'inherit'>,
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/** Commands and install paths of the browser. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const HEADLESS_SHELL = 'chromium-headless-shell';

const onPath = (commands: readonly string[], folders = process.env.PATH ?? ''): string[] =>
  folders
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));

/** An existing file may lack libraries or be Ubuntu's stub that asks for a snap. */
function starts(file: string): boolean {
  if (process.platform === 'win32') return existsSync(file);
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--version'] : ['--version'];
  return spawnSync(file, args, {stdio: 'ignore', timeout: 30_000}).status === 0;
}

/**
 * Finds the browser to test with: CHROMIUM_PATH, Playwright's, or the system's.
 *
 * @param own the path of Playwright's browser, installed or not
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  own = chromium.executablePath(),
): string | undefined {
  const given = env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new SiteError(
      `CHROMIUM_PATH is "${given}", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.`,
    );
  }
  return given || [own, ...onPath(COMMANDS, env.PATH), ...APPLICATIONS].find(starts);
}

/**
 * Finds the browser for the many short tests: the headless shell opens a page three times as
 * fast as the full browser.
 */
export const findTestBrowser = (): string | undefined =>
  (process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS_SHELL]).find(starts)) ?? findChromium();

/** @throws SiteError when there is no browser and none can be installed */
export function ensureChromium(): void {
  if (findTestBrowser()) return;
  installPackages('chromium', HEADLESS_SHELL, 'fonts-liberation');
  if (findTestBrowser()) return;
  throw new SiteError(
    'There is no Chromium, which the tests need: install Chromium or Chrome (on Debian, as root: "apt-get install chromium"), or write its full path in CHROMIUM_PATH, then run the command again.',
  );
}
