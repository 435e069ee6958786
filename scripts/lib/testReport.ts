/** Result of a step of `npm test`. */
export type Outcome = {
  passed: number;
  failed: number;
  /** Tests this machine can't run. */
  skipped: number;
  tests: TimedTest[];
};

type TimedTest = {title: string; ms: number};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: Array<{assertionResults: Array<{fullName: string; duration?: number | null}>}>;
};

type Suite = {
  suites?: Suite[];
  specs: Array<{file: string; title: string; tests: Array<{results: Array<{duration: number}>}>}>;
};

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
  suites: Suite[];
};

const testsOf = ({suites = [], specs}: Suite): TimedTest[] => [
  ...suites.flatMap(testsOf),
  ...specs.map(({file, title, tests}) => ({
    title: `${file}  ${title}`,
    ms: tests.flatMap(({results}) => results).reduce((sum, result) => sum + result.duration, 0),
  })),
];

const NOTHING: Outcome = {passed: 0, failed: 0, skipped: 0, tests: []};

/** Parsers of the runners' reports. */
const readers = {
  jest(text: string): Outcome {
    const report = JSON.parse(text) as JestReport;
    return {
      passed: report.numPassedTests,
      // A file that can't run is one failure.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      tests: report.testResults
        .flatMap(({assertionResults}) => assertionResults)
        .map((test) => ({title: `jest  ${test.fullName}`, ms: test.duration ?? 0})),
    };
  },
  playwright(text: string): Outcome {
    const {stats, errors, suites} = JSON.parse(text) as PlaywrightReport;
    return {
      passed: stats.expected,
      // Errors outside tests and flaky tests are failures.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      tests: suites.flatMap(testsOf),
    };
  },
} as const;

/**
 * Reads a runner's report. A run that exits with an error, runs nothing or leaves no readable
 * report counts at least one failure.
 *
 * @param code the runner's exit code
 */
export function readOutcome(
  runner: keyof typeof readers,
  text: string | undefined,
  code: number,
): Outcome {
  let outcome = NOTHING;
  try {
    outcome = readers[runner](text ?? '');
  } catch {
    // The run left no readable report.
  }
  const isSuspect = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return isSuspect ? {...outcome, failed: 1} : outcome;
}

/** The result of a step without tests. */
export const outcomeOf = (code: number): Outcome =>
  code === 0 ? {...NOTHING, passed: 1} : {...NOTHING, failed: 1};

export type Step = {name: string; ms: number; outcome: Outcome};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Formats the ten slowest tests, a line per step, and the totals. */
export function summarise(steps: readonly Step[]): {text: string; failed: boolean} {
  const slowest = steps
    .flatMap(({outcome}) => outcome.tests)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({title, ms}) => `${seconds(ms).padStart(10)}  ${title}`);
  const count = ({passed, failed, skipped}: Outcome) =>
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const rows = steps.map(
    ({name, ms, outcome}) => `  ${name.padEnd(10)}${seconds(ms).padStart(8)}  ${count(outcome)}`,
  );
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    steps.reduce((total, {outcome}) => total + outcome[key], 0);
  const total = {...NOTHING, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
  return {
    text: ['The slowest tests:', ...slowest, '', ...rows, '', count(total)].join('\n'),
    failed: total.failed > 0 || total.passed === 0,
  };
}
