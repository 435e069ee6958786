import {readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';

export async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * How often an empty file is read again during development, and how long to wait
 * before, in ms.
 */
const AGAIN = {times: 10, everyMs: 10};

/**
 * A file's text, or undefined when the file isn't there.
 *
 * Many editors save by emptying a file and writing it anew. The development server
 * is told of the first, and of nothing more within 50 ms (chokidar): who read then
 * would keep an empty text until the next save.
 */
export async function readText(file: string): Promise<string | undefined> {
  for (let time = 0; ; time += 1) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return undefined;
      }
      throw error;
    });
    const isBeingSaved = text === '' && process.env.NODE_ENV === 'development';
    if (!isBeingSaved || time === AGAIN.times) {
      return text;
    }
    await setTimeout(AGAIN.everyMs);
  }
}

/** Writes a file whole or not at all: two builds may share a cache. */
export async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, data);
  await rename(partial, file);
}

/** The folder that is published: the default language's, which holds the other's. */
export function publishedDir({i18n}: LoadContext, outDir: string): string {
  return i18n.currentLocale === i18n.defaultLocale ? outDir : path.dirname(outDir);
}
