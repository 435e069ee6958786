import {randomUUID} from 'node:crypto';
import {mkdir, open} from 'node:fs/promises';
import path from 'node:path';

/**
 * One line of the file of submissions.
 *
 * @typedef {object} Submission
 * @property {string} id UUID
 * @property {string} receivedAt ISO 8601, UTC
 * @property {string} form the form's name
 * @property {string} path of the page that sent it
 * @property {Record<string, string>} fields
 */

const NEWLINE = 0x0a;

/**
 * A file of JSON lines that only grows. A line is on the disk before `append`
 * resolves; lines of posts that come together are written one after another,
 * and in one write each, so that a second process (O_APPEND) can't cut into
 * them.
 *
 * @param {string} file created with its folder when needed, readable by its owner alone
 * @returns {{append: (entry: Omit<Submission, 'id' | 'receivedAt'>) => Promise<Submission>}}
 */
export function createFormStore(file) {
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  return {
    append(entry) {
      const submission = {id: randomUUID(), receivedAt: new Date().toISOString(), ...entry};
      const result = queue.then(() => appendLine(file, JSON.stringify(submission)));
      queue = result.catch(() => undefined);
      return result.then(() => submission);
    },
  };
}

/**
 * @param {string} file
 * @param {string} line without its newline
 * @returns {Promise<void>}
 */
async function appendLine(file, line) {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const handle = await open(file, 'a+', 0o600);
  try {
    const {size} = await handle.stat();
    // After a crash in the middle of a line, the next one starts on its own.
    const isTorn = size > 0 && (await lastByte(handle, size)) !== NEWLINE;
    const bytes = Buffer.from(`${isTorn ? '\n' : ''}${line}\n`, 'utf8');
    let written = 0;
    while (written < bytes.length) {
      written += (await handle.write(bytes, written)).bytesWritten;
    }
    await handle.sync();
    if (size === 0) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

/**
 * @param {import('node:fs/promises').FileHandle} handle
 * @param {number} size in bytes
 * @returns {Promise<number | undefined>}
 */
async function lastByte(handle, size) {
  const {buffer} = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0];
}

/**
 * A new file's name is only durable once its folder is (not on Windows, where
 * folders can't be opened).
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
async function syncFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
