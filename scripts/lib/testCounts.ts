/** How many tests of a step passed, failed, and can't run on this machine. */
export type Counts = {passed: number; failed: number; skipped: number};

type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests',
  number
>;

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
};

/** Reads the counts of Jest's or Playwright's report in JSON. */
function read(text: string): Counts {
  const report = JSON.parse(text) as JestReport | PlaywrightReport;
  if ('stats' in report) {
    const {expected, unexpected, flaky, skipped} = report.stats;
    // Errors outside tests and flaky tests are failures.
    return {passed: expected, failed: unexpected + flaky + report.errors.length, skipped};
  }
  return {
    passed: report.numPassedTests,
    // A file that can't run is one failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/**
 * Counts the tests of a step. One that exits with an error or runs nothing has failed at least
 * once.
 *
 * @param report undefined for a step without tests, which counts as one
 */
export function countTests(code: number, report: string | undefined): Counts {
  const counts = report === undefined ? {passed: 1, failed: 0, skipped: 0} : read(report);
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts;
  return {...counts, passed: report === undefined ? 0 : counts.passed, failed: 1};
}
