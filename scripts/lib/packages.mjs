/*
 * Installs packages of the system, where this user may. Only node: built-ins are
 * imported: it runs on a machine where nothing is installed yet.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {run} from './processes.mjs';

/** How long the system's packages may take to install, in ms. */
export const PACKAGES_TIMEOUT_MS = 5 * 60 * 1000;

/**
 * How this user installs the system's packages, if at all.
 *
 * @returns {string[] | null} the words to put before a command
 */
export function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], {stdio: 'ignore'});
  return sudo.status === 0 ? ['sudo', '-n'] : null;
}

/**
 * Whether packages can be installed: on Debian and its relatives, by root.
 *
 * @param {string[] | null} root
 * @returns {root is string[]}
 */
export function canInstall(root) {
  return root !== null && process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages, and shows the last lines of what fails.
 *
 * @param {string[]} root the words to put before a command
 * @param {readonly string[]} names
 * @param {(line: string) => void} log
 * @returns {Promise<void>}
 */
export async function installPackages(root, names, log) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...names],
  ]) {
    const [command = '', ...rest] = [...root, ...args];
    const result = await run(command, rest, {
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
