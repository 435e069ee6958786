import {randomUUID} from 'node:crypto';
import {mkdir, open, readFile, type FileHandle} from 'node:fs/promises';
import path from 'node:path';

/** One line of the file of submissions. */
export type Submission = {
  /** UUID. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The form's name. */
  form: string;
  /** Path of the page that sent it. */
  path: string;
  fields: Record<string, string>;
};

const NEWLINE = 0x0a;

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
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    // After a crash in the middle of a line, the next one starts on its own.
    const isTorn = size > 0 && (await lastByte(handle, size)) !== NEWLINE;
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.sync();
    if (size === 0) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

async function lastByte(handle: FileHandle, size: number): Promise<number | undefined> {
  const {buffer} = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0];
}

/** A new file's name is only durable once its folder is; Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
