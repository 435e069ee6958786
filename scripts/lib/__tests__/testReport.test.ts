/** @jest-environment node */
import {outcomeOf, readOutcome, summarise} from '../testReport';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 0,
  testResults: [{assertionResults: [{fullName: 'a module works', duration: 1200}]}],
};
const playwrightReport = {
  stats: {expected: 3, unexpected: 0, flaky: 1, skipped: 2},
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {specs: [{file: 'a.spec.ts', title: 'works', tests: [{results: [{duration: 3400}]}]}]},
      ],
    },
  ],
};

it('counts a file that cannot run as a failure', () => {
  expect(readOutcome('jest', JSON.stringify(jestReport), 1)).toMatchObject({passed: 5, failed: 3});
});

it('counts a retried test as a failure', () => {
  expect(readOutcome('playwright', JSON.stringify(playwrightReport), 0)).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 2,
  });
});

it.each([
  ['no report', undefined, 0],
  ['half a report', '{"numPassed', 0],
  ['nothing that ran', JSON.stringify({...jestReport, numPassedTests: 0, numFailedTests: 0}), 0],
])('counts %s as a failure', (_what, text, code) => {
  expect(readOutcome('jest', text, code).failed).toBe(1);
});

it('counts a failed runner without a failed test as a failure', () => {
  const fine = JSON.stringify({...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 0});
  expect(readOutcome('jest', fine, 1)).toMatchObject({passed: 5, failed: 1});
});

it('ends with the slowest tests, the steps and the counts', () => {
  const {text, failed} = summarise([
    {name: 'check', outcome: outcomeOf(0), ms: 65_000},
    {name: 'unit', outcome: readOutcome('jest', JSON.stringify(jestReport), 1), ms: 1500},
    {name: 'e2e', outcome: readOutcome('playwright', JSON.stringify(playwrightReport), 0), ms: 99},
  ]);
  expect(failed).toBe(true);
  expect(text).toMatchInlineSnapshot(`
    "The slowest tests:
         3.4 s  a.spec.ts  works
         1.2 s  jest  a module works

      check       65.0 s  1 passed, 0 failed
      unit         1.5 s  5 passed, 3 failed
      e2e          0.1 s  3 passed, 1 failed, 2 skipped

    9 passed, 4 failed, 2 skipped"
  `);
});

it('fails when nothing ran', () => {
  expect(summarise([]).failed).toBe(true);
});
