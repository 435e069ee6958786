import {createHash} from 'node:crypto';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {atOnce} from '../../lib/atOnce';

/** Everything in the project that a build is made from. */
const INPUTS = [
  'blog',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** How many files are read at once. */
const AT_ONCE = 32;

/** The files below a folder, or the file itself; none when it is not there. */
async function filesOf(siteDir: string, input: string): Promise<string[]> {
  const found = await stat(path.join(siteDir, input)).catch(() => undefined);
  if (!found?.isDirectory()) {
    return found ? [input] : [];
  }
  const entries = await readdir(path.join(siteDir, input), {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).includes('__tests__'));
}

/**
 * Names a build by what it is made from: the same content, code and configuration
 * give the same hash on any machine, any change another one. It does not depend on
 * the language, because one build holds both.
 *
 * @param configuration what the environment adds
 * @returns 16 hexadecimal digits
 */
export async function buildHash(
  siteDir: string,
  configuration: Readonly<Record<string, unknown>>,
): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(siteDir, input))))
    .flat()
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const limit = atOnce(AT_ONCE);
  const digests = await Promise.all(
    files.map((file) =>
      limit(async () =>
        createHash('sha256')
          .update(await readFile(path.join(siteDir, file)))
          .digest('hex'),
      ),
    ),
  );
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${file}\0${digests[index]}\n`));
  const settings = Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify(settings));
  return hash.digest('hex').slice(0, 16);
}
