import {PAGE_TIMEOUT} from '../../../constants';
import {httpErrors} from '../../../lib/errors';

let stopWaiting: (() => void) | undefined;

/**
 * Waits for the page that the visitor has asked for, but not for ever: a request may never be
 * answered.
 *
 * @throws HttpError when the time is over or the visitor has asked again; what `loading` throws
 */
export async function inTime(loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: typeof stopWaiting;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(httpErrors.timeout(PAGE_TIMEOUT)), PAGE_TIMEOUT);
    stop = () => reject(httpErrors.aborted());
  });
  stopWaiting = stop;
  try {
    await Promise.race([loading, stopped]);
  } finally {
    clearTimeout(timer);
    if (stopWaiting === stop) stopWaiting = undefined;
  }
}

/** Returns a function that loads in full the page that the visitor waits for, if any. */
export const awaited = () => stopWaiting;
