/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Result} from 'lighthouse';
import {lighthouseRow} from '../lighthouse';
import {
  formatTable,
  kilobytes,
  limited,
  median,
  problemsOf,
  recordTable,
  type Cell,
} from '../report';

const problemsIn = (head: string[], row: Cell[]) => problemsOf({title: '', head, rows: [row]});

describe('Lighthouse’s figures', () => {
  const run = (figures: Partial<Record<'performance' | 'seo' | 'lcp' | 'tbt' | 'cls', number>>) => {
    const {performance = 99, seo = 100, lcp = 1300, tbt = 49.9, cls = 0.009} = figures;
    const category = (score: number, audit: string) => ({
      score: score / 100,
      auditRefs: [{id: audit, weight: 1}],
    });
    return {
      categories: {
        performance: category(performance, 'largest-contentful-paint'),
        accessibility: category(100, 'image-alt'),
        'best-practices': category(100, 'is-on-https'),
        seo: category(seo, 'link-text'),
      },
      audits: {
        'largest-contentful-paint': {numericValue: lcp, score: 0.9},
        'total-blocking-time': {numericValue: tbt},
        'cumulative-layout-shift': {numericValue: cls},
        'link-text': {score: seo === 100 ? 1 : 0, title: 'Links do not have descriptive text'},
      },
    } as unknown as Result;
  };
  const head = ['page', 'performance', 'accessibility', 'best-practices', 'seo'].concat(
    'LCP ms',
    'TBT ms',
    'CLS',
    'remarks',
  );
  const problems = (type: 'home' | 'case-study' | 'legal', ...runs: Result[]) =>
    problemsIn(head, lighthouseRow({type, locale: 'fr', path: '/'}, runs));

  it('pass when their median equals the limit', () => {
    expect(problems('home', run({}))).toEqual([]);
    expect(problems('home', run({lcp: 1}), run({}), run({lcp: 9999}))).toEqual([]);
    expect(problems('case-study', run({lcp: 1600}))).toEqual([]);
    // Other pages have no LCP limit.
    expect(problems('legal', run({lcp: 2500}))).toEqual([]);
  });

  it('are reported beyond the limit, with the failed audits', () => {
    const slow = run({performance: 98, seo: 92, lcp: 1301, tbt: 50, cls: 0.01});
    expect(problems('home', slow)).toEqual([
      '/: performance is 98: it must be at least 99.',
      '/: seo is 92: it must be at least 100.',
      '/: LCP ms is 1301: it must be at most 1300.',
      '/: TBT ms is 50: it must be below 50.',
      '/: CLS is 0.010: it must be below 0.01.',
    ]);
    expect(lighthouseRow({type: 'home', locale: 'fr', path: '/'}, [slow]).at(-1)).toBe(
      'link-text: Links do not have descriptive text',
    );
  });
});

it('keeps the tables of other measurements when one is repeated', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'results-'));
  const file = path.join(dir, 'results.json');
  const bench = {conditions: 'x', head: ['a'], rows: [['1']]};
  writeFileSync(file, JSON.stringify({bench, weight: bench}));
  const table = {title: 'W', head: ['page', 'kB'], rows: [['/', limited(12, 'below', 12, '12.0')]]};
  await recordTable('weight', table, 'by hand', file);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, typeof bench>;
  expect(kept.bench).toEqual(bench);
  expect(kept.weight).toMatchObject({head: ['page', 'kB'], rows: [['/', '✗ 12.0']]});
  expect(kept.weight?.conditions).toMatch(/^\d+ \w+ \d{4}, version [\d.]+, by hand, \d+ cores /);
  rmSync(dir, {recursive: true});
});

it('uses a measured value as the median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
});

it('writes tables with right-aligned figures, marks and rounded-up bytes', () => {
  expect(kilobytes(92_001)).toBe('92.1');
  expect(kilobytes(92_000)).toBe('92.0');
  const rows = [
    ['/', limited(7, 'at most', 7, '7.0')],
    ['/a', limited(12, 'below', 12, '12.0')],
  ];
  expect(formatTable({title: 'Weight', head: ['page', 'kB'], rows})).toBe(
    ['', 'Weight', '', 'page      kB', '/        7.0', '/a    ✗ 12.0'].join('\n'),
  );
});
