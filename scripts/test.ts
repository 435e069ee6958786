/*
 * npm test: the check, the unit tests, the build and the critical end-to-end tests (`@errand`).
 * `--full` runs all end-to-end tests, and some errands in Firefox and WebKit too.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {detectPort} from 'detect-port';
import {readPort} from './lib/ports';
import {run, runNpm, stopOnSignals} from './lib/processes';
import {ensureChromium} from './lib/programs';
import {cacheDir, projectRoot, runBuild} from './lib/project';
import {outcomeOf, readOutcome, summarise, type Outcome, type Step} from './lib/testReport';
import {messageOf, runCommand, UserError} from './lib/user-error';

const STEPS = ['check', 'build', 'unit', 'e2e', 'engines'] as const;
type StepName = (typeof STEPS)[number];
const USAGE = `npm test [-- --only=${STEPS.join('|')}], several steps with commas; npm run test:full`;

/** Preferred port of the end-to-end tests' server, unless E2E_PORT is set. */
const E2E_PORT = 4173;

function readOptions() {
  const {full = false, only} = parseArgs({
    options: {full: {type: 'boolean'}, only: {type: 'string'}},
  }).values;
  const wanted = only?.split(',').map((name) => name.trim());
  const unknown = wanted?.find((name) => !STEPS.some((step) => step === name));
  if (unknown !== undefined) throw new UserError(`Unknown step "${unknown}"`);
  return {full, has: (step: StepName) => wanted?.includes(step) ?? (full || step !== 'engines')};
}

/** Runs a test runner of node_modules and reads its report. */
async function runTests(
  runner: Parameters<typeof readOutcome>[0],
  name: string,
  args: (report: string) => string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const report = path.join(cacheDir, `${name}.report`);
  rmSync(report, {force: true});
  const {code} = await run(process.execPath, args(report), {
    cwd: projectRoot,
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env},
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
    ...[bin('jest/bin/jest.js'), '--ci', '--json', `--outputFile=${report}`],
  ]);

async function endToEnd(full: boolean): Promise<Outcome> {
  await ensureChromium();
  const port = process.env.E2E_PORT
    ? readPort(process.env.E2E_PORT, 'E2E_PORT', E2E_PORT)
    : await detectPort(E2E_PORT);
  const grep = full ? [] : ['--grep', '@errand'];
  return runTests(
    'playwright',
    'e2e',
    () => [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...grep],
    {E2E_PORT: String(port)},
  );
}

const engines = () =>
  runTests('playwright', 'engines', () => [
    ...[bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/engines/playwright.config.ts'],
    '--reporter=list,json',
  ]);

void runCommand(USAGE, readOptions, async ({full, has}) => {
  stopOnSignals();
  mkdirSync(cacheDir, {recursive: true});
  const steps: Step[] = [];
  const perform = async (name: StepName, act: () => Promise<Outcome>) => {
    if (!has(name)) return;
    const started = Date.now();
    const outcome = await act().catch((error: unknown) => {
      console.error(error instanceof UserError ? `✖ ${messageOf(error)}` : error);
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
  const {text, failed} = summarise(steps);
  console.log(`\n${text}`);
  return failed ? 1 : 0;
});
