/*
 * npm test: the check, the build, the unit tests and the critical end-to-end tests (`@errand`).
 * `--full` runs all end-to-end tests, some errands in Firefox and WebKit too, and `npm test` in a
 * copy that another agency has made its own.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {CACHE, cacheDir} from '../src/lib/project';
import {runCommand} from './lib/command';
import {ensureChromium} from './lib/programs';
import {runAll} from './lib/runAll';
import {countTests, type Counts} from './lib/testCounts';

const playwright = 'playwright test --reporter=list,json';

const STEPS = {
  check: 'npm run --silent check',
  build: 'npm run --silent build',
  unit: `jest --ci --json --outputFile=${CACHE}/unit.report`,
  e2e: `${playwright} --grep @errand`,
  engines: `${playwright} --config e2e/engines/playwright.config.ts`,
  rebrand: `${playwright} --grep @alone`,
} as const;
type Step = keyof typeof STEPS;
const names = Object.keys(STEPS) as Step[];

const USAGE = `npm test [-- --only=${names.join('|')}], several steps with commas; npm run test:full`;

function readOptions() {
  const {full = false, only} = parseArgs({
    options: {full: {type: 'boolean'}, only: {type: 'string'}},
  }).values;
  const short: string[] = full ? names : ['check', 'build', 'unit', 'e2e'];
  const wanted = only?.split(',').map((name) => name.trim()) ?? short;
  const unknown = wanted.find((name) => !(name in STEPS));
  if (unknown !== undefined) throw new Error(`Unknown step "${unknown}"`);
  return {full, wanted};
}

void runCommand(USAGE, readOptions, async ({full, wanted}) => {
  const lines: string[] = [];
  const total: Counts = {passed: 0, failed: 0, skipped: 0};

  async function perform(name: Step, command: string = STEPS[name]): Promise<void> {
    if (!wanted.includes(name)) return;
    // Playwright would resolve a relative path from its configuration's folder.
    const report = `${cacheDir}/${name}.report`;
    rmSync(report, {force: true});
    const env = {PLAYWRIGHT_JSON_OUTPUT_NAME: report};
    const [{code, seconds} = {code: 1, seconds: 0}] = await runAll([{name, command, env}]);
    const hasTests = name !== 'check' && name !== 'build';
    const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
    const counts = countTests(hasTests && text === undefined ? 1 : code, text);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    lines.push(`  ${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${summary(counts)}`);
  }

  ensureChromium();
  mkdirSync(cacheDir, {recursive: true});
  // The check and the steps in parallel use one core each.
  const checked = perform('check');
  await perform('build');
  await perform('unit');
  await checked;
  // Two browsers need both cores.
  await perform('e2e', full ? `${playwright} --grep-invert @alone` : STEPS.e2e);
  await perform('engines');
  // Runs the steps above in a copy.
  await perform('rebrand');
  console.log(`\n${lines.join('\n')}\n\n${summary(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});

function summary({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
