import {SiteError} from '../../src/lib/siteError';

/**
 * An error for the person at the keyboard: one sentence that names what was found and what to
 * write instead. Commands print it without a stack trace.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Exit code of a command whose options cannot be read. */
export const WRONG_USAGE = 2;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The `code` of a Node system error (`EADDRINUSE`, `ENOENT`, …), if any. */
export function codeOf(error: unknown): string | undefined {
  const {code} = (error ?? {}) as {code?: unknown};
  return typeof code === 'string' ? code : undefined;
}

type ExitCode = number | void;

/**
 * Runs a command: a `UserError`, or one of the site's texts, becomes one line and exit code 1; any other error is a bug of
 * ours and keeps its stack trace.
 */
export async function runMain(main: () => Promise<ExitCode> | number): Promise<void> {
  // A reader that has read enough (`| head`) is no error.
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    process.exitCode = (await main()) ?? process.exitCode;
  } catch (error) {
    const isExplained = error instanceof UserError || error instanceof SiteError;
    console.error(isExplained ? `✖ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** The same with options; those that cannot be read end it with {@link WRONG_USAGE}. */
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
