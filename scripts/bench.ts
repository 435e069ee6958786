/**
 * npm run bench: builds the project with 3, 30, 300 and 1000 case studies in both languages,
 * in temporary copies, and stock Docusaurus with the same texts beside the fewest and
 * beside 300. Prints time, memory, what comes out and each page's JavaScript, and keeps the
 * figures in docs/results.json.
 *
 *   npm run bench
 *   npm run bench -- --counts=3,30        other numbers of case studies
 *   npm run bench -- --no-stock           without stock Docusaurus
 *   npm run bench -- --no-write           leaves docs/results.json as it is
 *
 * Exit codes: 0 within the limits, 1 beyond one, 2 wrong usage.
 */
import {parseArgs} from 'node:util';
import {bench, type BenchOfCount} from './lib/measure/bench';
import {benchProblems, benchTable, JUDGED_COUNT} from './lib/measure/benchReport';
import {thisMachine} from './lib/measure/machine';
import {recordResults, resultsFile} from './lib/measure/results';
import {display} from './lib/project';
import {runCommand} from './lib/user-error';

const USAGE = 'npm run bench -- [--counts=3,30,300,1000] [--no-stock] [--no-write]';

type Options = {counts: number[]; withStock: boolean; writes: boolean};

/** @throws Error that says what is wrong with the command line */
function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      counts: {type: 'string', default: '3,30,300,1000'},
      stock: {type: 'boolean', default: true},
      write: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const counts = values.counts.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 3)) {
    throw new Error(
      `--counts is "${values.counts}": write whole numbers from 3 (the project has 3 case studies), with commas between them.`,
    );
  }
  return {
    counts: [...new Set(counts)].sort((a, b) => a - b),
    withStock: values.stock,
    writes: values.write,
  };
}

async function main({counts, withStock, writes}: Options): Promise<number> {
  const benches: BenchOfCount[] = [];
  for (const count of counts) {
    benches.push(
      await bench(count, {
        // What stock Docusaurus takes at 300 is the yardstick; the fewest shows how it grows.
        withStock: withStock && (count === counts[0] || count === JUDGED_COUNT),
        say: (what) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${what} …`),
      }),
    );
  }
  console.log(`\n${benchTable(benches)}\n`);
  if (writes) {
    await recordResults({bench: {machine: thisMachine({withBrowser: false}), results: benches}});
    console.log(`Kept in ${display(resultsFile)}.`);
  }
  const problems = benchProblems(benches);
  for (const problem of problems) console.error(`✖ ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

void runCommand(USAGE, readOptions, main);
