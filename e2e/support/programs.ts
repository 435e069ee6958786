/*
 * Programs of the system that only the whole suite needs.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {
  ensureProgram,
  installCommand,
  installPackages,
  mayInstall,
} from '../../scripts/lib/programs';

/** The Java of JAVA_HOME or of PATH, if it is one that the Nu checker starts with. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  return [...(home ? [path.join(home, 'bin', 'java')] : []), 'java'].find((command) => {
    const {stderr} = spawnSync(command, ['-version'], {encoding: 'utf8'});
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 11;
  });
}

/** @throws UserError when there is no Java and none can be installed */
export const ensureJava = (): Promise<string> =>
  ensureProgram(
    {
      name: 'Java from version 11',
      debian: 'default-jre-headless',
      macos: 'brew install --cask temurin',
      windows: 'winget install EclipseAdoptium.Temurin.21.JRE',
    },
    findJava,
  );

const NGINX = {
  debian: 'nginx-light',
  macos: 'brew install nginx',
  windows: 'winget install nginxinc.nginx',
};

/** What to type where there is no nginx. */
export const NGINX_COMMAND = installCommand(NGINX);

/** Finds or installs nginx for the test of its configuration; undefined where none can be had. */
export async function ensureNginx(): Promise<string | undefined> {
  // Not all of these are in everybody's PATH.
  const find = () =>
    ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
      (place) => spawnSync(place, ['-v'], {stdio: 'ignore'}).status === 0,
    );
  const present = find();
  if (present !== undefined || !mayInstall()) return present;
  await installPackages([NGINX.debian]);
  return find();
}
