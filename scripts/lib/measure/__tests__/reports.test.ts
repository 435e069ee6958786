/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {benchTables, type BenchOfCount} from '../bench';
import {lighthouseTable, type LighthousePage} from '../lighthouse';
import {navigationTable} from '../navigation';
import {below, formatTable, kilobytes, median, problemsOf, upTo} from '../report';
import {recordResults} from '../results';

const page: LighthousePage = {
  type: 'home',
  locale: 'fr',
  path: '/',
  scores: {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100},
  lcp: 1300,
  tbt: 49.9,
  cls: 0.009,
  remarks: [],
};

describe('Lighthouse’s figures', () => {
  it('may reach their limits', () => {
    expect(problemsOf(lighthouseTable([page]))).toEqual([]);
    expect(problemsOf(lighthouseTable([{...page, type: 'case-study', lcp: 1600}]))).toEqual([]);
    // No limit is set for what other pages paint last.
    expect(problemsOf(lighthouseTable([{...page, type: 'legal', lcp: 2500}]))).toEqual([]);
  });

  it('are named when they are beyond them, with what cost the points', () => {
    const slow: LighthousePage = {
      ...page,
      scores: {...page.scores, performance: 98, seo: 92},
      ...{lcp: 1301, tbt: 50, cls: 0.01},
      remarks: ['link-text: Links do not have descriptive text'],
    };
    expect(problemsOf(lighthouseTable([slow]))).toEqual([
      '/: performance is 98, the limit is 99 or more.',
      '/: seo is 92, the limit is 100 or more.',
      '/: LCP ms is 1301, the limit is 1300 at most.',
      '/: TBT ms is 50, the limit is below 50.',
      '/: CLS is 0.010, the limit is below 0.01.',
    ]);
    expect(formatTable(lighthouseTable([slow]))).toContain('link-text: Links do not');
  });
});

it('names a navigation that takes as long as its limit', () => {
  const tap = {
    ...{from: '/', to: '/a/', isCard: true, isSlow: true, paint: 90, limit: 80},
    headings: [70, 90] as [number, number],
  };
  expect(problemsOf(navigationTable([{...tap, heading: 79}]))).toEqual([]);
  expect(problemsOf(navigationTable([{...tap, heading: 80}]))).toEqual([
    '/ → /a/: heading ms is 80, the limit is below 80.',
  ]);
});

it('judges a bench beside stock Docusaurus, and what a case study adds to a page', () => {
  const cost = {wall: 1, cpu: 160, memory: 600};
  const of = (count: number, js: number, theirs = {cpu: 100, memory: 500}): BenchOfCount => {
    const output = {count, files: 1, megabytes: 1, js: {home: js, study: js}};
    return {
      own: {...output, first: cost, warm: {...cost, cpu: 1}},
      stock: {...output, cold: {...cost, ...theirs}},
    };
  };
  const problems = (...benches: BenchOfCount[]) => benchTables(benches).flatMap(problemsOf);
  expect(problems(of(3, 90_000), of(300, 107_820))).toEqual([]);
  // Only the number of case studies that the limit is about is judged.
  expect(problems(of(3, 90_000, {cpu: 50, memory: 50}))).toEqual([]);
  expect(problems(of(3, 90_000), of(300, 108_117, {cpu: 80, memory: 400}))).toEqual([
    '300, first (no cache): CPU of stock’s is 2.00, the limit is 1.6 at most.',
    '300, first (no cache): memory of stock’s is 1.50, the limit is 1.2 at most.',
    'home: bytes of JavaScript is 61.0, the limit is 60 at most.',
    'study: bytes of JavaScript is 61.0, the limit is 60 at most.',
  ]);
});

it('keeps the figures of other kinds when some are measured again', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'results-'));
  const file = path.join(dir, 'results.json');
  const machine = {
    ...{date: '2026-11-21', version: '1', cpu: 'x', cores: 1, memory: 1, system: 'x'},
    ...{node: 'v20', docusaurus: '3'},
  };
  await recordResults({bench: {machine, results: []}}, file);
  await recordResults({lighthouse: {machine, runs: 3, results: [{...page, lcp: 1 / 3}]}}, file);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {results: unknown[]}>;
  expect(Object.keys(kept)).toEqual(['bench', 'lighthouse']);
  expect(kept.lighthouse?.results).toEqual([{...page, lcp: 0.333}]);
  rmSync(dir, {recursive: true});
});

it('takes for the median a figure that was measured', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

it('writes tables with figures to the right, marks, and bytes rounded up', () => {
  expect(kilobytes(92_001)).toBe('92.1');
  expect(kilobytes(92_000)).toBe('92.0');
  const rows = [
    ['/', upTo(7, 7, '7.0')],
    ['/a', below(12, 12, '12.0')],
  ];
  expect(formatTable({title: 'Weight', head: ['page', 'kB'], rows})).toBe(
    ['', 'Weight', '', 'page      kB', '/        7.0', '/a    ✗ 12.0'].join('\n'),
  );
});
