import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isFile, writeAtomically} from './files';

/** What is kept: a value that JSON can hold, and the names of the files that belong to it. */
export type Kept<Value> = {value: Value; names: readonly string[]};

/** What a cache asks for: the value, and the files by name. */
export type Made<Value> = {value: Value; files: ReadonlyMap<string, Buffer | string>};

/** A record with all its files. A missing or damaged one, as after a crash, counts as none. */
async function readRecord<Value>(dir: string, record: string): Promise<Kept<Value> | undefined> {
  try {
    const kept = JSON.parse(await readFile(record, 'utf8')) as Kept<Value>;
    const found = await Promise.all(kept.names.map((name) => isFile(path.join(dir, name))));
    return found.every(Boolean) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A cache in a folder: files, and a record for each key. In memory too, so that concurrent requests
 * make a thing once.
 *
 * @returns a function that makes what it has not kept. The key must name everything that the result
 * depends on
 */
export function createKeeper<Value>(dir: string) {
  const known = new Map<string, Promise<Kept<Value>>>();

  async function read(key: string, make: () => Promise<Made<Value>>): Promise<Kept<Value>> {
    const record = path.join(dir, `${key}.json`);
    const found = await readRecord<Value>(dir, record);
    if (found) return found;
    const {value, files} = await make();
    await Promise.all(
      [...files].map(([name, data]) => writeAtomically(path.join(dir, name), data)),
    );
    const kept = {value, names: [...files.keys()]};
    await writeAtomically(record, JSON.stringify(kept));
    return kept;
  }

  return function keep(key: string, make: () => Promise<Made<Value>>): Promise<Kept<Value>> {
    const kept = known.get(key) ?? read(key, make);
    known.set(key, kept);
    kept.catch(() => known.delete(key));
    return kept;
  };
}

type Entry<Value> = {key: string; value: Value};

/**
 * A value in a file of its own, made again when its key changes. A damaged file, as after a crash of
 * the disk, counts as missing.
 *
 * @param key names everything that the value depends on
 */
export async function remember<Value>(
  file: string,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  try {
    const entry = JSON.parse(await readFile(file, 'utf8')) as Entry<Value>;
    if (entry.key === key) return entry.value;
  } catch {
    // Made below.
  }
  const value = await make();
  await writeAtomically(file, JSON.stringify({key, value} satisfies Entry<Value>));
  return value;
}
