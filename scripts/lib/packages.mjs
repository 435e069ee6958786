/*
 * The system's packages, on Debian and its relatives. Only node: built-ins are imported.
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
  if (process.platform !== 'linux') return null;
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], {stdio: 'ignore'});
  return sudo.status === 0 ? ['sudo', '-n'] : null;
}

/**
 * Installs packages with apt-get where there is one and this user may; says what went
 * wrong, if anything, and leaves it to who asked to look whether they are there.
 *
 * @param {string} what as a person calls it
 * @param {readonly string[]} packages
 * @param {(line: string) => void} log
 * @returns {Promise<void>}
 */
export async function installPackages(what, packages, log) {
  const root = asRoot();
  if (root === null || !existsSync('/usr/bin/apt-get')) return;
  log(`Installing the system’s ${what} with apt-get …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
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
