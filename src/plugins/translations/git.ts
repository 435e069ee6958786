import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** How long git may take to answer, in ms: it only helps, and nothing waits for it. */
const TIMEOUT_MS = 2_000;

/**
 * What changed in a French text since its translation was marked: the commit that wrote the hash
 * into the translation holds the French of that day.
 *
 * @returns a command that shows it, and the first line in today's text; undefined when git can't
 * tell
 */
export async function changeSince(
  siteDir: string,
  french: string,
  translation: string,
  hash: string,
): Promise<{command: string; line: string} | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, {cwd: siteDir, timeout: TIMEOUT_MS})).stdout.trim();
  try {
    const commit = await git('log', '--format=%h', '-1', `-S${hash}`, '--', translation);
    if (!commit) return undefined;
    const [, line] = /^@@ -\S+ \+(\d+)/m.exec(await git('diff', '-U0', commit, '--', french)) ?? [];
    return line ? {command: `git diff ${commit} -- ${french}`, line} : undefined;
  } catch {
    // No git, no repository, or a file that no commit knows: there is nothing to tell.
    return undefined;
  }
}
