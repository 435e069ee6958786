import {randomUUID} from 'node:crypto';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {mkdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

export async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The same, at once: a tenth of the time, for what asks about thousands. */
export const isFileSync = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * The files below some folders of a root, or all of its own: sorted, by their path from there, with
 * forward slashes on every system. A folder may be missing.
 */
export const filesIn = (root: string, folders: readonly string[] = ['']): string[] =>
  folders
    .map((folder) => path.join(root, folder))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/**
 * Pause after a save, in ms: chokidar misses changes within 50 ms of each other. A busy machine may
 * take longer to fill a file that it has emptied.
 */
const SETTLE = {ms: 60, emptyMs: 3000, times: 60};

/** Waits in development until a save is complete: many editors empty a file before writing it. */
export async function whenSaved(file: string): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  for (let time = 0; time < SETTLE.times; time += 1) {
    const {mtimeMs, size} = await stat(file).catch(() => ({mtimeMs: 0, size: 0}));
    const age = Date.now() - mtimeMs;
    const left = (size === 0 ? SETTLE.emptyMs : SETTLE.ms) - age;
    // A file just written can seem to be of the next ms; one from tomorrow has another clock.
    if (left <= 0 || age < -SETTLE.ms) return;
    await setTimeout(Math.min(left, SETTLE.ms));
  }
}

export async function readText(file: string): Promise<string | undefined> {
  await whenSaved(file);
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes atomically, creating the folder: builds, and plugins of one, share the cache. */
export async function writeAtomically(file: string, data: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const partial = `${file}.${randomUUID()}.part`;
  await writeFile(partial, data);
  await rename(partial, file);
}

/** The published folder: the default language's, which contains the others'. */
export function publishedDir(
  {i18n}: {i18n: {currentLocale: string; defaultLocale: string}},
  outDir: string,
): string {
  return i18n.currentLocale === i18n.defaultLocale ? outDir : path.dirname(outDir);
}
