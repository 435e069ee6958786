/**
 * Checks all texts without building the site: see docs/add-a-case-study.mdx.
 *
 *   npm run check:content            tells what is wrong, with file, line and remedy
 *   npm run check:content -- --fix   puts French typography right in place
 *   npm run check:content -- --json  the same report as a JSON document
 *
 * Exit codes: 0 nothing wrong (warnings alone stop nothing), 1 problems, 2 wrong usage.
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

async function main({fix = false, json = false}: ReturnType<typeof readOptions>): Promise<number> {
  const memoryFile = path.join(cacheDir, 'content', `${await versionOfReaders()}.json`);
  const check = async () => {
    const memory = await openMemory(memoryFile);
    const checked = await checkContent(projectRoot, memory);
    await memory.close();
    return checked;
  };
  let checked = await check();
  let fixed = 0;
  if (fix && checked.corrections.length > 0) {
    for (const {file, source, corrections} of checked.corrections) {
      await writeWhole(path.join(projectRoot, file), applyCorrections(source, corrections));
      fixed += corrections.length;
    }
    checked = await check();
  }
  const {problems, corrections, texts} = checked;
  if (!json && fixed > 0)
    console.log(`Corrected ${fixed} typographic ${fixed === 1 ? 'sign' : 'signs'}.`);
  const code = reportProblems(problems, {what: 'Content', json, figures: {texts, fixed}});
  if (!json && corrections.length > 0) {
    console.log('Run npm run check:content -- --fix to correct the typography.');
  }
  return code;
}

void runCommand(USAGE, readOptions, main);
