import {parseJson} from './json.mjs';

/**
 * What a step of `npm test` came to.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] those of the passed that failed at first
 * @property {number} [skipped] those that this machine can't run
 * @property {TimedTest[]} [tests] how long each took, where the report says it
 */

/**
 * Reads a report without trusting it: a run that broke off may have left half
 * of one, or none.
 *
 * @param {string | undefined} text
 * @returns {Record<string, unknown> | null}
 */
function parseReport(text) {
  if (text === undefined) return null;
  try {
    const report = parseJson(text);
    return typeof report === 'object' && report !== null
      ? /** @type {Record<string, unknown>} */ (report)
      : null;
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {number} 0 when it is no count
 */
function count(value) {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/**
 * A run that failed, or ran nothing, never counts as a success: something is
 * then added to what its report says.
 *
 * @param {Outcome} outcome
 * @param {number} code the runner's exit code
 * @returns {Outcome}
 */
function distrust(outcome, code) {
  const {passed, failed} = outcome;
  const isSuspect = failed === 0 && (code !== 0 || passed === 0);
  return {...outcome, failed: isSuspect ? 1 : failed};
}

/**
 * One thing that either works or does not: the check, the build.
 *
 * @param {number} code
 * @returns {Outcome}
 */
export function countStep(code) {
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/**
 * @typedef {object} TimedTest
 * @property {string} title where the test is, and its title
 * @property {number} ms
 */

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>[]} the objects of a list; none when it is no list
 */
function objects(value) {
  /** @type {unknown[]} */
  const list = Array.isArray(value) ? value : [];
  return /** @type {Record<string, unknown>[]} */ (
    list.filter((each) => typeof each === 'object' && each !== null)
  );
}

/**
 * How long each test of Jest's report took.
 *
 * @param {ReturnType<typeof parseReport>} report
 * @returns {TimedTest[]}
 */
function timeJest(report) {
  return objects(report?.testResults).flatMap((file) =>
    objects(file.assertionResults).map((test) => ({
      title: `unit  ${String(test.fullName)}`,
      ms: count(test.duration),
    })),
  );
}

/**
 * How long each test of Playwright's report took, tries that failed included.
 *
 * @param {ReturnType<typeof parseReport>} report
 * @returns {TimedTest[]}
 */
function timePlaywright(report) {
  /** @param {Record<string, unknown>} suite @returns {TimedTest[]} */
  const timed = (suite) => [
    ...objects(suite.suites).flatMap(timed),
    ...objects(suite.specs).map((spec) => ({
      title: `${String(spec.file)}  ${String(spec.title)}`,
      ms: objects(spec.tests)
        .flatMap((test) => objects(test.results))
        .reduce((sum, result) => sum + count(result.duration), 0),
    })),
  ];
  return objects(report?.suites).flatMap(timed);
}

/**
 * Reads Jest's JSON. A file that could not be run counts as one failure.
 *
 * @param {string | undefined} report
 * @param {number} code
 * @returns {Outcome}
 */
export function countJest(report, code) {
  const parsed = parseReport(report);
  const tests = timeJest(parsed);
  return distrust(
    {
      passed: count(parsed?.numPassedTests),
      failed: count(parsed?.numFailedTests) + count(parsed?.numRuntimeErrorTestSuites),
      ...(tests.length > 0 && {tests}),
    },
    code,
  );
}

/**
 * Reads the end of what Node's test runner reports in TAP: `# pass 12`. A test
 * that was cancelled has failed.
 *
 * @param {string | undefined} report
 * @param {number} code
 * @returns {Outcome}
 */
export function countNode(report, code) {
  const read = (/** @type {string} */ name) =>
    Number(report?.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return distrust({passed: read('pass'), failed: read('fail') + read('cancelled')}, code);
}

/**
 * Reads Playwright's JSON. An error outside any test counts as one failure; a test
 * that passes when it is tried again has passed, and is counted apart.
 *
 * @param {string | undefined} report
 * @param {number} code
 * @returns {Outcome}
 */
export function countPlaywright(report, code) {
  const parsed = parseReport(report);
  const stats = /** @type {Record<string, unknown>} */ (parsed?.stats ?? {});
  const errors = Array.isArray(parsed?.errors) ? parsed.errors.length : 0;
  const flaky = count(stats.flaky);
  const skipped = count(stats.skipped);
  const tests = timePlaywright(parsed);
  return distrust(
    {
      passed: count(stats.expected) + flaky,
      failed: count(stats.unexpected) + errors,
      ...(flaky > 0 && {flaky}),
      ...(skipped > 0 && {skipped}),
      ...(tests.length > 0 && {tests}),
    },
    code,
  );
}

/** How many of the slowest tests are named at the end of a run. */
const SLOWEST = 10;

/**
 * @param {readonly TimedTest[]} tests
 * @returns {string} a line each, the slowest first
 */
export function listSlowest(tests) {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({title, ms}) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${title}`)
    .join('\n');
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Outcome | null} outcome null: not run
 * @property {number} ms
 * @property {string} [note] why it was not run
 */

/**
 * The table at the end of a run, and its last line.
 *
 * @param {readonly Step[]} steps
 * @returns {{text: string, failed: boolean}}
 */
export function summarise(steps) {
  const rows = steps.map(({name, outcome, ms, note}) => {
    const time = `${(ms / 1000).toFixed(1)} s`;
    const result = outcome ? `${outcome.passed} passed, ${outcome.failed} failed` : 'not run';
    const remark =
      note ??
      [
        outcome?.flaky ? `${outcome.flaky} only when tried again` : '',
        outcome?.skipped ? `${outcome.skipped} skipped` : '',
      ]
        .filter(Boolean)
        .join(', ');
    return `  ${name.padEnd(12)}${result.padEnd(26)}${time.padStart(8)}  ${remark}`.trimEnd();
  });
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    steps.reduce((total, {outcome}) => total + (outcome?.[key] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const last = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return {
    text: [...rows, '', last].join('\n'),
    failed: failed > 0 || passed === 0,
  };
}
