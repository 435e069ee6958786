/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/lib/siteError';
import {
  annotationOf,
  codeQualityOf,
  CODE_QUALITY_REPORT,
  forgetProblems,
  keepProblems,
  showProblems,
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
});

describe('GitLab’s code quality report', () => {
  it('has the fields that GitLab requires', () => {
    const [first, second] = codeQualityOf([
      {what: 'Content', ...problem},
      {what: 'Content', file: 'a.md', severity: 'warning', message: 'short'},
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
      codeQualityOf(problems.map((each) => ({what: 'Words', ...each}))).map(
        ({fingerprint}) => fingerprint,
      );
    const [once] = fingerprints(problem);
    expect(fingerprints({...problem, line: 9})).toEqual([once]);
    const twice = fingerprints(problem, {...problem, line: 9});
    expect(twice[0]).toBe(once);
    expect(twice[1]).not.toBe(once);
    expect(fingerprints({...problem, file: 'b.md'})).not.toEqual([once]);
  });
});

describe('the problems of all checks', () => {
  const warning = (file: string): Problem => ({file, severity: 'warning', message: 'short'});
  afterEach(() => jest.restoreAllMocks());

  /** On a host, which each names by a variable. */
  function shownOn(host: 'GITHUB_ACTIONS' | 'GITLAB_CI', dir: string) {
    const {GITHUB_ACTIONS: _github, GITLAB_CI: _gitlab, ...others} = process.env;
    jest.replaceProperty(process, 'env', {...others, [host]: 'true'});
    const print = jest.spyOn(console, 'log').mockImplementation(() => {});
    showProblems(dir);
    return print.mock.calls.map(([line]) => String(line));
  }

  it('show on GitHub with every error first, and no advice on the texts of tests', () => {
    const dir = writeFiles({});
    keepProblems('Content', [warning('a.md'), warning('e2e/articles/blog/b/index.mdx')], dir);
    keepProblems('Words', [problem, {...problem, file: 'e2e/c.spec.ts'}], dir);
    // The build checks the content again.
    keepProblems('Content', [warning('a.md'), warning('e2e/articles/blog/b/index.mdx')], dir);
    expect(shownOn('GITHUB_ACTIONS', dir)).toEqual([
      annotationOf(problem),
      annotationOf({...problem, file: 'e2e/c.spec.ts'}),
      annotationOf(warning('a.md')),
    ]);
  });

  it('are GitLab’s report, without those of a former run', () => {
    const dir = writeFiles({});
    const reported = () => {
      shownOn('GITLAB_CI', dir);
      const text = readFileSync(path.join(dir, CODE_QUALITY_REPORT), 'utf8');
      return (JSON.parse(text) as Array<{check_name: string}>).map((entry) => entry.check_name);
    };
    keepProblems('Words', [warning('a.md')], dir);
    keepProblems('Lint', [problem], dir);
    expect(reported()).toEqual(['Lint', 'Words']);
    forgetProblems(dir);
    jest.restoreAllMocks();
    expect(reported()).toEqual([]);
  });
});
