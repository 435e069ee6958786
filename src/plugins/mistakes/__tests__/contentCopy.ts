import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {overlayFixture} from '@site/scripts/lib/fixture';
import {readFacts} from '../words';

export const root = path.resolve(__dirname, '../../../..');

/** Copies a folder: texts as files that a test may change, everything else as links. */
function copyTexts(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTexts(source, target);
    else if (/\.(?:mdx?|yml|json|tsx?|mjs)$/.test(entry.name)) {
      writeFileSync(target, readFileSync(source));
    } else symlinkSync(source, target);
  }
}

/**
 * Copies the fixture site's texts into a temporary folder.
 *
 * @param more folders and files besides the texts: `src`, `package.json`
 */
export function copyContent(more: readonly string[] = []): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['i18n', 'docs', 'src/pages', 'static']) {
    copyTexts(path.join(root, folder), path.join(dir, folder));
  }
  for (const name of more) {
    if (path.extname(name))
      writeFileSync(path.join(dir, name), readFileSync(path.join(root, name)));
    else copyTexts(path.join(root, name), path.join(dir, name));
  }
  overlayFixture(dir);
  return dir;
}

/** Reads each text once for all tests of a file: most tests change only a few. */
export function rememberingFacts(): typeof readFacts {
  const known = new Map<string, ReturnType<typeof readFacts>>();
  return (text) => {
    const key = JSON.stringify(text);
    const facts = known.get(key) ?? readFacts(text);
    known.set(key, facts);
    return facts;
  };
}
