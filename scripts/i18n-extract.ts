/*
 * npm run fix -- translations: updates the English texts of the interface, the form receiver
 * and the handbook's sidebar. Adds new texts in French for translators; keeps translations.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblems, SiteError} from '../src/lib/siteError';
import {writeWhole} from '../src/lib/files';
import {textsOfCode, textsOfForms, textsOfSidebar} from '../src/plugins/translations/catalogue';
import {extractInto} from '../src/plugins/translations/extract';
import {
  CODE_FILE,
  formatJson,
  formatSources,
  FORMS_FILE,
  readMessages,
  readSources,
  SIDEBAR_FILE,
  SOURCES_FILE,
} from '../src/plugins/translations/files';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

async function main(): Promise<void> {
  const [code, sidebar] = await Promise.all([
    textsOfCode(projectRoot),
    textsOfSidebar(projectRoot),
  ]);
  const known = readSources(projectRoot);
  const files = [
    {file: CODE_FILE, french: code},
    {file: FORMS_FILE, french: textsOfForms(projectRoot)},
    {file: SIDEBAR_FILE, french: sidebar},
  ].map((each) => ({...each, ...readMessages(projectRoot, each.file)}));
  const broken = [known, ...files].flatMap(({problems}) => problems);
  if (broken.length > 0) {
    throw new SiteError(
      `Nothing was changed: correct these files first.\n${formatProblems(broken)}`,
    );
  }
  const put = (file: string, text: string) => writeWhole(path.join(projectRoot, file), text);
  const sources = {...known.data};
  for (const {file, french, data = {}} of files) {
    const {messages, added, gone, renamed, ...next} = extractInto(
      french,
      data,
      sources[file] ?? {},
    );
    sources[file] = next.sources;
    await put(file, formatJson(messages));
    console.log(`${file}: ${Object.keys(messages).length} texts.`);
    for (const id of added) console.log(`  to translate: ${id}`);
    for (const {id, from} of renamed) console.log(`  ${id}, with the translation of ${from}`);
    for (const {id, translation} of gone) {
      console.log(`  no longer in the code: ${id} (it was “${translation}”)`);
    }
  }
  await put(SOURCES_FILE, formatSources(sources));
}

void runCommand('npm run fix -- translations, without arguments', () => parseArgs({}), main);
