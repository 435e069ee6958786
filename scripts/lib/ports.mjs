/*
 * Also imported by playwright.config.ts, which Playwright compiles to CommonJS
 * with all that it imports: no `import.meta` here or in what is imported.
 */
import net from 'node:net';
import {codeOf, UserError} from './user-error.mjs';

/** The port of `npm run site` and `npm start` when PORT is not set. */
export const DEFAULT_PORT = 3000;

/**
 * The only addresses a server of this project listens on. Browsers resolve
 * `localhost` to either.
 */
export const LOOPBACK_HOSTS = /** @type {const} */ (['127.0.0.1', '::1']);

/** How long a connection attempt to a port may take, in ms. */
const CONNECT_TIMEOUT_MS = 500;

/**
 * Reads a port number from the environment or an option.
 *
 * @param {string | undefined} value as written; undefined or empty: the default
 * @param {string} name what the user wrote it as, for the message: `PORT`
 * @param {number} [fallback]
 * @returns {number} 1 to 65535
 */
export function readPort(value, name = 'PORT', fallback = DEFAULT_PORT) {
  if (value === undefined || value === '') return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new UserError(
    `${name} is "${value}", which is not a port: write a whole number from 1 to 65535, for instance ${name}=${fallback}.`,
  );
}

/**
 * @param {number} port
 * @param {string} [command] what the user ran, for the advice
 * @returns {UserError}
 */
export function portInUse(port, command = 'npm run site') {
  const other = port < 65535 ? port + 1 : port - 1;
  return new UserError(
    `Port ${port} is already used by another program: stop that program, or choose another port, for instance PORT=${other} ${command}.`,
  );
}

/**
 * @param {number} port
 * @param {string} [command]
 * @returns {UserError}
 */
function portForbidden(port, command = 'npm run site') {
  return new UserError(
    `Port ${port} may not be opened by this user (ports below 1024 often may not): choose another, for instance PORT=${DEFAULT_PORT} ${command}.`,
  );
}

/**
 * Whether something answers on a port. Binding alone does not tell: on macOS
 * one may bind 127.0.0.1:3000 while another program holds 0.0.0.0:3000.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({port, host, timeout: CONNECT_TIMEOUT_MS});
    /** @param {boolean} answer */
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });
}

/**
 * Tries to bind a port for a moment.
 *
 * @param {number} port 0: any free one
 * @param {string} host
 * @returns {Promise<{port: number} | {code: string}>} the port, or the error's code
 */
function tryToBind(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve({code: codeOf(error) ?? 'UNKNOWN'}));
    server.listen({port, host, exclusive: true}, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve({port: bound}));
    });
  });
}

/**
 * Error codes that mean 'this machine has no such address' (no IPv6).
 *
 * @param {string | undefined} code
 * @returns {boolean}
 */
export function isAddressMissing(code) {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'EINVAL';
}

/**
 * Fails with one sentence when a port can't be listened on.
 *
 * @param {number} port
 * @param {string} [command] what the user ran, for the advice
 * @returns {Promise<void>}
 */
export async function assertPortFree(port, command) {
  for (const host of LOOPBACK_HOSTS) {
    if (await answers(port, host)) throw portInUse(port, command);
    const result = await tryToBind(port, host);
    if ('port' in result || isAddressMissing(result.code)) continue;
    throw result.code === 'EACCES' ? portForbidden(port, command) : portInUse(port, command);
  }
}

/**
 * A free port on 127.0.0.1: the preferred one if it is.
 *
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function findFreePort(preferred) {
  if (preferred !== undefined) {
    try {
      await assertPortFree(preferred);
      return preferred;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  const result = await tryToBind(0, LOOPBACK_HOSTS[0]);
  if ('port' in result) return result.port;
  throw new UserError(`No free port was found on 127.0.0.1 (${result.code}).`);
}
