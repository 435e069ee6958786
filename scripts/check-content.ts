/*
 * npm run check:content: what is wrong in the texts, with file, line and remedy, without building
 * the site; `-- --fix` corrects typography in place, `-- --json` prints a JSON document.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeWhole} from '../src/lib/files';
import {checkContent} from './lib/content/check';
import {openMemory} from './lib/content/facts';
import {applyCorrections} from './lib/content/typography';
import {reportProblems} from './lib/problem-report';
import {cacheDir, projectRoot} from './lib/project';
import {runCommand} from './lib/user-error';

const USAGE = 'npm run check:content -- [--fix] [--json]';

/** What decides how a text is read: a change there makes what is remembered useless. */
const READERS = [
  'package-lock.json',
  'scripts/lib/content',
  'src/features/case-studies/writing/schemas.ts',
  'src/lib',
  'src/plugins/case-studies',
];

/** A fingerprint of the code that reads texts. */
async function versionOfReaders(): Promise<string> {
  const hash = createHash('sha256');
  for (const reader of READERS) {
    const folder = path.join(projectRoot, reader);
    const names = path.extname(reader) ? [''] : await readdir(folder, {recursive: true});
    for (const name of names.filter((each) => each === '' || each.endsWith('.ts')).sort()) {
      hash.update(name).update(await readFile(path.join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const readOptions = () =>
  parseArgs({options: {fix: {type: 'boolean'}, json: {type: 'boolean'}}}).values;

async function main({fix, json}: ReturnType<typeof readOptions>): Promise<number> {
  const memory = await openMemory(
    path.join(cacheDir, 'content', `${await versionOfReaders()}.json`),
  );
  let checked = await checkContent(projectRoot, memory);
  const fixed = fix ? checked.corrections : [];
  for (const {file, source, corrections} of fixed) {
    await writeWhole(path.join(projectRoot, file), applyCorrections(source, corrections));
  }
  if (fixed.length > 0) checked = await checkContent(projectRoot, memory);
  await memory.close();
  const {problems, corrections, texts} = checked;
  const signs = fixed.flatMap((each) => each.corrections).length;
  if (!json && signs > 0) {
    console.log(`Corrected ${signs} typographic ${signs === 1 ? 'sign' : 'signs'}.`);
  }
  const code = reportProblems(problems, {what: 'Content', json, figures: {texts, fixed: signs}});
  if (!json && corrections.length > 0) {
    console.log('Run npm run check:content -- --fix to correct the typography.');
  }
  return code;
}

void runCommand(USAGE, readOptions, main);
