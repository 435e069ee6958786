import {readFile, rm, writeFile} from 'node:fs/promises';
import {setTimeout as wait} from 'node:timers/promises';

/** Polling interval, in ms. */
const INTERVAL = 250;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Acquires a lock file; undefined while a running process holds it. */
async function take(lock: string): Promise<(() => Promise<void>) | undefined> {
  try {
    await writeFile(lock, String(process.pid), {flag: 'wx'});
    return () => rm(lock, {force: true});
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    // Left behind by an interrupted run.
    if (owner > 0 && !isAlive(owner)) {
      await rm(lock, {force: true});
    }
    return undefined;
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
    const release = await take(lock);
    if (release) {
      try {
        if (!isDone()) {
          await make();
        }
      } finally {
        await release();
      }
    } else {
      await wait(INTERVAL);
    }
  }
}
