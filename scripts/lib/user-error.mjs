/**
 * An error meant for the person at the keyboard: its message is one sentence
 * that names what was found and what to write instead. Commands print it
 * without a stack trace.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** Exit code of a command that was asked for something that it does not do, or not told what it needs. */
export const WRONG_USAGE = 2;

/**
 * The message of anything that was thrown.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The `code` of a Node system error (`EADDRINUSE`, `ENOENT`, …), if any.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Runs a command's main function: a `UserError` becomes one line on stderr and
 * exit code 1; any other error is a bug of ours and keeps its stack trace.
 *
 * @param {() => Promise<number | void>} main resolves with the exit code
 * @returns {Promise<void>}
 */
export async function runMain(main) {
  // Who reads may have read enough (`| head`), which is no error.
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(
      error instanceof UserError
        ? `✖ ${error.message}`
        : error instanceof Error
          ? error.stack
          : String(error),
    );
    process.exitCode = 1;
  }
}

/**
 * Runs a command that takes options, like {@link runMain}; options that can't be read end
 * it with {@link WRONG_USAGE}, in one line that says how it is called.
 *
 * @template Options
 * @param {string} usage how the command is called
 * @param {() => Options} readOptions throws what is wrong with them
 * @param {(options: Options) => Promise<number> | number} main returns the exit code
 * @returns {Promise<void>}
 */
export function runCommand(usage, readOptions, main) {
  return runMain(async () => {
    let options;
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
