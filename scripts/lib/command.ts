import {codeOf, messageOf, SiteError} from '../../src/lib/siteError';

/** Exit code for invalid options. */
export const WRONG_USAGE = 2;

type ExitCode = number | void;

/**
 * Runs a command. Prints a `SiteError` as one line, with exit code 1; any other error is a bug
 * and keeps its stack trace.
 */
export async function runMain(main: () => Promise<ExitCode> | number): Promise<void> {
  // A closed pipe (`| head`) is not an error.
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = (await main()) ?? process.exitCode;
  } catch (error) {
    console.error(error instanceof SiteError ? `✖ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs a command with options; invalid ones exit with {@link WRONG_USAGE}. */
export function runCommand<Options>(
  usage: string,
  readOptions: () => Options,
  main: (options: Options) => Promise<ExitCode> | number,
): Promise<void> {
  return runMain(() => {
    let options: Options;
    try {
      options = readOptions();
    } catch (error) {
      // Node's own messages have no full stop.
      console.error(`✖ ${messageOf(error).replace(/\.?$/, '.')} Usage: ${usage}`);
      return WRONG_USAGE;
    }
    return main(options);
  });
}

/** Calls back at Ctrl-C, SIGTERM or a closed terminal, once each. */
export function onStop(stop: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop(signal));
  }
}

/** Closes a server, then exits, when it is stopped. */
export function closeOnSignals(server: {close: () => Promise<void>}): void {
  onStop(() => void server.close().then(() => process.exit(0)));
}
