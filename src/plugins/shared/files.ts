import {readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

export async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** A file's text, or undefined when the file isn't there. */
export async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  });
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
