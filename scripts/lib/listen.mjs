import http from 'node:http';
import {isAddressMissing, LOOPBACK_HOSTS, portInUse} from './ports';
import {codeOf} from './user-error';

/**
 * Serves on 127.0.0.1 and, where the machine has it, on ::1, so that
 * `localhost` works in every browser; on no other interface.
 *
 * @param {http.Server} server listens on 127.0.0.1; its request listener also answers on ::1
 * @param {number} port
 * @param {string} [command] what the user ran, for the advice when the port is taken
 * @returns {Promise<{close: () => Promise<void>}>}
 */
export async function listenOnLoopback(server, port, command) {
  const second = http.createServer((req, res) => server.emit('request', req, res));
  second.requestTimeout = server.requestTimeout;
  second.headersTimeout = server.headersTimeout;
  await listen(server, port, LOOPBACK_HOSTS[0], command);
  try {
    await listen(second, port, LOOPBACK_HOSTS[1], command);
  } catch (error) {
    if (!isAddressMissing(codeOf(error))) {
      await close(server);
      throw error;
    }
  }
  return {
    close: async () => {
      await Promise.all([close(server), close(second)]);
    },
  };
}

/**
 * @param {http.Server} server
 * @param {number} port
 * @param {string} host
 * @param {string} [command]
 * @returns {Promise<void>}
 */
function listen(server, port, host, command) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(codeOf(error) === 'EADDRINUSE' ? portInUse(port, command) : error),
    );
    server.listen({port, host, exclusive: true}, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

/**
 * @param {http.Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    if (!server.listening) {
      resolve();
      return;
    }
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
