import {detectPort} from 'detect-port';
import {SiteError} from '../../src/lib/siteError';

/**
 * Reads the port to serve on, 3000 by default, and checks that it is free.
 *
 * @param command the user's command, for the message
 * @param value of PORT, or of the option
 */
export async function readPort(command: string, value = process.env.PORT): Promise<number> {
  const port = /^\d{1,5}$/.test(value || '3000') ? Number(value || 3000) : 0;
  if (port < 1 || port > 65535) {
    throw new SiteError(
      `The port is "${value}": write a whole number from 1 to 65535, for instance PORT=3000.`,
    );
  }
  const free = await detectPort(port);
  if (free === port) return port;
  const orReserved = port < 1024 ? ' or reserved for administrators' : '';
  throw new SiteError(
    `Port ${port} is already used by another program${orReserved}: stop that program, or choose another port, for instance PORT=${free} ${command}.`,
  );
}
