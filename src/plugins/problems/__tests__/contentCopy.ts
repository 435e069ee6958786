import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {overlayFixture} from '@site/e2e/support/fixtureSite';
import {locales} from '../../../lib/locales';
import {factsOf} from '../../texts/facts';

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

/** A page and a handbook of two, instead of the project's. */
const texts: Readonly<Record<string, string>> = {
  'src/pages/legal.mdx': '---\ntitle: Mentions\n---\n\n## Contact\n\n[Écrivez-nous](/#contact).\n',
  'i18n/en/docusaurus-plugin-content-pages/legal.mdx':
    '---\ntitle: Legal\n---\n\n## Contact\n\n[Write to us](/#contact).\n',
  'docs/index.md':
    '---\ntitle: Le guide\n---\n\nLe site est fait de textes et [d’images](pictures.md).\n',
  'docs/pictures.md': '---\ntitle: Les images\n---\n\nUne par étape.\n',
};

/**
 * Copies the fixture site's texts into a temporary folder, with the project's translation files.
 *
 * @param more folders and files besides the texts: `src`, `package.json`
 */
export function copyContent(more: readonly string[] = []): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const name of ['static', ...more]) {
    if (path.extname(name))
      writeFileSync(path.join(dir, name), readFileSync(path.join(root, name)));
    else copyTexts(path.join(root, name), path.join(dir, name));
  }
  for (const folder of locales.map((locale) => `i18n/${locale}`)) {
    mkdirSync(path.join(dir, folder), {recursive: true});
    for (const name of readdirSync(path.join(root, folder))) {
      if (!name.endsWith('.json')) continue;
      writeFileSync(path.join(dir, folder, name), readFileSync(path.join(root, folder, name)));
    }
  }
  rmSync(path.join(dir, 'src/pages'), {recursive: true, force: true});
  overlayFixture(dir);
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

/** Reads each text once for all tests of a file: most tests change only a few. */
export function rememberingFacts(): typeof factsOf {
  const known = new Map<string, ReturnType<typeof factsOf>>();
  return (text) => {
    const key = JSON.stringify(text);
    const facts = known.get(key) ?? factsOf(text);
    known.set(key, facts);
    return facts;
  };
}
