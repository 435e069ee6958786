#!/usr/bin/env node
/*
 * npm run i18n:extract: brings the English interface strings up to date with the
 * source. Docusaurus adds the new ids with their French text; translators then
 * write the English. Sorted, so that a diff shows only what changed.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = path.join(root, 'i18n/en/code.json');

const {status} = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'write-translations',
    '--locale',
    'en',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, NODE_ENV: 'production'},
  },
);
if (status !== 0) {
  console.error('The ids of the source could not be read: see the message above.');
  process.exit(1);
}
// Docusaurus writes files for the classic theme's navbar and footer, which are
// ours here, and its own words, which come translated with it.
rmSync(path.join(root, 'i18n/en/docusaurus-theme-classic'), {recursive: true, force: true});

/** @type {unknown} */
const parsed = JSON.parse(readFileSync(file, 'utf8'));
const messages = /** @type {Record<string, {message: string, description?: string}>} */ (parsed);
const own = Object.entries(messages)
  .filter(([id]) => !id.startsWith('theme.'))
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
console.log(`${path.relative(root, file)}: ${own.length} strings.`);
