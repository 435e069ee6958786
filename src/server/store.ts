import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {mkdir, open, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {codeOf, messageOf, SiteError} from '../lib/siteError';

/** One line of the submissions file; `receivedAt` is an ISO 8601 date. */
export type Submission = {
  id: string;
  receivedAt: string;
  form: string;
  path: string;
  /** The browser's id for the draft (src/lib/forms/submission.ts): a repeat has the same. */
  draft?: string | undefined;
  fields: Record<string, string>;
};

/** How long a repeat with the draft's id is recognised, in ms: the visitor's tab may stay open. */
const SAME_DRAFT_MS = 30 * 24 * 60 * 60 * 1000;

/** How long the same content is a repeat without that id, in ms: no script set it. */
const SAME_CONTENT_MS = 60 * 60 * 1000;

/** How much of the file's end is read for repeats, in bytes: some 10,000 forms. */
const LOOK_BACK_BYTES = 8 * 1024 * 1024;

/** A line without its end, and its place, in bytes. */
type Line = {start: number; length: number; text: string};

/**
 * An append-only file of JSON lines. `append` resolves once the line is on the disk, to undefined
 * if the file has the form already; concurrent calls write one after another.
 */
export function createFormStore(file: string) {
  let queue: Promise<unknown> = Promise.resolve();

  async function appendOnce(entry: Omit<Submission, 'id'>): Promise<Submission | undefined> {
    return withFile(file, APPEND, async (handle) => {
      if (await hasRepeat(handle, entry)) return undefined;
      const submission = {id: randomUUID(), ...entry};
      await writeLine(file, handle, JSON.stringify(submission));
      return submission;
    });
  }

  return {
    /** Reads an existing file, so that one that cannot be used stops the receiver at its start. */
    async open(): Promise<void> {
      await ifExists(
        withFile(file, constants.O_RDWR, () => Promise.resolve()),
        undefined,
      );
    },
    append(entry: Omit<Submission, 'id' | 'receivedAt'>): Promise<Submission | undefined> {
      const received = {receivedAt: new Date().toISOString(), ...entry};
      const saved = queue.then(() => appendOnce(received));
      queue = saved.catch(() => undefined);
      return saved;
    },
  };
}

/**
 * Whether the file has the form already. The file is read each time, since `npm run forms` may have
 * erased from it.
 */
async function hasRepeat(
  handle: FileHandle,
  {form, fields, draft, receivedAt}: Omit<Submission, 'id'>,
): Promise<boolean> {
  const {size} = await handle.stat();
  const bytes = await readFrom(handle, Math.max(0, size - LOOK_BACK_BYTES));
  const content = JSON.stringify(fields);
  // Faster than a search in each line.
  if (!bytes.includes(content)) return false;
  return linesIn(bytes).lines.some(({text}) => {
    const kept = text.includes(content) ? parseSubmission(text) : undefined;
    if (kept?.form !== form) return false;
    const isSameDraft = draft !== undefined && draft === kept.draft;
    const age = Date.parse(receivedAt) - Date.parse(kept.receivedAt);
    return age <= (isSameDraft ? SAME_DRAFT_MS : SAME_CONTENT_MS);
  });
}

/** Reads a line of the submissions file; undefined for one that a crash truncated. */
export function parseSubmission(text: string): Submission | undefined {
  try {
    const found = JSON.parse(text) as Partial<Submission> | null;
    const isWhole = found?.id && found.receivedAt && found.form && found.fields;
    return isWhole ? (found as Submission) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a file's submissions, oldest first, ignoring lines truncated by a crash. */
export async function readSubmissions(file: string): Promise<Submission[]> {
  return (await readLines(file)).flatMap((line) => parseSubmission(line) ?? []);
}

/** Reads a file's lines; none if it does not exist. */
export async function readLines(file: string): Promise<string[]> {
  const bytes = await ifExists(
    withFile(file, constants.O_RDONLY, (handle) => readFrom(handle, 0)),
    Buffer.alloc(0),
  );
  return linesIn(bytes).lines.map(({text}) => text);
}

/**
 * Appends a line and waits for the disk. Creates the file and its folder when missing, readable by
 * their owner only.
 */
export function appendLine(file: string, line: string): Promise<void> {
  return withFile(file, APPEND, (handle) => writeLine(file, handle, line));
}

/** How long a line may be on its way to the disk, in ms. */
const WRITING_MS = 60_000;

/**
 * Overwrites lines with blank ones, in place: no copy is made, and a receiver that runs goes on
 * appending to the same file.
 *
 * @param isErased also called with what is left of a truncated line
 * @returns how many lines were erased
 */
export async function eraseLines(
  file: string,
  isErased: (text: string) => boolean,
): Promise<number> {
  const erase = async (handle: FileHandle) => {
    const bytes = await readFrom(handle, 0);
    const {lines, end} = linesIn(bytes);
    const {mtimeMs} = await handle.stat();
    if (bytes.length > end && mtimeMs < Date.now() - WRITING_MS) {
      lines.push({start: end, length: bytes.length - end, text: ''});
    }
    const erased = lines.filter(({text}) => isErased(text));
    for (const {start, length} of erased) {
      await handle.write(Buffer.alloc(length, '\n'), 0, length, start);
    }
    if (erased.length > 0) await handle.sync();
    return erased.length;
  };
  // Not O_APPEND, which would write at the end whatever the position.
  return ifExists(withFile(file, constants.O_RDWR, erase), 0);
}

const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;

/**
 * Opens a file of personal data, and takes an existing one away from other users (0600).
 *
 * @throws SiteError for a symbolic link, which would lead the data elsewhere, and for a file that
 *   other users can still read
 */
async function withFile<T>(
  file: string,
  flags: number,
  use: (handle: FileHandle) => Promise<T>,
): Promise<T> {
  if (flags & constants.O_CREAT) await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  let handle: FileHandle;
  try {
    // Windows has no O_NOFOLLOW.
    handle = await open(file, flags | ((constants.O_NOFOLLOW as number | undefined) ?? 0), 0o600);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    throw new SiteError(
      codeOf(error) === 'ELOOP'
        ? `${file} is a symbolic link: replace it by the file itself, or give the path that it leads to.`
        : `${file} cannot be opened: ${messageOf(error)}.`,
    );
  }
  try {
    const {mode} = await handle.stat();
    if (process.platform !== 'win32' && mode & 0o077) {
      await handle.chmod(0o600).catch((error: unknown) => {
        throw new SiteError(
          `${file} holds personal data that other users can read, and its mode cannot be changed (${messageOf(error)}): run "chmod 600" on it, or give it to the user of the receiver.`,
        );
      });
    }
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/** A result, or another value if the file does not exist. */
async function ifExists<T, Other>(result: Promise<T>, other: Other): Promise<T | Other> {
  try {
    return await result;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return other;
    throw error;
  }
}

async function readFrom(handle: FileHandle, from: number): Promise<Buffer> {
  const {size} = await handle.stat();
  const bytes = Buffer.alloc(Math.max(0, size - from));
  const {bytesRead} = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

/** The lines that have an end, without the blank ones; `end` is where the last one ends. */
function linesIn(bytes: Buffer): {lines: Line[]; end: number} {
  const lines: Line[] = [];
  let start = 0;
  for (;;) {
    const stop = bytes.indexOf('\n', start);
    if (stop === -1) return {lines, end: start};
    if (stop > start) {
      const text = bytes.toString('utf8', start, stop);
      lines.push({start, length: stop - start, text});
    }
    start = stop + 1;
  }
}

/** Writes a line at the end in a single write (O_APPEND), which another process can't interrupt. */
async function writeLine(file: string, handle: FileHandle, line: string): Promise<void> {
  const {size} = await handle.stat();
  const {buffer: end} = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
  // End a line that a crash truncated.
  const isTorn = size > 0 && end.toString() !== '\n';
  await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
  await handle.sync();
  if (size === 0) await syncFolder(path.dirname(file));
}

/** A new file's name is durable once its folder is synced; Windows can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
