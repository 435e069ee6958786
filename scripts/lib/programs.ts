/*
 * Programs of the system that tests need. Root on Debian (a container, CI) gets them installed
 * in silence but for a line; anyone else gets a sentence with the command.
 */
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';
import {run} from './processes';
import {UserError} from './user-error';

/** How long a program may take to say its version, in ms. */
const VERSION_TIMEOUT_MS = 30_000;

type Program = {
  name: string;
  /** What a person types, by system. */
  macos: string;
  windows: string;
  /** Packages of Debian, with spaces between them. */
  debian: string;
  /** Where else it may be named. */
  variable?: string;
};

/** The command that installs a program on this system, for a message. */
export function installCommand(
  {macos, windows, debian}: Pick<Program, 'macos' | 'windows' | 'debian'>,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'darwin') return `"${macos}"`;
  if (platform === 'win32') return `"${windows}"`;
  return `on Debian, as root: "apt-get install ${debian}"`;
}

/** Whether this user may install packages here: nobody is asked for a password. */
export const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, and shows the last lines of what fails. */
export async function installPackages(
  names: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  log(`Installing ${names.join(' and ')} with apt-get …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const {code, output} = await run('apt-get', args, {env, output: 'capture'});
    if (code !== 0) log(output.trimEnd().split('\n').slice(-5).join('\n'));
  }
}

/**
 * @param find the program that starts, if there is one
 * @throws UserError when none can be had, saying what to do
 */
export async function ensureProgram(
  program: Program,
  find: () => string | undefined,
  log: (line: string) => void = console.log,
): Promise<string> {
  const present = find();
  if (present !== undefined) return present;
  if (mayInstall()) {
    await installPackages(program.debian.split(' '), log);
    const installed = find();
    if (installed !== undefined) return installed;
  }
  const orPath = program.variable ? `, or write its full path in ${program.variable}` : '';
  throw new UserError(
    `There is no ${program.name}, which these tests need: install it (${installCommand(program)})${orPath}, then run the command again.`,
  );
}

const CHROMIUM: Program = {
  name: 'Chromium',
  debian: 'chromium chromium-headless-shell fonts-liberation',
  macos: 'brew install --cask google-chrome',
  windows: 'winget install Google.Chrome',
  variable: 'CHROMIUM_PATH',
};

/** Debian's Chromium without windows. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Names on PATH, and where other systems put the browser. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (env: NodeJS.ProcessEnv, commands: readonly string[]): string[] =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)));

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A file that exists may still lack libraries, or be Ubuntu's stub that says to install a snap. */
function starts(file: string): boolean {
  if (process.platform === 'win32') return true;
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--version'] : ['--version'];
  return spawnSync(file, args, {stdio: 'ignore', timeout: VERSION_TIMEOUT_MS}).status === 0;
}

/**
 * The browser to test with: CHROMIUM_PATH, Playwright's own, or the system's.
 *
 * @param own where Playwright keeps, or would keep, its browser
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  own = chromium.executablePath(),
): string | undefined {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new UserError(
      `CHROMIUM_PATH is "${given}", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.`,
    );
  }
  return [own, ...onPath(env, COMMANDS), ...APPLICATIONS].find(
    (file) => isExecutable(file) && starts(file),
  );
}

/**
 * The browser for hundreds of short tests: the headless shell opens a page in a third of the
 * time of the whole browser.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return (env.CHROMIUM_PATH ? undefined : findHeadlessShell(env)) ?? findChromium(env);
}

const findHeadlessShell = (env: NodeJS.ProcessEnv): string | undefined =>
  onPath(env, [HEADLESS_SHELL]).find((file) => isExecutable(file) && starts(file));

/**
 * Installs the browsers where root may; without the headless shell, the whole browser does.
 *
 * @throws UserError when there is no browser and none can be installed
 */
export async function ensureChromium(log: (line: string) => void = console.log): Promise<void> {
  await ensureProgram(CHROMIUM, findChromium, log);
  if (!process.env.CHROMIUM_PATH && mayInstall() && !findHeadlessShell(process.env)) {
    await installPackages([HEADLESS_SHELL], log);
  }
}

const JAVA: Program = {
  name: 'Java from version 11',
  debian: 'default-jre-headless',
  macos: 'brew install --cask temurin',
  windows: 'winget install EclipseAdoptium.Temurin.21.JRE',
};

/** The Java of JAVA_HOME or of PATH, if it is one that the Nu checker starts with. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  return [...(home ? [path.join(home, 'bin', 'java')] : []), 'java'].find((command) => {
    const {stderr} = spawnSync(command, ['-version'], {
      encoding: 'utf8',
      timeout: VERSION_TIMEOUT_MS,
    });
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 11;
  });
}

/** @throws UserError when there is no Java and none can be installed */
export const ensureJava = (log?: (line: string) => void): Promise<string> =>
  ensureProgram(JAVA, findJava, log);
