import {detectPort} from 'detect-port';
import type {Result} from 'lighthouse';
import {isUnlisted} from '../../../src/routes';
import {startBrowser} from '../built-site';
import {LIMITS} from './limits';
import type {SamplePage} from '../builtPages';
import {limited, median, type Cell, type Table} from './report';

const CATEGORIES = Object.keys(LIMITS.scores) as Array<keyof typeof LIMITS.scores>;

/**
 * Loads a page in a fresh browser with Lighthouse's mobile preset: simulated mid-range phone,
 * slow 4G and a processor slowed down 4 times.
 */
async function load(origin: string, {path, type}: SamplePage): Promise<Result> {
  // An ES module, while these scripts are CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const port = await detectPort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      // Unlisted pages are noindex on purpose, which costs 30 points.
      ...(isUnlisted(type) && {skipAudits: ['is-crawlable']}),
    });
    return result!.lhr;
  } finally {
    await browser.close();
  }
}

/** A row of medians, with the failed audits outside performance. */
export function lighthouseRow({path, type}: SamplePage, runs: readonly Result[]): Cell[] {
  const figure = (id: string) => median(runs.map(({audits}) => audits[id]?.numericValue ?? NaN));
  const lcp = figure('largest-contentful-paint');
  const lcpLimit = type === 'home' || type === 'case-study' ? LIMITS.lcp[type] : Infinity;
  const tbt = figure('total-blocking-time');
  const cls = figure('cumulative-layout-shift');
  const remarks = runs.flatMap(({audits, categories}) =>
    CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id}: ${audits[id]?.title}`),
  );
  return [
    path,
    ...CATEGORIES.map((category) => {
      const scores = runs.map(({categories}) => (categories[category]?.score ?? 0) * 100);
      return limited(Math.round(median(scores)), 'at least', LIMITS.scores[category]);
    }),
    limited(lcp, 'at most', lcpLimit, Math.round(lcp)),
    limited(tbt, 'below', LIMITS.tbt, Math.round(tbt)),
    limited(cls, 'below', LIMITS.cls, cls.toFixed(3)),
    [...new Set(remarks)].join('; '),
  ];
}

/** Runs Lighthouse on each page several times. */
export async function lighthouseTable(
  origin: string,
  samples: readonly SamplePage[],
  runs: number,
): Promise<Table> {
  const rows: Cell[][] = [];
  for (const sample of samples) {
    console.log(`  Lighthouse ${sample.path} …`);
    const results: Result[] = [];
    for (let attempt = 0; results.length < runs && attempt < 2 * runs; attempt += 1) {
      const result = await load(origin, sample);
      // At times Lighthouse loses its trace and asks for another run.
      if (!result.runtimeError) results.push(result);
    }
    rows.push(lighthouseRow(sample, results));
  }
  return {
    title: 'Lighthouse, mobile, simulated throttling, medians',
    head: ['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'remarks'],
    rows,
  };
}
