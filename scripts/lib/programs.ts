/*
 * System programs that tests need. Installs them for root on Debian (a container, CI); gives
 * anyone else the command.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';
import {run} from './processes';
import {SiteError} from '../../src/lib/siteError';

/** Install commands by system. */
type Commands = {
  macos: string;
  windows: string;
  /** Debian packages, separated by spaces. */
  debian: string;
};

/** The install command for this system, for a message. */
export function installCommand(
  {macos, windows, debian}: Commands,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'darwin') return `"${macos}"`;
  if (platform === 'win32') return `"${windows}"`;
  return `on Debian, as root: "apt-get install ${debian}"`;
}

/** Whether this user may install packages without a password. */
export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; shows the last lines of a failure. */
export async function installPackages(
  names: readonly string[],
  log: (line: string) => void = console.log,
): Promise<void> {
  log(`Installing ${names.join(' and ')} with apt-get …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const {code, output} = await run('apt-get', args, {env, output: 'capture'});
    if (code !== 0) log(output.trimEnd().split('\n').slice(-5).join('\n'));
  }
}

/**
 * @param find returns the program if it is installed and starts
 * @throws SiteError with instructions when it can't be installed
 */
export async function ensureProgram(
  {name, variable, ...commands}: Commands & {name: string; variable?: string},
  find: () => string | undefined,
): Promise<string> {
  const present = find();
  if (present !== undefined) return present;
  if (mayInstall()) {
    await installPackages(commands.debian.split(' '));
    const installed = find();
    if (installed !== undefined) return installed;
  }
  const orPath = variable ? `, or write its full path in ${variable}` : '';
  throw new SiteError(
    `There is no ${name}, which these tests need: install it (${installCommand(commands)})${orPath}, then run the command again.`,
  );
}

/** Commands and install paths of the browser. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = 'chromium-headless-shell';

const onPath = (env: NodeJS.ProcessEnv, commands: readonly string[]): string[] =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An existing file may lack libraries or be Ubuntu's stub that asks for a snap. */
function starts(file: string): boolean {
  if (!isExecutable(file)) return false;
  if (process.platform === 'win32') return true;
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
  if (given && !isExecutable(given)) {
    throw new SiteError(
      `CHROMIUM_PATH is "${given}", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.`,
    );
  }
  return given || [own, ...onPath(env, COMMANDS), ...APPLICATIONS].find(starts);
}

const findHeadlessShell = () => onPath(process.env, [HEADLESS_SHELL]).find(starts);

/**
 * Finds the browser for the many short tests: the headless shell opens a page three times as
 * fast as the full browser.
 */
export const findTestBrowser = (): string | undefined =>
  (process.env.CHROMIUM_PATH ? undefined : findHeadlessShell()) ?? findChromium();

/**
 * Installs the browsers if allowed; the full browser replaces a missing headless shell.
 *
 * @throws SiteError when no browser is installed and none can be
 */
export async function ensureChromium(): Promise<void> {
  await ensureProgram(
    {
      name: 'Chromium',
      debian: `chromium ${HEADLESS_SHELL} fonts-liberation`,
      macos: 'brew install --cask google-chrome',
      windows: 'winget install Google.Chrome',
      variable: 'CHROMIUM_PATH',
    },
    findChromium,
  );
  if (!process.env.CHROMIUM_PATH && mayInstall() && !findHeadlessShell()) {
    await installPackages([HEADLESS_SHELL]);
  }
}
