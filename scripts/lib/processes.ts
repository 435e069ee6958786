import {spawn, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import {projectRoot} from '../../src/lib/project';

/**
 * Delay between SIGINT and SIGKILL, in ms. Playwright closes its web server and browsers only
 * on SIGINT.
 */
const GRACE_MS = 8000;

type StartOptions = {cwd?: string; env?: NodeJS.ProcessEnv; output?: 'inherit' | 'capture'};

export type RunResult = {
  /** 128 + the signal's number when killed, 127 when it could not start. */
  code: number;
  /** All of stdout and stderr, interleaved. */
  output: string;
};

const running = new Set<ChildProcess>();

/**
 * Starts a child in its own process group, so that stopping it stops its descendants. Its
 * standard input is closed.
 */
export function start(
  command: string,
  args: readonly string[],
  {cwd, env = process.env, output = 'inherit'}: StartOptions = {},
): ChildProcess {
  const stream = output === 'inherit' ? 'inherit' : 'pipe';
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, {cwd, env, stdio: ['ignore', stream, stream], detached});
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a child until it exits. Never rejects. */
export function run(
  command: string,
  args: readonly string[],
  options?: StartOptions,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.once('error', ({message}) => resolve({code: 127, output: `${output}${message}\n`}));
    child.once('close', (code, signal) => {
      resolve({code: code ?? 128 + os.constants.signals[signal!], output});
    });
  });
}

function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], {stdio: 'ignore'});
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}

/** Stops a child and its descendants; resolves once it has ended. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (!running.has(child)) {
      resolve();
      return;
    }
    const kill = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
    child.once('close', () => {
      clearTimeout(kill);
      resolve();
    });
    signalGroup(child, 'SIGINT');
  });
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal, stops the children, runs `cleanUp` and exits. A
 * second signal kills the children at once.
 *
 * @param exitCode by default 128 + the signal's number, as in shells
 */
export function stopOnSignals({
  cleanUp,
  exitCode = (signal) => 128 + os.constants.signals[signal],
}: {
  cleanUp?: () => Promise<void> | void;
  exitCode?: (signal: NodeJS.Signals) => number;
} = {}): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) {
        for (const child of running) signalGroup(child, 'SIGKILL');
        process.exit(exitCode(signal));
      }
      isStopping = true;
      void Promise.allSettled([stopAll(), cleanUp?.()]).then(() => process.exit(exitCode(signal)));
    });
  }
}

/** Runs the npm that started this process, else the one on PATH. */
export function runNpm(args: readonly string[], options: StartOptions): Promise<RunResult> {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.[cm]?js$/.test(cli)
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, options);
}

/**
 * Builds both languages with the project's build script, streaming its output.
 *
 * @param env added to this process's
 * @returns the exit code
 */
export async function runBuild(env?: NodeJS.ProcessEnv): Promise<number> {
  const options = {cwd: projectRoot, env: {...process.env, ...env}};
  const {code} = await runNpm(['run', '--silent', 'build'], options);
  return code;
}
