/** What a step of `npm test` came to. */
export type Outcome = {
  passed: number;
  failed: number;
  /** Those that this machine can't run. */
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

/** What each runner's report says. */
const readers = {
  jest(text: string): Outcome {
    const report = JSON.parse(text) as JestReport;
    return {
      passed: report.numPassedTests,
      // A file that could not be run is one failure.
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
      // An error outside any test is one failure, and so is a test that had to be tried again.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      tests: suites.flatMap(testsOf),
    };
  },
} as const;

/**
 * Reads a runner's report. A run that failed, ran nothing, or left no report that can be
 * read, has failed once at least.
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
    // The run broke off.
  }
  const isSuspect = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return isSuspect ? {...outcome, failed: 1} : outcome;
}

/** What either works or does not. */
export const outcomeOf = (code: number): Outcome =>
  code === 0 ? {...NOTHING, passed: 1} : {...NOTHING, failed: 1};

export type Step = {name: string; ms: number; outcome: Outcome};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The slowest ten tests, a line for each step, and the count. */
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
