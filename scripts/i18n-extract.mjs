#!/usr/bin/env node
/*
 * npm run i18n:extract: brings the English interface strings up to date with the
 * source. A new id comes with its French text, for translators to replace; what
 * is translated stays; an id that is gone from the source goes. Sorted, so that a
 * diff shows only what changed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** @typedef {Record<string, {message: string, description?: string}>} Messages */

const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.join(root, 'i18n/en/code.json');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
/** @type {Messages} */
let translated = {};
try {
  /** @type {unknown} */
  const parsed = JSON.parse(before);
  translated = /** @type {Messages} */ (parsed);
} catch (error) {
  const found = error instanceof Error ? error.message : String(error);
  console.error(`i18n/en/code.json is not valid JSON (${found}): put it right, then try again.`);
  process.exit(1);
}

// Without the file Docusaurus writes exactly the ids of the source.
rmSync(file, {force: true});
const {status} = spawnSync(process.execPath, [docusaurus, 'write-translations', '--locale', 'en'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {...process.env, NODE_ENV: 'production'},
});
if (status !== 0 || !existsSync(file)) {
  writeFileSync(file, before);
  console.error('The ids of the source could not be read, and nothing was changed: see above.');
  process.exit(1);
}
// Docusaurus also writes files for the classic theme's navbar and footer, which
// are ours here.
rmSync(path.join(root, 'i18n/en/docusaurus-theme-classic'), {recursive: true, force: true});

/** @type {unknown} */
const extracted = JSON.parse(readFileSync(file, 'utf8'));
const messages = Object.entries(/** @type {Messages} */ (extracted))
  // The theme's own words come translated with it.
  .filter(([id]) => !id.startsWith('theme.'))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([id, {message, description}]) => ({
    id,
    text: {message: translated[id]?.message ?? message, description},
  }));
const contents = Object.fromEntries(messages.map(({id, text}) => [id, text]));
writeFileSync(file, `${JSON.stringify(contents, null, 2)}\n`);

const added = messages.map(({id}) => id).filter((id) => !(id in translated));
const gone = Object.keys(translated).filter((id) => !(id in contents));
console.log(`i18n/en/code.json: ${messages.length} strings.`);
if (added.length > 0) console.log(`To translate: ${added.join(', ')}.`);
if (gone.length > 0) console.log(`No longer in the source: ${gone.join(', ')}.`);
