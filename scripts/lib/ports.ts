import net from 'node:net';
import {codeOf, UserError} from './user-error';

/** The port of `npm run site` and `npm start` when PORT is not set. */
export const DEFAULT_PORT = 3000;

/** Browsers resolve `localhost` to either. */
export const LOOPBACK_HOSTS = ['127.0.0.1', '::1'] as const;

/** Connection timeout, in ms. */
const CONNECT_TIMEOUT_MS = 500;

/**
 * Reads a port from the environment or an option.
 *
 * @param value undefined or empty gives the fallback
 * @param name of the variable or option, for the message
 */
export function readPort(
  value: string | undefined,
  name = 'PORT',
  fallback: number = DEFAULT_PORT,
): number {
  if (value === undefined || value === '') return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new UserError(
    `${name} is "${value}", which is not a port: write a whole number from 1 to 65535, for instance ${name}=${fallback}.`,
  );
}

/**
 * Whether something answers on a port. Binding is not proof: macOS lets a program bind
 * 127.0.0.1:3000 while another holds 0.0.0.0:3000.
 */
function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({port, host, timeout: CONNECT_TIMEOUT_MS});
    const done = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', done(true)).once('timeout', done(false)).once('error', done(false));
  });
}

/** Briefly binds a port (0: any free one); resolves to its number, or to an error code. */
function tryToBind(port: number, host: string): Promise<number | string> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? 'UNKNOWN'));
    server.listen({port, host, exclusive: true}, () => {
      const bound = (server.address() as net.AddressInfo).port;
      server.close(() => resolve(bound));
    });
  });
}

/**
 * @param command the user's command, for the message
 * @throws UserError when the port is taken or forbidden
 */
export async function assertPortFree(port: number, command = 'npm run site'): Promise<void> {
  for (const host of LOOPBACK_HOSTS) {
    const result = (await answers(port, host)) ? 'EADDRINUSE' : await tryToBind(port, host);
    if (result === 'EACCES') {
      throw new UserError(
        `Port ${port} requires more privileges (ports below 1024 often do): choose another, for instance PORT=${DEFAULT_PORT} ${command}.`,
      );
    }
    // Other codes mean that the machine lacks the address (no IPv6).
    if (result === 'EADDRINUSE') {
      const other = port < 65535 ? port + 1 : port - 1;
      throw new UserError(
        `Port ${port} is already used by another program: stop that program, or choose another port, for instance PORT=${other} ${command}.`,
      );
    }
  }
}

/** Finds a free port on 127.0.0.1: the preferred one, if free. */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const isFree = await assertPortFree(preferred).then(
      () => true,
      () => false,
    );
    if (isFree) return preferred;
  }
  return (await tryToBind(0, LOOPBACK_HOSTS[0])) as number;
}
