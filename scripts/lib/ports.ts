import {setTimeout as sleep} from 'node:timers/promises';
import {detectPort} from 'detect-port';
import {SiteError} from '../../src/lib/siteError';

/**
 * Reads a port from the environment or an option.
 *
 * @param value undefined or empty gives the fallback
 * @param name of the variable or option, for the message
 */
export function readPort(value: string | undefined, name = 'PORT', fallback = 3000): number {
  if (value === undefined || value === '') return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new SiteError(
    `${name} is "${value}", which is not a port: write a whole number from 1 to 65535, for instance ${name}=${fallback}.`,
  );
}

/**
 * @param command the user's command, for the message
 * @throws SiteError when the port is taken or forbidden, with a free one
 */
export async function assertPortFree(port: number, command = 'npm run site'): Promise<void> {
  const free = await detectPort(port);
  if (free === port) return;
  const orReserved = port < 1024 ? ' or reserved for administrators' : '';
  throw new SiteError(
    `Port ${port} is already used by another program${orReserved}: stop that program, or choose another port, for instance PORT=${free} ${command}.`,
  );
}

/** Interval between readiness checks, in ms. */
const POLL_MS = 200;

/**
 * Waits until a server answers.
 *
 * @throws the signal's reason when it aborts
 */
export async function untilServed(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(url, {headers: {accept: 'text/html'}, signal}).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await sleep(POLL_MS, undefined, {signal});
  }
}
