/*
 * npm run measure: measures the built site in a real Chromium and keeps the figures in
 * docs/results.json, which the handbook's page of results shows. Run it on a machine that does
 * nothing else.
 *
 *   npm run measure
 *   npm run measure -- --only=weight,navigation   some of: code, weight, lighthouse, navigation
 *   npm run measure -- --runs=5                   of Lighthouse and of each navigation (3 and 21)
 *   npm run measure -- --build=dir --no-write     another build; leaves docs/results.json as it is
 *
 * Exit codes: 0 within the limits, 1 beyond one, 2 wrong usage.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withBuiltSite} from './lib/built-site';
import {codeTable} from './lib/measure/code';
import {lighthouseTable, measureLighthouse, type LighthousePage} from './lib/measure/lighthouse';
import {loadedTable, weighPages} from './lib/measure/loadedWeight';
import {measureNavigation, navigationTable} from './lib/measure/navigation';
import {samplePages} from './lib/measure/pages';
import {formatTable, problemsOf, type Table} from './lib/measure/report';
import {recordResults, thisMachine, type Results} from './lib/measure/results';
import {buildDir as ownBuild} from './lib/project';
import {runCommand} from './lib/user-error';

const PARTS = ['code', 'weight', 'lighthouse', 'navigation'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `npm run measure -- [--only=${PARTS.join(',')}] [--runs=3] [--build=build] [--no-write]`;

/** How many times slower the processor is while navigating. */
const SLOWDOWN = 4;

/** @throws Error that says what is wrong with the command line */
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
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  if (unknown) throw new Error(`--only has "${unknown}": write some of ${PARTS.join(', ')}.`);
  if (values.runs !== undefined && !/^[1-9]\d*$/.test(values.runs)) {
    throw new Error(`--runs is "${values.runs}": write a whole number from 1.`);
  }
  return {
    parts: parts as Part[],
    runs: values.runs === undefined ? undefined : Number(values.runs),
    buildDir: path.resolve(values.build),
    writes: values.write,
  };
}

type Options = ReturnType<typeof readOptions>;

async function measure(part: Part, {runs, buildDir}: Options): Promise<[Table, Results]> {
  if (part === 'code') return [codeTable(), {}];
  const machine = thisMachine();
  return withBuiltSite({buildDir}, async ({browser, origin}): Promise<[Table, Results]> => {
    if (part === 'weight') {
      const results = await weighPages(browser, origin, samplePages(buildDir));
      return [loadedTable(results), {weight: {machine, results}}];
    }
    if (part === 'lighthouse') {
      const results: LighthousePage[] = [];
      for (const sample of samplePages(buildDir)) {
        console.log(`  Lighthouse ${sample.path} …`);
        results.push(await measureLighthouse(origin, sample, runs ?? 3));
      }
      return [lighthouseTable(results), {lighthouse: {machine, runs: runs ?? 3, results}}];
    }
    // Of nine taps, the median of one page moved by 10 ms from one measure to the next.
    const conditions = {runs: runs ?? 21, slowdown: SLOWDOWN};
    const results = await measureNavigation(browser, origin, conditions);
    return [navigationTable(results), {navigation: {machine, ...conditions, results}}];
  });
}

void runCommand(USAGE, readOptions, async (options) => {
  const problems: string[] = [];
  for (const part of options.parts) {
    const [table, results] = await measure(part, options);
    console.log(formatTable(table));
    problems.push(...problemsOf(table));
    if (options.writes) await recordResults(results);
  }
  for (const problem of problems) console.error(`✖ ${problem}`);
  console.log(
    problems.length > 0
      ? `✖ ${problems.length} figures are beyond their limits.`
      : '✓ Every figure is within its limit.',
  );
  return problems.length > 0 ? 1 : 0;
});
