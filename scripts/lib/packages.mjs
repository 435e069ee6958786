/*
 * Installs packages of the system, where this user may: as root on Debian and its relatives.
 * Nobody is asked for a password, and no command is run as somebody else. Only node:
 * built-ins are imported: it runs on a machine where nothing is installed yet.
 */
import {existsSync} from 'node:fs';
import {run} from './processes.mjs';

/** How long the system's packages may take to install, in ms. */
export const PACKAGES_TIMEOUT_MS = 5 * 60 * 1000;

/** @returns {boolean} whether this user may install packages here */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * What a person types to install something.
 *
 * @param {{debian: string, macos: string, windows: string}} commands of each system
 * @param {NodeJS.Platform} [platform]
 * @returns {string} the command of this system, for a message
 */
export function installCommand({debian, macos, windows}, platform = process.platform) {
  if (platform === 'darwin') return `"${macos}"`;
  if (platform === 'win32') return `"${windows}"`;
  return `on Debian, as root: "apt-get install ${debian}"`;
}

/**
 * Installs packages, and shows the last lines of what fails.
 *
 * @param {readonly string[]} names of Debian's packages
 * @param {(line: string) => void} log
 * @returns {Promise<void>}
 */
export async function installPackages(names, log) {
  log(`Installing ${names.join(' and ')} with apt-get …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const result = await run('apt-get', args, {
      env,
      output: 'capture',
      timeoutMs: PACKAGES_TIMEOUT_MS,
    });
    if (result.code !== 0) {
      const lines = result.output.trimEnd().split('\n').slice(-5);
      log(lines.map((line) => `  ${line}`).join('\n'));
    }
  }
}
