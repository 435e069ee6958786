/*
 * npm run measure: measures the built site in a real Chromium, on a machine that does nothing
 * else, and keeps the tables in docs/results.json.
 *
 *   npm run measure -- --only=weight,navigation   some of: code, weight, lighthouse, navigation
 *   npm run measure -- --runs=5                   of Lighthouse and each navigation (3 and 21)
 *   npm run measure -- --build=dir --no-write     another build; docs/results.json stays
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withBuiltSite} from './lib/built-site';
import {codeTable} from './lib/measure/code';
import {lighthouseTable} from './lib/measure/lighthouse';
import {loadedTable, weighPages} from './lib/measure/loadedWeight';
import {navigationTable} from './lib/measure/navigation';
import {samplePages} from './lib/builtPages';
import {printTable, recordTable} from './lib/measure/report';
import {buildDir as ownBuild} from './lib/project';
import {runCommand} from './lib/user-error';

const PARTS = ['code', 'weight', 'lighthouse', 'navigation'];
const USAGE = `npm run measure -- [--only=${PARTS.join(',')}] [--runs=3] [--build=build] [--no-write]`;

function readOptions() {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      runs: {type: 'string'},
      build: {type: 'string', default: ownBuild},
      write: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const parts = values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`--only has "${unknown}": write some of ${PARTS.join(', ')}.`);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(`--runs is "${values.runs}": write a whole number from 1.`);
  }
  return {parts, runs, buildDir: path.resolve(values.build), writes: values.write};
}

type Options = ReturnType<typeof readOptions>;

const measure = (part: string, {runs, buildDir, writes}: Options) =>
  withBuiltSite({buildDir}, async ({browser, origin}) => {
    // Of nine taps, the median of one page moved by 10 ms from one measure to the next.
    const times = runs ?? (part === 'navigation' ? 21 : 3);
    const samples = samplePages(buildDir);
    const table =
      part === 'weight'
        ? loadedTable(await weighPages(browser, origin, samples))
        : part === 'lighthouse'
          ? await lighthouseTable(origin, samples, times)
          : await navigationTable(browser, origin, times);
    const repeated = part === 'weight' ? '' : `median of ${times}, `;
    if (writes) await recordTable(part, table, `${repeated}Chromium ${browser.version()}`);
    return table;
  });

void runCommand(USAGE, readOptions, async (options) => {
  let code = 0;
  for (const part of options.parts) {
    const table = part === 'code' ? codeTable() : await measure(part, options);
    code = Math.max(code, printTable(table));
  }
  return code;
});
