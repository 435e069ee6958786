/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readSteps} from '../test-command.mjs';
import {
  countJest,
  countNode,
  countPlaywright,
  countStep,
  listSlowest,
  summarise,
} from '../test-report.mjs';

describe('the count of tests', () => {
  it('adds up what the tools report', () => {
    const jest = JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
    });
    assert.deepEqual(countJest(jest, 1), {passed: 5, failed: 3});
    const node = 'TAP version 13\n# tests 9\n# pass 7\n# fail 1\n# cancelled 1\n';
    assert.deepEqual(countNode(node, 1), {passed: 7, failed: 2});
    const playwright = JSON.stringify({
      stats: {expected: 3, unexpected: 1, flaky: 1},
      errors: [{}],
    });
    assert.deepEqual(countPlaywright(playwright, 1), {passed: 4, failed: 2, flaky: 1});
    assert.deepEqual(countStep(0), {passed: 1, failed: 0});
    assert.deepEqual(countStep(2), {passed: 0, failed: 1});
  });

  it('takes no tests, a missing report or a bad exit code for a failure', () => {
    for (const count of [countJest, countNode, countPlaywright]) {
      assert.deepEqual(count(undefined, 0), {passed: 0, failed: 1});
      assert.deepEqual(count('{"broken', 1), {passed: 0, failed: 1});
    }
    assert.deepEqual(countJest('{"numPassedTests":5}', 1), {passed: 5, failed: 1});
    assert.deepEqual(countJest('{"numPassedTests":0}', 0), {passed: 0, failed: 1});
  });

  it('names the slowest tests first, with every try of each', () => {
    const jest = {testResults: [{assertionResults: [{fullName: 'adds', duration: 1500}]}]};
    const results = [{duration: 1000}, {duration: 2000}];
    const playwright = {
      suites: [{suites: [{specs: [{file: 'a.spec.ts', title: 'opens', tests: [{results}]}]}]}],
    };
    const tests = [
      countJest(JSON.stringify(jest), 0),
      countPlaywright(JSON.stringify(playwright), 0),
      countJest('{', 0),
    ].flatMap((outcome) => outcome.tests ?? []);
    assert.equal(listSlowest(tests), '     3.0 s  a.spec.ts  opens\n     1.5 s  unit  adds');
  });

  it('ends with a line of its own', () => {
    const {text, failed} = summarise([
      {name: 'check', outcome: {passed: 1, failed: 0}, ms: 1234},
      {name: 'build', outcome: {passed: 0, failed: 1}, ms: 10},
      {name: 'e2e', outcome: null, ms: 0, note: 'it needs the build'},
      {name: 'browser', outcome: {passed: 0, failed: 0, flaky: 2}, ms: 100},
    ]);
    assert.equal(failed, true);
    assert.equal(text.split('\n').at(-1), '1 passed, 1 failed');
    assert.match(text, /browser .* 0\.1 s {2}2 only when tried again$/m);
    assert.match(text, /e2e\s+not run\s+0\.0 s {2}it needs the build/);
    assert.equal(summarise([{name: 'a', outcome: {passed: 2, failed: 0}, ms: 0}]).failed, false);
    assert.equal(summarise([]).failed, true);
  });

  it('is of the steps that --only names, in their order', () => {
    assert.deepEqual(readSteps([]), ['check', 'unit', 'build', 'e2e']);
    assert.deepEqual(readSteps(['--only=e2e,build']), ['build', 'e2e']);
    assert.throws(
      () => readSteps(['--only=lint']),
      /--only is "lint", and there is no step "lint": write check/,
    );
    assert.throws(() => readSteps(['--fast']), /'--fast'.*Usage: npm test/s);
  });
});
