/* npm test. */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureChromium} from './programs';
import {findFreePort, readPort} from './ports';
import {npm, run, stopOnSignals} from './processes';
import {assertBuilt, cacheDir, projectRoot, runBuild} from './project';
import {
  countJest,
  countNode,
  countPlaywright,
  countStep,
  listSlowest,
  summarise,
} from './test-report.mjs';
import {messageOf, runMain, UserError} from './user-error';

/** The steps, in the order they run. */
export const STEPS = /** @type {const} */ (['check', 'unit', 'build', 'e2e', 'engines']);

/** @typedef {(typeof STEPS)[number]} StepName */

/** The port of the end-to-end tests' server when E2E_PORT is not set and it is free. */
const E2E_PORT = 4173;

const USAGE = `npm test [-- --only=${STEPS.join('|')}] [--full], several steps with commas`;

/**
 * @param {readonly string[]} argv
 * @returns {{only?: string | undefined, full?: boolean | undefined}}
 */
function readOptions(argv) {
  try {
    const options = /** @type {const} */ ({only: {type: 'string'}, full: {type: 'boolean'}});
    return parseArgs({args: [...argv], options}).values;
  } catch (error) {
    throw new UserError(`${messageOf(error)}. Usage: ${USAGE}.`);
  }
}

/**
 * @param {readonly string[]} argv
 * @returns {StepName[]} without --full, all but the three engines
 */
export function readSteps(argv) {
  const {only, full} = readOptions(argv);
  if (only === undefined) return STEPS.filter((step) => full || step !== 'engines');
  const wanted = only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !STEPS.some((step) => step === name));
  if (unknown.length > 0) {
    throw new UserError(
      `--only is "${only}", and there is no step "${unknown[0]}": write ${STEPS.join(', ')}, or several with commas.`,
    );
  }
  return STEPS.filter((step) => wanted.includes(step));
}

/**
 * @param {readonly string[]} argv
 * @returns {Promise<void>}
 */
export function main(argv) {
  return runMain(async () => {
    const wanted = readSteps(argv);
    const {full = false} = readOptions(argv);
    stopOnSignals();
    mkdirSync(cacheDir, {recursive: true});
    const browser = wanted.includes('e2e') ? await prepareBrowser() : null;

    /** @type {import('./test-report.mjs').Step[]} */
    const steps = [];
    /**
     * @param {string} name
     * @param {() => Promise<import('./test-report.mjs').Outcome>} step
     */
    const perform = async (name, step) => {
      console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
      const started = Date.now();
      const outcome = await step().catch((error) => {
        console.error(error instanceof UserError ? `✖ ${error.message}` : error);
        return {passed: 0, failed: 1};
      });
      steps.push({name, outcome, ms: Date.now() - started});
      return outcome.failed === 0;
    };

    let isBuilt = true;
    if (wanted.includes('check')) await perform('check', check);
    if (wanted.includes('unit')) {
      await perform('unit', unit);
      await perform('scripts', scripts);
    }
    if (wanted.includes('build')) isBuilt = await perform('build', build);
    if (browser !== null) {
      if (isBuilt) await perform('e2e', () => endToEnd(browser, full));
      else steps.push({name: 'e2e', outcome: null, ms: 0, note: 'it needs the build'});
    }
    if (wanted.includes('engines')) {
      if (isBuilt) await perform('engines', engines);
      else steps.push({name: 'engines', outcome: null, ms: 0, note: 'it needs the build'});
    }

    const tests = steps.flatMap(({outcome}) => outcome?.tests ?? []);
    if (tests.length > 0) console.log(`\nThe slowest tests:\n${listSlowest(tests)}`);
    const {text, failed} = summarise(steps);
    console.log(`\n${text}`);
    return failed ? 1 : 0;
  });
}

/**
 * Finds or installs the browser before the long work starts; without one the
 * other steps still run.
 *
 * @returns {Promise<{path: string} | {problem: string}>}
 */
async function prepareBrowser() {
  try {
    const found = await ensureChromium();
    console.log(`End-to-end tests with ${found}`);
    return {path: found};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`✖ ${error.message}`);
    return {problem: error.message};
  }
}

/**
 * Empties the place of a report and says where it is.
 *
 * @param {string} name
 * @returns {{file: string, read: () => string | undefined}}
 */
function report(name) {
  const file = path.join(cacheDir, name);
  rmSync(file, {force: true});
  return {file, read: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)};
}

/**
 * @param {string} bin path inside node_modules
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 * @returns {Promise<number>} exit code
 */
async function runTool(bin, args, env = {}) {
  const tool = path.join(projectRoot, 'node_modules', bin);
  const result = await run(process.execPath, [tool, ...args], {
    cwd: projectRoot,
    env: {...process.env, ...env},
  });
  return result.code;
}

async function check() {
  const [command, args] = npm(['run', '--silent', 'check']);
  const result = await run(command, args, {cwd: projectRoot});
  return countStep(result.code);
}

async function unit() {
  const {file, read} = report('jest.json');
  const code = await runTool('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${file}`]);
  return countJest(read(), code);
}

/** The tests of these scripts, by Node's own runner: they are what Jest is started with. */
async function scripts() {
  const {file, read} = report('scripts.tap');
  const folder = path.join(projectRoot, 'scripts', 'lib', '__tests__');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  const result = await run(
    process.execPath,
    [
      ...['--import', 'tsx'],
      '--test',
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
      ...files.sort().map((name) => path.join(folder, name)),
    ],
    {cwd: projectRoot},
  );
  const text = read();
  if (result.code !== 0) {
    const failures = text?.split('\n').filter((line) => /^\s*(not ok|error:|location:)/.test(line));
    console.error(failures?.join('\n'));
  }
  return countNode(text, result.code);
}

async function build() {
  return countStep(await runBuild());
}

/** A dozen errands in Chromium, Firefox and WebKit (e2e/engines). */
async function engines() {
  assertBuilt();
  const {file, read} = report('engines.json');
  const config = path.join('e2e', 'engines', 'playwright.config.ts');
  const code = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', config, '--reporter=list,json'],
    {PLAYWRIGHT_JSON_OUTPUT_NAME: file},
  );
  return countPlaywright(read(), code);
}

/**
 * @param {{path: string} | {problem: string}} browser
 * @param {boolean} full all tests, and not only those of what must never break (`@errand`)
 */
async function endToEnd(browser, full) {
  if ('problem' in browser) {
    console.error(`✖ ${browser.problem}`);
    return {passed: 0, failed: 1};
  }
  assertBuilt();
  const {file, read} = report('playwright.json');
  const port = process.env.E2E_PORT
    ? readPort(process.env.E2E_PORT, 'E2E_PORT', E2E_PORT)
    : await findFreePort(E2E_PORT);
  if (port !== E2E_PORT) console.log(`The tests’ server is on port ${port}.`);
  const args = ['test', '--reporter=list,json', ...(full ? [] : ['--grep', '@errand'])];
  const code = await runTool('@playwright/test/cli.js', args, {
    CHROMIUM_PATH: browser.path,
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(read(), code);
}
