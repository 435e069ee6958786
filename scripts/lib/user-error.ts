import {SiteError} from '../../src/lib/siteError';

/**
 * An error for the user: its message is one sentence with the mistake and the remedy. Commands
 * print it without a stack trace.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Exit code for invalid options. */
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
 * Runs a command. Prints a `UserError` or a mistake in the site's texts as one line, with exit
 * code 1; any other error is a bug and keeps its stack trace.
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
    const isExplained = error instanceof UserError || error instanceof SiteError;
    console.error(isExplained ? `✖ ${error.message}` : error);
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
