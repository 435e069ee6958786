import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installCommand, installPackages, mayInstall} from './packages.mjs';
import {projectRoot} from './project.mjs';
import {UserError} from './user-error.mjs';

/** The oldest Java that the Nu checker starts with. */
const OLDEST = 11;

/** How it is installed. */
const JAVA = {
  debian: 'default-jre-headless',
  macos: 'brew install --cask temurin',
  windows: 'winget install EclipseAdoptium.Temurin.21.JRE',
};

/** How long Java may take to say its version, in ms. */
const VERSION_TIMEOUT_MS = 30_000;

/**
 * @param {string} command
 * @returns {boolean} whether it is a Java that the Nu checker starts with
 */
function isRecent(command) {
  const {stderr = '', stdout = ''} = spawnSync(command, ['-version'], {
    encoding: 'utf8',
    timeout: VERSION_TIMEOUT_MS,
  });
  return Number(`${stderr}${stdout}`.match(/version "(\d+)/)?.[1] ?? 0) >= OLDEST;
}

/**
 * The Java of JAVA_HOME, of PATH, or the one that the Nu checker's package fetched for
 * itself when it was installed.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} a command that starts
 */
export function findJava(env = process.env) {
  const home = env.JAVA_HOME;
  const fetched = path.join(projectRoot, 'node_modules', 'vnu-jar', 'vnu-java-downloader.js');
  const candidates = [
    ...(home ? [path.join(home, 'bin', 'java')] : []),
    'java',
    ...(existsSync(fetched) ? [fetchedJava(fetched)] : []),
  ];
  return candidates.find((command) => command !== undefined && isRecent(command));
}

/**
 * @param {string} module of vnu-jar
 * @returns {string | undefined}
 */
function fetchedJava(module) {
  const {stdout} = spawnSync(
    process.execPath,
    ['-p', `require(${JSON.stringify(module)}).findCachedJava() ?? ''`],
    {encoding: 'utf8'},
  );
  return stdout.trim() || undefined;
}

/**
 * Finds Java, or installs the system's.
 *
 * @param {{log?: (line: string) => void}} [options]
 * @returns {Promise<string>} the command
 * @throws {UserError} when none can be had, saying what to do
 */
export async function ensureJava({log = console.log} = {}) {
  const present = findJava();
  if (present !== undefined) return present;
  if (mayInstall()) {
    await installPackages(['default-jre-headless'], log);
    const installed = findJava();
    if (installed !== undefined) return installed;
  }
  throw new UserError(
    `There is no Java from version ${OLDEST}, which the Nu HTML checker needs: install one (${installCommand(JAVA)}), or write its folder in JAVA_HOME, then run the command again.`,
  );
}
