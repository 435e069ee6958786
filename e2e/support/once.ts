import {readFile, rm, writeFile} from 'node:fs/promises';
import {setTimeout as wait} from 'node:timers/promises';

/** Polling interval, in ms. */
const INTERVAL = 250;

/** Whether the process that wrote a lock file still runs; an interrupted one leaves its file. */
async function isHeld(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  try {
    // Of an empty file, the owner has yet to write its id.
    return owner === 0 || process.kill(owner, 0);
  } catch {
    return false;
  }
}

/**
 * Runs `make` once for all workers: the first runs it, the others wait.
 *
 * @param lock path of the lock file
 * @param isDone whether the result exists
 * @throws whatever `make` throws; the next worker then tries itself
 */
export async function once(
  lock: string,
  isDone: () => boolean,
  make: () => Promise<void>,
): Promise<void> {
  while (!isDone()) {
    try {
      await writeFile(lock, String(process.pid), {flag: 'wx'});
    } catch {
      if (await isHeld(lock)) await wait(INTERVAL);
      else await rm(lock, {force: true});
      continue;
    }
    try {
      if (!isDone()) await make();
    } finally {
      await rm(lock, {force: true});
    }
  }
}
