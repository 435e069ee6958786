/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/lib/siteError';
import {
  annotationOf,
  clearCodeQuality,
  codeQualityOf,
  CODE_QUALITY_REPORT,
  joinCodeQuality,
  reportProblems,
  writeCodeQuality,
} from '../problem-report';
import {writeFiles} from './temporaryFiles';

const problem: Problem = {file: 'blog/a/index.mdx', line: 3, column: 7, message: 'title is empty'};

describe('a problem on GitHub', () => {
  it('annotates its place', () => {
    expect(annotationOf(problem)).toBe(
      '::error file=blog/a/index.mdx,line=3,col=7::title is empty',
    );
    expect(annotationOf({file: 'a.md', severity: 'warning', message: 'short'})).toBe(
      '::warning file=a.md::short',
    );
  });

  it('escapes what GitHub would read as its own signs', () => {
    expect(annotationOf({file: '50%, a:b.md', line: 1, message: '100 %: a, b\r\n::error::c'})).toBe(
      '::error file=50%25%2C a%3Ab.md,line=1::100 %25: a, b%0D%0A::error::c',
    );
  });

  it('is printed after its line, and only there', () => {
    const print = jest.spyOn(console, 'log').mockImplementation(() => {});
    const env = jest.replaceProperty(process, 'env', {...process.env, GITHUB_ACTIONS: 'true'});
    reportProblems('Content', [problem]);
    env.replaceValue({...process.env, GITHUB_ACTIONS: undefined});
    reportProblems('Content', [problem]);
    const line = 'blog/a/index.mdx:3:7: title is empty';
    const last = '✖ Content: 1 error.';
    expect(print.mock.calls.flat()).toEqual([line, annotationOf(problem), last, line, last]);
    jest.restoreAllMocks();
  });
});

describe('GitLab’s code quality report', () => {
  it('has the fields that GitLab requires', () => {
    const [first, second] = codeQualityOf('Content', [
      problem,
      {file: 'a.md', severity: 'warning', message: 'short'},
    ]);
    expect(first).toEqual({
      description: 'title is empty',
      check_name: 'Content',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      severity: 'major',
      location: {path: 'blog/a/index.mdx', lines: {begin: 3}},
    });
    expect(second).toMatchObject({severity: 'minor', location: {lines: {begin: 1}}});
  });

  it('gives a problem the same fingerprint when its line moves, and two problems two', () => {
    const fingerprints = (...problems: Problem[]) =>
      codeQualityOf('Words', problems).map(({fingerprint}) => fingerprint);
    const [once] = fingerprints(problem);
    expect(fingerprints({...problem, line: 9})).toEqual([once]);
    const twice = fingerprints(problem, {...problem, line: 9});
    expect(twice[0]).toBe(once);
    expect(twice[1]).not.toBe(once);
    expect(fingerprints({...problem, file: 'b.md'})).not.toEqual([once]);
  });

  it('joins the checks of a run, without those of a former one', () => {
    const dir = writeFiles({});
    const joined = () => {
      joinCodeQuality(dir);
      const text = readFileSync(path.join(dir, CODE_QUALITY_REPORT), 'utf8');
      return (JSON.parse(text) as Array<{check_name: string}>).map((entry) => entry.check_name);
    };
    writeCodeQuality('Words', [problem, problem], dir);
    writeCodeQuality('Content', [problem], dir);
    // The build checks the content again.
    writeCodeQuality('Content', [problem], dir);
    expect(joined()).toEqual(['Content', 'Words', 'Words']);
    clearCodeQuality(dir);
    expect(joined()).toEqual([]);
    expect(existsSync(path.join(dir, CODE_QUALITY_REPORT))).toBe(true);
  });
});
