import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../../lib/files';

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
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(path.join(siteDir, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  const settings = Object.entries(configuration).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash.update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}
