import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CODE_FILE, formatJson} from '../../src/plugins/translations/files';
import {projectRoot} from '../../src/lib/project';
import {copyProject, type ProjectCopy} from './project-copy';

/**
 * The fixture site: an invented agency whose files replace the project's, path by path, when a
 * test reads or builds « the fixture ». Tests so never depend on the live identity and texts.
 */
export const fixtureRoot = path.join(projectRoot, 'e2e/fixture');

/** Folders that the fixture replaces as a whole: nothing of the project's remains in them. */
const WHOLE = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];

/** The English of the fixture's vocabulary, added to the project's. */
const TEXTS = path.join(fixtureRoot, 'texts.json');

const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

/** Puts the fixture's files in place of the project's in a copy. */
export function overlayFixture(dir: string): void {
  for (const folder of WHOLE) rmSync(path.join(dir, folder), {recursive: true, force: true});
  cpSync(fixtureRoot, dir, {recursive: true, filter: (file) => file !== TEXTS});
  const code = path.join(dir, CODE_FILE);
  writeFileSync(code, formatJson({...readTexts(code), ...readTexts(TEXTS)}));
}

/** Copies the project as the fixture site, with the same packages. */
export async function copyFixture(options: {ownCache?: boolean} = {}): Promise<ProjectCopy> {
  const copy = await copyProject(options);
  overlayFixture(copy.dir);
  return copy;
}
