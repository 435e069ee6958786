/*
 * npm run fix -- translations: brings the texts of the interface in line with the code, in both
 * languages. Adds what the code names, empty in French and in French for translators; removes
 * what nothing uses; keeps translations.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblems, SiteError} from '../src/lib/siteError';
import {writeAtomically} from '../src/lib/files';
import {textsOf} from '../src/plugins/translations/catalogue';
import {extractInto, updateFrench} from '../src/plugins/translations/extract';
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
  const code = frenchOf(CODE_FILE);
  const {messages, ...changes} = updateFrench(
    readMessages(projectRoot, code).data ?? {},
    await readUses(projectRoot),
  );
  await put(code, formatJson(messages));
  console.log(`${code}: ${Object.keys(messages).length} texts.`);
  for (const id of changes.added) console.log(`  to write: ${id}`);
  for (const {id, from} of changes.renamed) console.log(`  ${id}, with the text of ${from}`);
  for (const {id, text} of changes.gone) console.log(`  used by no code: ${id} (it was “${text}”)`);

  const sources = {...known.data};
  for (const file of [CODE_FILE, SIDEBAR_FILE]) {
    const {texts: french} = textsOf(projectRoot, file);
    const {data = {}} = readMessages(projectRoot, file);
    const next = extractInto(french, data, sources[file] ?? {});
    sources[file] = next.sources;
    await put(file, formatJson(next.messages));
    console.log(`${file}: ${Object.keys(next.messages).length} texts.`);
    for (const id of next.added) console.log(`  to translate: ${id}`);
    for (const {id, from} of next.renamed) {
      console.log(`  ${id}, with the translation of ${from}`);
    }
    for (const {id, translation} of next.gone) {
      console.log(`  not in the French: ${id} (it was “${translation}”)`);
    }
  }
  await put(SOURCES_FILE, formatSources(sources));
}

void runCommand('npm run fix -- translations, without arguments', () => parseArgs({}), main);
