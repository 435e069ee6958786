/*
 * npm run bench [-- --counts=3,30 --no-write]: builds the project and stock Docusaurus with the
 * same 3 and 300 case studies in both languages, in temporary copies and without any cache, and
 * keeps the figures in docs/results.json. Exit codes: 0 within the limits, 1 beyond one, 2 wrong
 * usage.
 */
import {parseArgs} from 'node:util';
import {bench, benchTables, JUDGED_COUNT, type BenchOfCount} from './lib/measure/bench';
import {formatTable, problemsOf} from './lib/measure/report';
import {recordResults, thisMachine} from './lib/measure/results';
import {runCommand} from './lib/user-error';

/** @throws Error that says what is wrong with the command line */
function readOptions() {
  const {values} = parseArgs({
    options: {
      counts: {type: 'string', default: `3,${JUDGED_COUNT}`},
      write: {type: 'boolean', default: true},
    },
    allowNegative: true,
  });
  const counts = values.counts.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 3)) {
    throw new Error(
      `--counts is "${values.counts}": write whole numbers from 3, with commas between them.`,
    );
  }
  return {counts, writes: values.write};
}

void runCommand(
  'npm run bench -- [--counts=3,300] [--no-write]',
  readOptions,
  async ({counts, writes}) => {
    const results: BenchOfCount[] = [];
    for (const count of counts) results.push(await bench(count));
    if (writes) await recordResults({bench: {machine: thisMachine(), results}});
    const tables = benchTables(results);
    for (const table of tables) console.log(formatTable(table));
    const problems = tables.flatMap(problemsOf);
    for (const problem of problems) console.error(`✖ ${problem}`);
    return problems.length > 0 ? 1 : 0;
  },
);
