import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../src/lib/project';
import {codeFile, formatJson, type Messages} from '../../src/plugins/translations/files';
import {copyProject, type ProjectCopy} from './copyProject';
import {locales, type Locale} from '../fixture/src/lib/languages';

/**
 * The fixture site: an invented agency whose files replace the project's, path by path, when a
 * test reads or builds « the fixture ». Tests so never depend on the live identity and texts.
 */
export const fixtureRoot = path.join(projectRoot, 'e2e/fixture');

/** Variables of the project's programs that tests start: they have the fixture's languages. */
export const fixtureEnv = {TSX_TSCONFIG_PATH: path.join(projectRoot, 'e2e/fixture.tsconfig.json')};

/** Folders that the fixture replaces as a whole: nothing of the project's remains in them. */
const WHOLE = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];

/** Texts of the fixture, by id: its vocabulary, instead of all of the project's, and a few of home. */
const TEXTS = path.join(fixtureRoot, 'texts.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The texts of the interface of the fixture site. */
export function fixtureMessages(locale: Locale, dir = projectRoot): Messages {
  const messages = readJson(path.join(dir, codeFile(locale))) as Messages;
  const others = Object.entries(messages).filter(([id]) => !id.startsWith('vocabulary.'));
  const own = (readJson(TEXTS) as Record<Locale, Messages>)[locale];
  return {...Object.fromEntries(others), ...own};
}

/** Puts the fixture's files in place of the project's in a copy. */
export function overlayFixture(dir: string): void {
  for (const folder of WHOLE) rmSync(path.join(dir, folder), {recursive: true, force: true});
  cpSync(fixtureRoot, dir, {recursive: true, filter: (file) => file !== TEXTS});
  for (const locale of locales) {
    const file = path.join(dir, codeFile(locale));
    writeFileSync(file, formatJson(fixtureMessages(locale, dir)));
  }
}

/** Copies the project as the fixture site, with the same packages. */
export async function copyFixture(options: {ownCache?: boolean} = {}): Promise<ProjectCopy> {
  const copy = await copyProject(options);
  overlayFixture(copy.dir);
  return copy;
}
