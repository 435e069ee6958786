/** @jest-environment node */
import {countTests} from '../testCounts';

const jestReport = (failed: number, passed = 3) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: failed,
    numPendingTests: 1,
  });

const playwrightReport = JSON.stringify({
  stats: {expected: 3, unexpected: 1, flaky: 1, skipped: 1},
  errors: ['a file that does not load'],
});

it.each([
  ['Jest', 1, jestReport(1), {passed: 3, failed: 2, skipped: 1}],
  ['Playwright', 1, playwrightReport, {passed: 3, failed: 3, skipped: 1}],
  ['a step without tests', 0, undefined, {passed: 1, failed: 0, skipped: 0}],
  ['a step without tests that fails', 2, undefined, {passed: 0, failed: 1, skipped: 0}],
  ['a run that ends with an error', 1, jestReport(0), {passed: 3, failed: 1, skipped: 1}],
  ['a run that runs nothing', 0, jestReport(0, 0), {passed: 0, failed: 1, skipped: 1}],
])('counts the tests of %s', (_, code, report, counts) => {
  expect(countTests(code, report)).toEqual(counts);
});
