import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {hashFiles, hashOf} from '../../lib/hash';

const FOLDERS = ['blog', 'i18n', 'src', 'static'];
const FILES = [
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** Hashes a build's inputs: the same on any machine. */
export async function buildHash(
  siteDir: string,
  configuration: Readonly<Record<string, unknown>>,
): Promise<string> {
  const files = FILES.filter((file) => existsSync(path.join(siteDir, file)));
  files.push(
    ...filesIn(siteDir, FOLDERS).filter(
      (file) => !file.includes('__tests__') && !path.basename(file).startsWith('.'),
    ),
  );
  const settings = Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = hashOf(await hashFiles(siteDir, files.sort()), JSON.stringify(settings));
  return hash.slice(0, 16);
}
