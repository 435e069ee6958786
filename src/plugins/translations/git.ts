import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import type {Locale} from '../../lib/locales';
import {SiteError} from '../../lib/siteError';
import {translatedLocales} from '../../lib/texts/translated';
import {normalise} from '../../lib/texts/normalise';
import {exceptionsFile, folderOf, sourcesFile} from './files';

const run = promisify(execFile);

/** Time limit of git, in ms: its answer only improves a message. */
const TIMEOUT_MS = 2_000;

/** Whether a part of a diff changes what the hash of a text compares, not only its form. */
function changesWords(hunk: string): boolean {
  const lines = hunk.split('\n');
  const [before, after] = ['-', '+'].map((sign) =>
    normalise(
      lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])).join('\n'),
    ).replace(/['"]/g, ''),
  );
  return before !== after;
}

/**
 * Finds what changed in a French text since its translation was marked: the first commit with the
 * hash, in sources.json or in the translation, as it once was, contains the French of that time.
 *
 * @returns a command that shows the change, and its first line in the current text; undefined when
 * git doesn't know
 */
export async function changeSince(
  siteDir: string,
  locale: Locale,
  {french, translation}: Readonly<Record<'french' | 'translation', string>>,
  hash: string,
): Promise<{command: string; line: string} | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, {cwd: siteDir, timeout: TIMEOUT_MS})).stdout.trim();
  try {
    const files = [sourcesFile(locale), translation];
    const commits = await git('log', '--format=%h', `-S${hash}`, '--', ...files);
    const commit = commits.split('\n').at(-1);
    if (!commit) return undefined;
    const [, ...hunks] = (await git('diff', '-U0', commit, '--', french)).split(/^(?=@@ )/m);
    const [, line] = /\+(\d+)/.exec(hunks.find(changesWords) ?? hunks[0] ?? '') ?? [];
    return line ? {command: `git diff ${commit} -- ${french}`, line} : undefined;
  } catch {
    // No git, no repository, or an untracked file.
    return undefined;
  }
}

/**
 * The values that a line of front matter has and had in committed texts, by file. None where git is
 * missing or does not know the past, as in a shallow clone.
 */
export async function committedValues(
  siteDir: string,
  field: string,
  dirs: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const values = new Map<string, string[]>();
  try {
    const {stdout} = await run(
      'git',
      ['log', '-p', '-U0', '--format=', '--no-ext-diff', `-G^${field}: `, '--', ...dirs],
      {cwd: siteDir, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024},
    );
    for (const diff of stdout.split(/^diff --git /m).slice(1)) {
      const [, file] = /^\+\+\+ b\/(.*)$/m.exec(diff) ?? [];
      const lines = diff.matchAll(new RegExp(`^[-+]${field}: +['"]?([^'"\n]+?)['"]? *$`, 'gm'));
      const found = Array.from(lines, ([, value = '']) => value);
      if (file) values.set(file, [...(values.get(file) ?? []), ...found]);
    }
  } catch {
    return new Map();
  }
  return values;
}

/** The translated texts of a file with many: id → text. JSON is YAML too. */
function textsOf(source: string): Map<string, string> {
  const entries = Object.entries((parse(source) ?? {}) as Record<string, Record<string, string>>);
  return new Map(
    entries.flatMap(([id, {message, title = '', description = ''}]): Array<[string, string]> =>
      // A message of code.json, or a member of the team.
      message === undefined
        ? [
            [`${id}.title`, title],
            [`${id}.description`, description],
          ]
        : [[id, message]],
    ),
  );
}

/**
 * The translations that changed since a commit, as `npm run i18n:done` names them: whole texts, and
 * the single ones of files with many.
 *
 * @throws SiteError for a commit that git does not know
 */
export async function translationsSince(siteDir: string, commit: string): Promise<string[]> {
  const git = async (...args: string[]) => (await run('git', args, {cwd: siteDir})).stdout;
  const listed = (output: string) => output.split('\n').filter(Boolean);
  const folders = translatedLocales.map(folderOf);
  const ownFiles = translatedLocales.flatMap((each) => [sourcesFile(each), exceptionsFile(each)]);
  let changed: string[];
  try {
    changed = listed(await git('diff', '--name-only', '--diff-filter=d', commit, '--', ...folders));
  } catch {
    throw new SiteError(
      `git knows no "${commit}": write a commit, a branch or a tag, such as --since main.`,
    );
  }
  const added = listed(await git('ls-files', '--others', '--exclude-standard', ...folders));
  const names = [...changed, ...added].map(async (file) => {
    if (/\.mdx?$/.test(file)) return [file];
    if (!/\.(?:json|yml)$/.test(file) || ownFiles.includes(file)) return [];
    const before = textsOf(await git('show', `${commit}:${file}`).catch(() => ''));
    const now = [...textsOf(await readFile(path.join(siteDir, file), 'utf8'))];
    return now.flatMap(([id, text]) => (before.get(id) === text ? [] : `${file}#${id}`));
  });
  return (await Promise.all(names)).flat().sort();
}
