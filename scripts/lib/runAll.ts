import os from 'node:os';
import {concurrently, type ConcurrentlyCommandInput} from 'concurrently';
import {onStop} from './command';

type Ended = {
  name: string;
  /** Zero if it succeeded. */
  code: number;
  seconds: number;
};

/**
 * Runs shell commands, each line of their output after their name, except on GitHub. Ctrl-C ends
 * them and this process.
 *
 * @param atOnce how many run at the same time; their outputs stay apart
 */
export async function runAll(
  commands: ConcurrentlyCommandInput[],
  {atOnce = 1}: {atOnce?: number} = {},
): Promise<Ended[]> {
  // concurrently stops the commands, and takes Ctrl-C for a success.
  onStop((signal) => {
    process.exitCode = 128 + os.constants.signals[signal];
  });
  // GitHub's problem matchers read the start of a line.
  const prefix = process.env.GITHUB_ACTIONS ? 'none' : 'name';
  const {result} = concurrently(commands, {group: true, maxProcesses: atOnce, prefix});
  type Events = Awaited<typeof result>;
  const events = await result.catch((failed: Events) => failed);
  if (process.exitCode !== undefined) process.exit();
  return events.map(({command, exitCode, timings}) => ({
    name: command.name,
    code: exitCode === 0 ? 0 : 1,
    seconds: timings.durationSeconds,
  }));
}
