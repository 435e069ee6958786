import {concurrently, type ConcurrentlyCommandInput} from 'concurrently';

type Ended = {
  name: string;
  /** Zero if it succeeded. */
  code: number;
  seconds: number;
};

/**
 * Runs shell commands, each line of their output after their name.
 *
 * @param atOnce how many run at the same time; their outputs stay apart
 */
export async function runAll(
  commands: ConcurrentlyCommandInput[],
  {atOnce = 1}: {atOnce?: number} = {},
): Promise<Ended[]> {
  const {result} = concurrently(commands, {group: true, maxProcesses: atOnce, prefix: 'name'});
  type Events = Awaited<typeof result>;
  const events = await result.catch((failed: Events) => failed);
  return events.map(({command, exitCode, timings}) => ({
    name: command.name,
    code: Number(exitCode) || (exitCode === 0 ? 0 : 1),
    seconds: timings.durationSeconds,
  }));
}
