/** @jest-environment node */
import {inspect} from 'node:util';
import {formatProblems, SiteError, throwProblems, type Problem} from '../siteError';

describe('problems', () => {
  it('are reported all at once, errors first, sorted by file and line', () => {
    const problems: Problem[] = [
      {file: 'a.mdx', line: 9, severity: 'warning', message: 'last.'},
      {file: 'b.mdx', line: 2, message: 'second.'},
      {file: 'a.mdx', message: 'first.'},
      {file: 'b.mdx', line: 1, message: 'before.'},
    ];
    expect(formatProblems(problems)).toBe(
      'a.mdx: first.\nb.mdx:1: before.\nb.mdx:2: second.\na.mdx:9: warning: last.',
    );
    expect(() => throwProblems('Texts', problems)).toThrow('Texts: 3 errors.');
    expect(() => throwProblems('Texts', [])).not.toThrow();
  });
});

it('is printed as its message alone, without brackets', () => {
  expect(inspect(new SiteError('What to write.'))).toBe('What to write.');
});
