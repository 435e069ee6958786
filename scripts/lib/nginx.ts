import {spawnSync} from 'node:child_process';
import {installCommand, installPackages, mayInstall} from './programs';

/** Where systems put it; not all of them are in everybody's PATH. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** What to type where there is none. */
export const NGINX_COMMAND = installCommand({
  debian: 'nginx-light',
  macos: 'brew install nginx',
  windows: 'winget install nginxinc.nginx',
});

/** An nginx that starts, if there is one. */
function findNginx(): string | undefined {
  return PLACES.find((place) => spawnSync(place, ['-v'], {stdio: 'ignore'}).status === 0);
}

/**
 * Finds nginx for the test of the configuration that the build writes, or installs it
 * (Debian's nginx-light). Undefined where there is none and none can be had.
 */
export async function ensureNginx(
  log: (line: string) => void = console.log,
): Promise<string | undefined> {
  const present = findNginx();
  if (present !== undefined) return present;
  if (!mayInstall()) return undefined;
  await installPackages(['nginx-light'], log);
  return findNginx();
}
