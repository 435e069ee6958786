import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dependencies} from '../../package.json';

/** Hashes texts and buffers in their order: SHA-256, in hexadecimal. */
export function hashOf(...parts: ReadonlyArray<string | Buffer>): string {
  const hash = createHash('sha256');
  // With their lengths: "ab" and "c" are not "a" and "bc".
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}

/** Hashes files, and their names, which are relative to a folder. */
export async function hashFiles(dir: string, files: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  // One at a time: the originals of all pictures do not fit into memory.
  for (const file of files) hashes.push(file, hashOf(await readFile(path.join(dir, file))));
  return hashOf(...hashes);
}

/** Hashes what makes a file besides its source, so that a cache of such files follows it. */
export async function recipeOf(
  dir: string,
  modules: readonly string[],
  packages: ReadonlyArray<keyof typeof dependencies>,
): Promise<string> {
  const versions = packages.map((name) => `${name} ${dependencies[name]}`);
  return hashOf(await hashFiles(dir, modules), ...versions);
}
