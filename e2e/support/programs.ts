/*
 * System programs that only the full suite needs.
 */
import {spawnSync} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
} from '@playwright/test';
import {findChromium, installPackages} from '../../scripts/lib/programs';

/** Starts a whole Chromium, since the headless shell has no settings, with settings for every site. */
export async function openBrowser(
  settings: Readonly<Record<string, number>>,
  launchOptions: LaunchOptions | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'profile-'));
  await mkdir(path.join(profile, 'Default'));
  const preferences = {profile: {default_content_setting_values: settings}};
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(executablePath ? {executablePath} : {channel: 'chromium'}),
    locale: 'fr-FR',
    ...options,
  });
  context.once('close', () => void rm(profile, {recursive: true, force: true, maxRetries: 3}));
  return context;
}

/** Finds a Java that can run the Nu checker, in JAVA_HOME or on PATH. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  return [...(home ? [path.join(home, 'bin', 'java')] : []), 'java'].find((command) => {
    const {stderr} = spawnSync(command, ['-version'], {encoding: 'utf8'});
    return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 11;
  });
}

/** Installs a missing program where that is possible. */
function ensure(find: () => string | undefined, debianPackage: string): string | undefined {
  const present = find();
  if (present !== undefined) return present;
  installPackages(debianPackage);
  return find();
}

/** @throws Error when Java is missing and can't be installed */
export function ensureJava(): string {
  const java = ensure(findJava, 'default-jre-headless');
  if (java !== undefined) return java;
  throw new Error('There is no Java from version 11, which these tests need: install it.');
}

/** Finds or installs nginx for the test of its configuration; undefined when it can't. */
export const ensureNginx = (): string | undefined =>
  ensure(
    () =>
      // Not every user's PATH includes these folders.
      ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
        (place) => spawnSync(place, ['-v'], {stdio: 'ignore'}).status === 0,
      ),
    'nginx-light',
  );
