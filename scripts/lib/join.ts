import {cp, mkdir, readdir, readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '../../src/lib/environment';
import {localeFacts, locales} from '../../src/lib/locales';
import {languagesIn, protectSite} from '../../src/plugins/publish/headers/folder';
import {catchAllDataPath} from '../../src/routes';
import {UserError} from './user-error.mjs';

/** The files below a folder, from it. */
async function filesOf(dir: string): Promise<string[]> {
  const found = await stat(dir).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw new UserError(`${dir} is not a folder: write the folder that a build was written to.`);
  }
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

/** What the languages were built from; undefined when the folder does not say. */
async function hashOf(dir: string, address: string): Promise<string | undefined> {
  const text = await readFile(path.join(dir, address), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as {hash?: string}).hash;
}

/** @throws UserError when the languages were made from different sources, or with different variables */
async function assertOneBuild(dir: string): Promise<void> {
  const addresses = locales.flatMap((locale) => catchAllDataPath(locale) ?? []);
  const hashes = await Promise.all(addresses.map((address) => hashOf(dir, address)));
  if (new Set(hashes).size !== 1 || hashes[0] === undefined) {
    const said = addresses.map((address, index) => `${address} says ${hashes[index] ?? 'nothing'}`);
    throw new UserError(
      `The languages are not of one build (${said.join(', ')}): build both from the same commit, with the same environment variables, then join them again.`,
    );
  }
}

/**
 * Joins the languages of a site, each built alone, to the site that one build of both
 * makes, to the byte.
 *
 * @param sources folders that builds were written to
 * @param target is replaced
 * @param environment that the languages were built with
 * @throws UserError when a folder is none, when two hold different files of one name, or
 *   when they are not the languages of one build
 */
export async function joinBuilds(
  sources: readonly string[],
  target: string,
  environment: Environment,
): Promise<void> {
  if (sources.some((source) => path.resolve(source) === path.resolve(target))) {
    throw new UserError(
      `${target} is where the joined site goes, and is replaced: move the build of a language elsewhere first, or build it with --out-dir.`,
    );
  }
  const owners = new Map<string, string>();
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      const other = owners.get(file);
      if (other === undefined) {
        owners.set(file, source);
      } else {
        const [a, b] = await Promise.all(
          [other, source].map((dir) => readFile(path.join(dir, file))),
        );
        if (!a?.equals(b ?? Buffer.alloc(0))) {
          throw new UserError(
            `${path.join(other, file)} and ${path.join(source, file)} are different: each folder has to hold one language of the same build and nothing else. Empty both, and build again.`,
          );
        }
      }
    }
  }
  await rm(target, {recursive: true, force: true});
  await mkdir(target, {recursive: true});
  for (const source of sources) {
    await cp(source, target, {recursive: true});
  }
  const there = languagesIn(target);
  const missing = locales.filter((locale) => !there.includes(locale));
  if (missing.length > 0) {
    const names = missing.map((locale) => localeFacts[locale].label).join(', ');
    throw new UserError(
      `${names} is in none of the folders: build it with "npm run build -- --locale ${missing[0]}", and name its folder too.`,
    );
  }
  await assertOneBuild(target);
  await protectSite(target, environment);
}
