/*
 * npm test: the check, the unit tests, the build and the critical end-to-end tests (`@errand`).
 * `--full` runs all end-to-end tests, some errands in Firefox and WebKit too, and `npm test` in a
 * copy that another agency has made its own.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {run, runBuild, runNpm, stopOnSignals} from './lib/processes';
import {ensureChromium} from './lib/programs';
import {cacheDir, projectRoot} from '../src/lib/project';
import {outcomeOf, readOutcome, summarise, type Outcome, type Step} from './lib/testReport';
import {runCommand} from './lib/command';
import {messageOf, SiteError} from '../src/lib/siteError';

const STEPS = ['check', 'build', 'unit', 'e2e', 'engines', 'rebrand'] as const;
/** Steps of `--full` only. */
const FULL: readonly string[] = ['engines', 'rebrand'];
type StepName = (typeof STEPS)[number];
const USAGE = `npm test [-- --only=${STEPS.join('|')}], several steps with commas; npm run test:full`;

function readOptions() {
  const {full = false, only} = parseArgs({
    options: {full: {type: 'boolean'}, only: {type: 'string'}},
  }).values;
  const wanted = only?.split(',').map((name) => name.trim());
  const unknown = wanted?.find((name) => !STEPS.some((step) => step === name));
  if (unknown !== undefined) throw new SiteError(`Unknown step "${unknown}"`);
  return {full, has: (step: StepName) => wanted?.includes(step) ?? (full || !FULL.includes(step))};
}

/** Runs a test runner of node_modules and reads its report. */
async function runTests(
  runner: Parameters<typeof readOutcome>[0],
  name: string,
  args: (report: string) => string[],
): Promise<Outcome> {
  const report = path.join(cacheDir, `${name}.report`);
  rmSync(report, {force: true});
  const {code} = await run(process.execPath, args(report), {
    cwd: projectRoot,
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
  });
  return readOutcome(runner, existsSync(report) ? readFileSync(report, 'utf8') : undefined, code);
}

const bin = (tool: string) => path.join(projectRoot, 'node_modules', tool);

/** Runs in parallel with other steps, so its output is shown at the end. */
async function check(): Promise<Outcome> {
  const options = {cwd: projectRoot, output: 'capture'} as const;
  const {code, output} = await runNpm(['run', '--silent', 'check'], options);
  console.log(`\n── check ──\n${output}`);
  return outcomeOf(code);
}

const unit = () =>
  runTests('jest', 'unit', (report) => [
    bin('jest/bin/jest.js'),
    '--ci',
    '--json',
    `--outputFile=${report}`,
  ]);

const playwright = (name: string, ...args: string[]) =>
  runTests('playwright', name, () => [
    bin('@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...args,
  ]);

async function endToEnd(full: boolean): Promise<Outcome> {
  await ensureChromium();
  return playwright('e2e', ...(full ? ['--grep-invert', '@alone'] : ['--grep', '@errand']));
}

const engines = () => playwright('engines', '--config', 'e2e/engines/playwright.config.ts');

void runCommand(USAGE, readOptions, async ({full, has}) => {
  stopOnSignals();
  mkdirSync(cacheDir, {recursive: true});
  const steps: Step[] = [];
  const perform = async (name: StepName, act: () => Promise<Outcome>) => {
    if (!has(name)) return;
    const started = Date.now();
    const outcome = await act().catch((error: unknown) => {
      console.error(error instanceof SiteError ? `✖ ${messageOf(error)}` : error);
      return outcomeOf(1);
    });
    steps.push({name, outcome, ms: Date.now() - started});
  };
  // The check and the steps in parallel use one core each.
  const checked = perform('check', check);
  await perform('build', async () => outcomeOf(await runBuild()));
  await perform('unit', unit);
  await checked;
  // Two browsers need both cores.
  await perform('e2e', () => endToEnd(full));
  await perform('engines', engines);
  // Runs the steps above in a copy.
  await perform('rebrand', () => playwright('rebrand', '--grep', '@alone'));
  const {text, failed} = summarise(steps);
  console.log(`\n${text}`);
  return failed ? 1 : 0;
});
