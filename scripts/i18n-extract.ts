/*
 * npm run fix -- translations: brings the texts of the interface in line with the code, in both
 * languages. Adds what the code names, empty in French and in French for translators; removes
 * what nothing uses; keeps translations.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblems, SiteError} from '../src/lib/siteError';
import {writeAtomically} from '../src/lib/files';
import {updateEnglish, updateFrench} from '../src/plugins/translations/extract';
import {
  CODE_FILE,
  formatJson,
  formatSources,
  frenchOf,
  MESSAGE_FILES,
  readMessages,
  readSources,
  SIDEBAR_FILE,
  SOURCES_FILE,
} from '../src/plugins/translations/files';
import {readUses} from '../src/plugins/translations/uses';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const put = (file: string, text: string) => writeAtomically(path.join(projectRoot, file), text);

async function write(
  file: string,
  {messages, from, added, gone}: ReturnType<typeof updateFrench>,
): Promise<void> {
  await put(file, formatJson(messages));
  console.log(`${file}: ${Object.keys(messages).length} texts.`);
  for (const id of added) console.log(`  to write: ${id}`);
  for (const [id, former] of from) {
    if (id !== former) console.log(`  ${id}, with the text of ${former}`);
  }
  for (const {id, message} of gone) console.log(`  no longer used: ${id} (it was “${message}”)`);
}

async function main(): Promise<void> {
  const known = readSources(projectRoot);
  const broken = [
    known.problems,
    ...MESSAGE_FILES.map((file) => readMessages(projectRoot, file).problems),
  ].flat();
  if (broken.length > 0) {
    throw new SiteError(
      `Nothing was changed: correct these files first.\n${formatProblems(broken)}`,
    );
  }
  const sources = {...known.data};
  for (const file of [CODE_FILE, SIDEBAR_FILE]) {
    let {data: french = {}} = readMessages(projectRoot, frenchOf(file));
    if (file === CODE_FILE) {
      const changes = updateFrench(french, await readUses(projectRoot));
      await write(frenchOf(file), changes);
      french = changes.messages;
    }
    const changes = updateEnglish(
      readMessages(projectRoot, file).data ?? {},
      french,
      sources[file],
    );
    await write(file, changes);
    sources[file] = changes.sources;
  }
  await put(SOURCES_FILE, formatSources(sources));
}

void runCommand('npm run fix -- translations, without arguments', () => parseArgs({}), main);
