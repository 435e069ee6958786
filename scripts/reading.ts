/* Prints what someone must read to change one thing, the lines of code and the private seams. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../src/lib/project';
import {modulesFrom} from './lib/modules';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const tracked = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], {cwd: projectRoot, encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);

const CODE = /\.(?:tsx?|mjs|cjs)$/;
const TEST = /__tests__\//;

/** The code of some folders, without tests. */
const codeOf = (...folders: string[]) =>
  tracked(...folders).filter((file) => CODE.test(file) && !TEST.test(file));

/** A change, and what must be read to make it. */
type Walk = {change: string; how: string; modules: () => string[]};

/** A module and what it imports; `within` leaves out what other subjects own. */
const importedBy = (from: string, within = /^/): Pick<Walk, 'how' | 'modules'> => ({
  how: `from ${from}`,
  modules: () => modulesFrom(projectRoot, from).filter((file) => within.test(file)),
});

/** The modules of some folders that name something. */
const naming = (name: string, ...folders: string[]): Pick<Walk, 'how' | 'modules'> => ({
  how: `that name "${name}"`,
  modules: () => codeOf(...folders).filter((file) => new RegExp(`\\b${name}\\b`).test(read(file))),
});

const walks: readonly Walk[] = [
  {
    change: 'a sentence of home',
    how: 'i18n',
    modules: () => tracked('i18n').filter((file) => file.endsWith('/code.json')),
  },
  {change: 'a field of the contact form', ...naming('lastname', 'src')},
  {change: 'the bar', ...importedBy('src/theme/Navbar/index.tsx', /^src\/theme\/Navbar\//)},
  {
    change: 'a header of the host',
    ...importedBy('src/plugins/publish/headers/index.ts', /^src\/plugins\/publish\//),
  },
  {
    change: 'what makes a translation stale',
    ...importedBy('src/plugins/translations/check.ts', /^src\/plugins\/translations\//),
  },
  {
    change: 'what a study’s front matter allows',
    ...importedBy('src/plugins/case-studies/frontMatter.ts'),
  },
  {change: 'page data, written', ...importedBy('src/plugins/page-data/index.ts')},
  {change: 'page data, loaded', ...importedBy('src/features/navigation/load/preload.ts')},
];

const lineCount = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

function main(): void {
  const isListed = process.argv.includes('--list');
  console.log(`${'To change…'.padEnd(40)}modules`);
  for (const {change, how, modules} of walks) {
    const found = modules();
    console.log(`${change.padEnd(40)}${String(found.length).padStart(7)}  ${how}`);
    if (isListed) console.log(`    ${found.join('\n    ')}`);
  }

  const counts: ReadonlyArray<[string, readonly string[]]> = [
    ['code (src, scripts)', codeOf('src', 'scripts')],
    ['unit tests', tracked('src', 'scripts').filter((file) => CODE.test(file) && TEST.test(file))],
    ['end-to-end tests', tracked('e2e').filter((file) => CODE.test(file))],
    ['styles', tracked('src').filter((file) => file.endsWith('.css'))],
  ];
  console.log('\nLines');
  for (const [name, files] of counts) {
    console.log(`${name.padEnd(40)}${lineCount(files).toLocaleString('en-GB').padStart(7)}`);
  }
  // Rows of the first table, without its header.
  const seams = (read('src/private-modules.md').match(/^\| .*\|$/gm) ?? []).length - 2;
  console.log(`\n${'Uses of private modules'.padEnd(40)}${String(seams).padStart(7)}`);
}

main();
