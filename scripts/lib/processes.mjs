import {spawn} from 'node:child_process';
import os from 'node:os';

/**
 * How long stopped children have to end by themselves after SIGINT, in ms,
 * before SIGTERM and then SIGKILL. SIGINT comes first because Playwright only
 * closes its web server and browsers on that one.
 */
const GRACE_MS = [6000, 2000];

/** How much of a captured output is kept, in characters: its end says why. */
const OUTPUT_TAIL = 20_000;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment; default: ours
 * @property {'inherit' | 'capture'} [output] default: inherit
 * @property {number} [timeoutMs] afterwards the child is stopped, in ms
 */

/**
 * @typedef {object} RunResult
 * @property {number} code exit code; 128 + the signal's number when killed, 127 when it could not start
 * @property {string} output the end of what was captured, stdout and stderr together
 * @property {boolean} timedOut
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a child in a process group of its own, so that it can be stopped with
 * everything it started, by id. Its standard input is closed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string | undefined, env?: NodeJS.ProcessEnv | undefined, output?: 'inherit' | 'capture' | undefined}} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(command, args, {cwd, env = process.env, output = 'inherit'} = {}) {
  const stream = output === 'inherit' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    ...(cwd !== undefined && {cwd}),
    env,
    stdio: ['ignore', stream, stream],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a child to its end. Never rejects: a command that can't be started gives
 * code 127.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, {cwd, env, output = 'inherit', timeoutMs} = {}) {
  return new Promise((resolve) => {
    let text = '';
    let timedOut = false;
    const child = start(command, args, {cwd, env, output});
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      text = (text + chunk.toString('utf8')).slice(-OUTPUT_TAIL);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            void stop(child);
          }, timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({code: 127, output: `${text}${error.message}\n`, timedOut});
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({code: code ?? 128 + signalNumber(signal), output: text, timedOut});
    });
  });
}

/**
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
function signalNumber(signal) {
  return signal === null ? 0 : os.constants.signals[signal];
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') {
      spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], {stdio: 'ignore'});
    } else {
      process.kill(-child.pid, signal);
    }
  } catch {
    // Already gone.
  }
}

/**
 * Stops a child and what it started: SIGINT, then SIGTERM, then SIGKILL.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>} resolves when it has ended
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (!running.has(child)) {
      resolve();
      return;
    }
    const terminate = setTimeout(() => signalGroup(child, 'SIGTERM'), GRACE_MS[0]);
    const kill = setTimeout(
      () => signalGroup(child, 'SIGKILL'),
      (GRACE_MS[0] ?? 0) + (GRACE_MS[1] ?? 0),
    );
    child.once('close', () => {
      clearTimeout(terminate);
      clearTimeout(kill);
      resolve();
    });
    signalGroup(child, 'SIGINT');
  });
}

/**
 * Stops every child that is still running.
 *
 * @returns {Promise<void>}
 */
export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal: stops the children, runs `cleanUp`,
 * and exits. A second signal kills the children at once.
 *
 * @param {{cleanUp?: () => Promise<void> | void, exitCode?: (signal: NodeJS.Signals) => number}} [options]
 *   exitCode: default 128 + the signal's number, the shells' convention
 * @returns {void}
 */
export function stopOnSignals({cleanUp, exitCode = (signal) => 128 + signalNumber(signal)} = {}) {
  let stopping = false;
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    if (stopping) {
      for (const child of running) signalGroup(child, 'SIGKILL');
      process.exit(exitCode(signal));
    }
    stopping = true;
    void Promise.allSettled([stopAll(), Promise.resolve(cleanUp?.())]).then(() =>
      process.exit(exitCode(signal)),
    );
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => onSignal(signal));
  }
}

/**
 * How to run npm from here: the npm that runs us, else the one on PATH.
 *
 * @param {readonly string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli, ...args]];
  return ['npm', [...args]];
}
