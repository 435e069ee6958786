/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {benchProblems, benchTable, growth} from '../benchReport';
import type {BenchOfCount} from '../bench';
import {lighthouseProblems, type LighthousePage} from '../lighthouse';
import {median} from '../median';
import {navigationProblems} from '../navigation';
import {recordResults} from '../results';
import {formatTable, judged, kilobytes} from '../table';

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
    expect(lighthouseProblems([page])).toEqual([]);
    expect(lighthouseProblems([{...page, type: 'case-study', lcp: 1600}])).toEqual([]);
    // No limit is set for what other pages paint last.
    expect(lighthouseProblems([{...page, type: 'legal', lcp: 2500}])).toEqual([]);
  });

  it('are named when they are beyond them, with what cost the points', () => {
    expect(
      lighthouseProblems([
        {
          ...page,
          scores: {...page.scores, performance: 98, seo: 92},
          lcp: 1301,
          tbt: 50,
          cls: 0.01,
          remarks: ['link-text: Links do not have descriptive text'],
        },
      ]),
    ).toEqual([
      '/: performance 98, has to be 99 or more',
      '/: seo 92, has to be 100 or more (link-text: Links do not have descriptive text)',
      '/: largest contentful paint after 1301 ms, limit 1300 ms',
      '/: total blocking time 50 ms, has to be below 50 ms',
      '/: layout shift 0.010, has to be below 0.01',
    ]);
  });
});

it('names a navigation that takes as long as its limit', () => {
  const tap = {
    ...{from: '/', to: '/a/', isCard: true, isSlow: true, paint: 90, work: 60, limit: 80},
    headings: [70, 90] as [number, number],
  };
  expect(navigationProblems([{...tap, heading: 79}])).toEqual([]);
  expect(navigationProblems([{...tap, heading: 80}])).toEqual([
    '/ → /a/ on a slow network: the heading comes 80 ms after the tap, has to be below 80 ms',
  ]);
});

describe('the bench', () => {
  const cost = {wall: 1, cpu: 160, memory: 600};
  const of = (count: number, js: number, theirs = {cpu: 100, memory: 500}): BenchOfCount => {
    const output = {count, files: 1, megabytes: 1, js: {home: js, study: js}};
    return {
      own: {...output, first: cost, cold: {...cost, cpu: 1}, warm: {...cost, cpu: 1}},
      stock: {...output, cold: {...cost, ...theirs}},
    };
  };

  it('finds what each case study adds to a page', () => {
    const series = [of(300, 92_970), of(3, 90_000)].map(({own}) => own);
    expect(growth(series, 'home')).toBe(10);
    expect(growth(series.slice(1), 'home')).toBeUndefined();
  });

  it('is within its limits at 1.6 times, 1.2 times and 60 bytes, and beyond them after', () => {
    expect(benchProblems([of(3, 90_000), of(300, 107_820)])).toEqual([]);
    // Only the number of case studies that the limit is about is judged.
    expect(benchProblems([of(3, 90_000, {cpu: 50, memory: 50})])).toEqual([]);
    expect(benchProblems([of(3, 90_000), of(300, 108_117, {cpu: 80, memory: 400})])).toEqual([
      'Each case study adds 61.0 bytes of JavaScript to home, the limit is 60.',
      'Each case study adds 61.0 bytes of JavaScript to study, the limit is 60.',
      'A build of 300 case studies without any cache takes 2.00 times the CPU time of stock Docusaurus, the limit is 1.6.',
      'A build of 300 case studies without any cache takes 1.50 times the memory of stock Docusaurus, the limit is 1.2.',
    ]);
    expect(benchTable([of(300, 92_000)])).toContain(
      '300 case studies, no cache: 1.60 times stock’s CPU time, 1.20 times its memory',
    );
  });
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
  expect(
    formatTable([
      ['page', 'kB'],
      ['/', judged('7.0', true)],
      ['/a', judged('12.0', false)],
    ]),
  ).toBe(['page      kB', '────  ──────', '/        7.0', '/a    ✗ 12.0'].join('\n'));
});
