import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {readDocument, type TextDocument} from './document';

const run = promisify(execFile);

/** How far back a version is looked for, in commits that touch the file. */
const COMMITS = 30;

/** How long git may take to answer, in ms: it only helps, and nothing waits for it. */
const TIMEOUT_MS = 2_000;

async function git(siteDir: string, args: readonly string[]): Promise<string | undefined> {
  return run('git', [...args], {cwd: siteDir, timeout: TIMEOUT_MS, maxBuffer: 2 ** 24}).then(
    ({stdout}) => stdout,
    // No git, no repository, or a file that no commit knows: there is nothing to tell.
    () => undefined,
  );
}

/** What changed in a French text since a version of it. */
export type Change = {
  /** A command that shows it. */
  command: string;
  /** Line of the first difference in today's text. */
  line: number;
};

/**
 * Looks in git for the version of a French text that a translation was made
 * from.
 *
 * @param hash of that version
 * @returns undefined when git can't tell
 */
export async function changeSince(
  siteDir: string,
  source: TextDocument,
  text: string,
  hash: string,
): Promise<Change | undefined> {
  const {file} = source;
  const log = await git(siteDir, ['log', `-${COMMITS}`, '--format=%h', '--', file]);
  for (const commit of log?.split('\n').filter(Boolean) ?? []) {
    const old = await git(siteDir, ['show', `${commit}:./${file}`]);
    const read = old === undefined ? [] : readDocument(file, old);
    if (old !== undefined && !Array.isArray(read) && read.hash === hash) {
      const before = old.split('\n');
      const line = text.split('\n').findIndex((row, index) => row !== before[index]) + 1;
      return {command: `git diff ${commit} -- ${file}`, line: Math.max(1, line)};
    }
  }
  return undefined;
}
