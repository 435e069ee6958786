/*
 * npm run i18n:extract: brings the English texts of the interface and of the
 * handbook's sidebar up to date with the code. A new text comes in French, for
 * translators to replace; what is translated stays; what left the code is kept
 * in i18n/en/removed.json, and comes back from there. Sorted, so that a diff
 * shows only what changed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblems} from '../src/lib/siteError';
import {writeWhole} from '../src/plugins/shared/files';
import {mergeMessages, type Messages} from '../src/plugins/translations/merge';
import {messageFilesOf, readMessages} from '../src/plugins/translations/messages';
import {
  formatRecord,
  readRemoved,
  readSources,
  recordFiles,
  type Sources,
} from '../src/plugins/translations/records';
import {projectRoot} from './lib/project.mjs';
import {runCommand, UserError} from './lib/user-error.mjs';

/** The language that is written; the source, French, is in the code. */
const LOCALE = 'en';

const USAGE = 'npm run i18n:extract, without anything after it';

/** A translation file as Docusaurus writes it; empty when it is not there. */
function messagesOf(file: string, absolute: string): Messages {
  if (!existsSync(absolute)) return {};
  const text = readFileSync(absolute, 'utf8');
  const {problems} = readMessages(file, text);
  if (problems.length > 0) {
    throw new UserError(
      `Nothing was changed, because of what is in ${file}:\n${formatProblems(problems)}`,
    );
  }
  return JSON.parse(text) as Messages;
}

/**
 * Lets Docusaurus write every text of the code, in French, into an empty folder:
 * the translators' own files are out of its reach, so that a run that is
 * interrupted leaves them as they were.
 */
function extract(dir: string): void {
  const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = path.join(projectRoot, 'scripts/lib/extraction.config.ts');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'write-translations', '--locale', LOCALE, '--config', config],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      // In production there is no handbook, and so no sidebar.
      env: {...process.env, NODE_ENV: 'development', I18N_EXTRACTION_DIR: dir},
    },
  );
  if (status !== 0) {
    throw new UserError(
      `Docusaurus could not read the texts of the code, and nothing was changed: put right what it says, then try again.\n${stdout}${stderr}`,
    );
  }
}

async function main(): Promise<number> {
  const files = messageFilesOf(LOCALE);
  const records = recordFiles(LOCALE);
  const current = files.map((file) => messagesOf(file, path.join(projectRoot, file)));
  const [readFrom, readGone] = await Promise.all([
    readSources(projectRoot, LOCALE),
    readRemoved(projectRoot, LOCALE),
  ]);
  const broken = [...readFrom.problems, ...readGone.problems];
  if (broken.length > 0) {
    throw new UserError(
      `Nothing was changed, because of what is there:\n${formatProblems(broken)}`,
    );
  }

  const dir = mkdtempSync(path.join(os.tmpdir(), 'i18n-extract-'));
  let merged;
  try {
    extract(dir);
    let removed = readGone.data;
    merged = files.map((file, index) => {
      const extracted = messagesOf(file, path.join(dir, file.replace(/^i18n\//, '')));
      // The handbook has one version, whose label is shown nowhere.
      const {['version.label']: _label, ...texts} = extracted;
      const result = mergeMessages({
        file,
        extracted: texts,
        current: current[index] ?? {},
        sources: readFrom.data[file] ?? {},
        removed,
      });
      removed = result.removed;
      return {file, ...result};
    });
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }

  const put = async (file: string, text: string) => {
    const absolute = path.join(projectRoot, file);
    if (existsSync(absolute) && readFileSync(absolute, 'utf8') === text) return;
    await mkdir(path.dirname(absolute), {recursive: true});
    await writeWhole(absolute, text);
  };
  const removed = merged.at(-1)?.removed ?? {};
  const sources: Sources = {...readFrom.data};
  for (const {file, sources: own} of merged) {
    if (Object.keys(own).length > 0) sources[file] = {...own};
    else delete sources[file];
  }
  // What leaves a file is written elsewhere first.
  if (Object.keys(removed).length > 0 || existsSync(path.join(projectRoot, records.removed))) {
    await put(records.removed, formatRecord(removed));
  }
  if (Object.keys(sources).length > 0) await put(records.sources, formatRecord(sources));
  for (const {file, messages} of merged) {
    await put(file, `${JSON.stringify(messages, null, 2)}\n`);
  }

  for (const {file, messages, added, gone, restored} of merged) {
    console.log(`${file}: ${Object.keys(messages).length} texts.`);
    for (const id of added) console.log(`  to translate: ${id}`);
    for (const {id, from} of restored) {
      console.log(`  back, with its translation: ${id}${id === from ? '' : ` (it was ${from})`}`);
    }
    for (const id of gone) {
      const kept = `${file}#${id}` in removed;
      console.log(
        `  no longer in the code: ${id}${kept ? ` (its translation is kept in ${records.removed})` : ''}`,
      );
    }
  }
  return 0;
}

void runCommand(USAGE, () => parseArgs({}), main);
