/**
 * npm run measure: measures the built site in a real Chromium and keeps the figures in
 * docs/results.json, which the handbook's page of results shows. Run it on a machine that
 * does nothing else.
 *
 *   npm run measure
 *   npm run measure -- --only=weight,navigation   some of: code, weight, lighthouse, navigation, bench
 *   npm run measure -- --runs=5                   of Lighthouse and of each navigation (3 and 21)
 *   npm run measure -- --slowdown=6               the processor while navigating (4)
 *   npm run measure -- --pages=home,case-study    some types of pages
 *   npm run measure -- --build=dir --no-write     another build; leaves docs/results.json as it is
 *
 * Exit codes: 0 within the limits, 1 beyond one, 2 wrong usage.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {RouteName} from '../src/routes';
import {withBuiltSite, withServer} from './lib/built-site.mjs';
import {codeProblems, codeTable, measureCode} from './lib/measure/code';
import {
  lighthouseProblems,
  lighthouseTable,
  measureLighthouse,
  type LighthousePage,
} from './lib/measure/lighthouse';
import {loadedProblems, printLoadedTable, weighPages} from './lib/measure/loadedWeight';
import {thisMachine} from './lib/measure/machine';
import {measureNavigation, navigationProblems, navigationTable} from './lib/measure/navigation';
import {pageTypes, samplePages} from './lib/measure/pages';
import {recordResults, resultsFile, type Results} from './lib/measure/results';
import {npm, run} from './lib/processes';
import {buildDir as ownBuild, display, projectRoot} from './lib/project';
import {runCommand} from './lib/user-error';

const USAGE =
  'npm run measure -- [--only=code,weight,lighthouse,navigation,bench] [--runs=3] [--slowdown=4] [--pages=home,…] [--build=build] [--no-write]';

/** In the order in which they are measured; the bench alone takes most of an hour. */
const PARTS = ['code', 'weight', 'lighthouse', 'navigation', 'bench'] as const;
type Part = (typeof PARTS)[number];

/**
 * Without `--runs`. One tap takes half as long again as another: of nine, the median of one
 * page moved by 10 ms from one measure to the next.
 */
const RUNS = {lighthouse: 3, navigation: 21};

type Options = {
  parts: readonly Part[];
  types: readonly RouteName[];
  runs: {lighthouse: number; navigation: number};
  slowdown: number;
  buildDir: string;
  writes: boolean;
};

/** @throws Error when a value is none of those that there are */
function chosen<T extends string>(name: string, value: string, all: readonly T[]): T[] {
  return value.split(',').map((each) => {
    const found = all.find((one) => one === each);
    if (!found) throw new Error(`${name} has "${each}": write some of ${all.join(', ')}.`);
    return found;
  });
}

/** @throws Error for anything but a whole number from 1 */
function count(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`${name} is "${value}": write a whole number from 1.`);
}

/** @throws Error that says what is wrong with the command line */
function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.filter((part) => part !== 'bench').join(',')},
      pages: {type: 'string', default: pageTypes.join(',')},
      runs: {type: 'string'},
      slowdown: {type: 'string', default: '4'},
      build: {type: 'string', default: ownBuild},
      write: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const runs = values.runs === undefined ? undefined : count('--runs', values.runs);
  return {
    parts: chosen('--only', values.only, PARTS),
    types: chosen('--pages', values.pages, pageTypes),
    runs: runs === undefined ? RUNS : {lighthouse: runs, navigation: runs},
    slowdown: count('--slowdown', values.slowdown),
    buildDir: path.resolve(values.build),
    writes: values.write,
  };
}

/** Measures, prints, and says what is beyond its limit. */
async function measure(
  part: Exclude<Part, 'bench'>,
  {types, runs, slowdown, buildDir}: Options,
): Promise<{results: Results; problems: string[]}> {
  if (part === 'code') {
    const size = measureCode();
    console.log(`\n${codeTable(size)}\n`);
    return {results: {}, problems: codeProblems(size)};
  }
  const machine = thisMachine({withBrowser: true});
  const samples = () => samplePages(buildDir).filter(({type}) => types.includes(type));
  if (part === 'weight') {
    const pages = await withBuiltSite({buildDir}, ({browser, origin}) =>
      weighPages(browser, origin, samples()),
    );
    printLoadedTable(pages);
    return {results: {weight: {machine, results: pages}}, problems: loadedProblems(pages)};
  }
  if (part === 'lighthouse') {
    const pages = await withServer(buildDir, async (origin) => {
      const measured: LighthousePage[] = [];
      for (const sample of samples()) {
        console.log(`  Lighthouse ${sample.path} …`);
        measured.push(await measureLighthouse(origin, sample, runs.lighthouse));
      }
      return measured;
    });
    console.log(
      `\nLighthouse, mobile, simulated throttling, median of ${runs.lighthouse}:\n\n${lighthouseTable(pages)}\n`,
    );
    return {
      results: {lighthouse: {machine, runs: runs.lighthouse, results: pages}},
      problems: lighthouseProblems(pages),
    };
  }
  const results = await withBuiltSite({buildDir}, ({browser, origin}) =>
    measureNavigation(browser, origin, {runs: runs.navigation, slowdown}, ({from, to, isSlow}) =>
      console.log(`  ${from} → ${to}${isSlow ? ' (slow network)' : ''}`),
    ),
  );
  console.log(
    `\nFrom the tap to the next page, processor ${slowdown} times slower, median of ${runs.navigation}:\n\n${navigationTable(results)}\n`,
  );
  return {
    results: {navigation: {machine, runs: runs.navigation, slowdown, results}},
    problems: navigationProblems(results),
  };
}

async function main(options: Options): Promise<number> {
  const problems: string[] = [];
  for (const part of options.parts) {
    if (part === 'bench') {
      const [command, args] = npm([
        ...['run', '--silent', 'bench', '--'],
        ...(options.writes ? [] : ['--no-write']),
      ]);
      const {code} = await run(command, args, {cwd: projectRoot});
      if (code !== 0) problems.push('The bench is beyond a limit: see above.');
      continue;
    }
    const measured = await measure(part, options);
    problems.push(...measured.problems);
    if (options.writes) await recordResults(measured.results);
  }
  if (options.writes) console.log(`Kept in ${display(resultsFile)}.`);
  for (const problem of problems) console.error(`✖ ${problem}`);
  console.log(
    problems.length > 0
      ? `✖ ${problems.length} figures are beyond their limits.`
      : '✓ Every figure is within its limit.',
  );
  return problems.length > 0 ? 1 : 0;
}

void runCommand(USAGE, readOptions, main);
