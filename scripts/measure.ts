/*
 * npm run measure: measures the built site in Chromium, on an idle machine, and writes the tables
 * to docs/results.json.
 *
 *   -- --only=weight,code        some of: code, weight, lighthouse
 *   -- --runs=5                   of Lighthouse (default 3)
 *   -- --build=dir --no-write     another build; leaves docs/results.json unchanged
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {startBrowser, withServer} from './lib/built-site';
import {lighthouseTable} from './lib/measure/lighthouse';
import {LIMITS} from './lib/measure/limits';
import {loadedTable, weighPages} from './lib/measure/loadedWeight';
import {samplePages} from './lib/builtPages';
import {limited, printTable, recordTable, type Table} from './lib/measure/report';
import {buildDir as ownBuild, projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const PARTS = ['code', 'weight', 'lighthouse'];
const USAGE = `npm run measure -- [--only=${PARTS.join(',')}] [--runs=3] [--build=build] [--no-write]`;

function readOptions() {
  const {only, runs, write, build} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      runs: {type: 'string', default: '3'},
      build: {type: 'string', default: ownBuild},
      write: {type: 'boolean', default: true},
    },
    allowNegative: true,
  }).values;
  const parts = only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`--only has "${unknown}": write some of ${PARTS.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs is "${runs}": write a number`);
  return {parts, runs: Number(runs), buildDir: path.resolve(build), writes: write};
}

/** Counts lines of tracked code and private modules it imports. */
function codeTable(): Table {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const listed = execFileSync('git', ['ls-files', 'src', 'scripts'], {cwd: projectRoot});
  const files = listed.toString().split('\n');
  const lines = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('__tests__'))
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  const plugins = files.filter((file) => /^src\/plugins\/(?!preset)[^/]+\/index\.ts$/.test(file));
  // Rows of the first table, without its header.
  const privateModules = (read('src/private-modules.md').match(/^\| .*\|$/gm) ?? []).length - 2;
  return {
    title: 'Code',
    head: ['', 'now'],
    rows: [
      ['Lines without tests, src and scripts', limited(lines, 'at most', LIMITS.lines)],
      ['Plugins', limited(plugins.length, 'at most', LIMITS.plugins)],
      ['Uses of private modules', limited(privateModules, 'at most', LIMITS.privateModules)],
    ],
  };
}

const measure = (part: string, {runs, buildDir, writes}: ReturnType<typeof readOptions>) =>
  withServer(buildDir, async (origin) => {
    const browser = await startBrowser();
    try {
      const table =
        part === 'weight'
          ? loadedTable(await weighPages(browser, origin, samplePages(buildDir)))
          : await lighthouseTable(origin, samplePages(buildDir), runs);
      const repeated = part === 'weight' ? '' : `median of ${runs}, `;
      if (writes) await recordTable(part, table, `${repeated}Chromium ${browser.version()}`);
      return table;
    } finally {
      await browser.close();
    }
  });

void runCommand(USAGE, readOptions, async (options) => {
  let code = 0;
  for (const part of options.parts) {
    const table = part === 'code' ? codeTable() : await measure(part, options);
    code = Math.max(code, printTable(table));
  }
  return code;
});
