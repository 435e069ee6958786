import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Time limit of git, in ms: its answer only improves a message. */
const TIMEOUT_MS = 2_000;

/**
 * Finds what changed in a French text since its translation was marked: the commit that added the
 * hash to the translation contains the French of that time.
 *
 * @returns a command that shows the change, and its first line in the current text; undefined when
 * git doesn't know
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
    // No git, no repository, or an untracked file.
    return undefined;
  }
}
