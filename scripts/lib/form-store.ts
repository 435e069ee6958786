import {randomUUID} from 'node:crypto';
import {mkdir, open, readFile} from 'node:fs/promises';
import path from 'node:path';

/** One line of the submissions file; `receivedAt` is an ISO 8601 date. */
export type Submission = {
  id: string;
  receivedAt: string;
  form: string;
  path: string;
  fields: Record<string, string>;
};

/**
 * An append-only file of JSON lines. `append` resolves once the line is on the disk;
 * concurrent calls write one after another.
 */
export function createFormStore(file: string) {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    append(entry: Omit<Submission, 'id' | 'receivedAt'>): Promise<Submission> {
      const submission = {id: randomUUID(), receivedAt: new Date().toISOString(), ...entry};
      const saved = queue.then(() => appendLine(file, JSON.stringify(submission)));
      queue = saved.catch(() => undefined);
      return saved.then(() => submission);
    },
  };
}

/** Reads a file's submissions, oldest first, ignoring lines truncated by a crash. */
export async function readSubmissions(file: string): Promise<Submission[]> {
  return (await readLines(file)).flatMap((line) => {
    try {
      return [JSON.parse(line) as Submission];
    } catch {
      return [];
    }
  });
}

/** Reads a file's lines; none if it does not exist. */
export async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Appends a line in a single write (O_APPEND), which another process can't interrupt, and waits
 * for the disk. Creates the file and its folder when missing, readable by their owner only.
 */
export async function appendLine(file: string, line: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    const {buffer: end} = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // End a line that a crash truncated.
    const isTorn = size > 0 && end.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(folder);
  } finally {
    await handle.close();
  }
}

/** A new file's name is durable once its folder is synced; Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
