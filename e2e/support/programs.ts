/*
 * System programs that only the full suite needs.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {
  ensureProgram,
  installCommand,
  installPackages,
  mayInstall,
} from '../../scripts/lib/programs';

/** Finds a Java that can run the Nu checker, in JAVA_HOME or on PATH. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  return [...(home ? [path.join(home, 'bin', 'java')] : []), 'java'].find((command) => {
    const {stderr} = spawnSync(command, ['-version'], {encoding: 'utf8'});
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 11;
  });
}

/** @throws SiteError when Java is missing and can't be installed */
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

/** The command that installs nginx. */
export const NGINX_COMMAND = installCommand(NGINX);

/** Finds or installs nginx for the test of its configuration; undefined when it can't. */
export async function ensureNginx(): Promise<string | undefined> {
  // Not every user's PATH includes these folders.
  const find = () =>
    ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
      (place) => spawnSync(place, ['-v'], {stdio: 'ignore'}).status === 0,
    );
  const present = find();
  if (present !== undefined || !mayInstall()) return present;
  await installPackages([NGINX.debian]);
  return find();
}
