import {randomUUID} from 'node:crypto';
import {mkdir, open, readFile} from 'node:fs/promises';
import path from 'node:path';

/** One line of the file of submissions: when it came (ISO 8601), from which page, what it holds. */
export type Submission = {
  id: string;
  receivedAt: string;
  form: string;
  path: string;
  fields: Record<string, string>;
};

/**
 * A file of JSON lines that only grows. A line is on the disk before `append` resolves;
 * lines of posts that come together are written one after another.
 */
export function createFormStore(file: string) {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    append(entry: Omit<Submission, 'id' | 'receivedAt'>): Promise<Submission> {
      const submission = {id: randomUUID(), receivedAt: new Date().toISOString(), ...entry};
      const written = queue.then(() => appendLine(file, JSON.stringify(submission)));
      queue = written.catch(() => undefined);
      return written.then(() => submission);
    },
  };
}

/** Every submission of a file, oldest first; without lines that a crash has cut. */
export async function readSubmissions(file: string): Promise<Submission[]> {
  return (await readLines(file)).flatMap((line) => {
    try {
      return [JSON.parse(line) as Submission];
    } catch {
      return [];
    }
  });
}

/** The lines of a file that may not be there. */
export async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Writes a line with one write, so that a second process (O_APPEND) can't cut into it, and
 * waits for the disk. The file and its folder are made when needed, for their owner alone.
 */
export async function appendLine(file: string, line: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    const {buffer: end} = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // After a crash in the middle of a line, the next one starts on its own.
    const isTorn = size > 0 && end.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(folder);
  } finally {
    await handle.close();
  }
}

/** A new file's name is only durable once its folder is; Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
