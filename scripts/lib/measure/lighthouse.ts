import type {Flags, Result} from 'lighthouse';
import {isUnlisted} from '../../../src/routes';
import {startBrowser} from '../built-site';
import {findFreePort} from '../ports';
import {SCORE_LIMITS, TIMING_LIMITS} from './limits';
import type {SamplePage} from './pages';
import {below, from, median, upTo, type Table} from './report';

export type Category = keyof typeof SCORE_LIMITS;
const CATEGORIES = Object.keys(SCORE_LIMITS) as Category[];

/** What Lighthouse says of a page: of each figure the median of several runs. */
export type LighthousePage = SamplePage & {
  /** Of 100. */
  scores: Record<Category, number>;
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  /** What cost points in any run: id of the audit and its title. */
  remarks: string[];
};

/** How many times a page is loaded anew when the browser's recording of it has failed. */
const RETRIES = 2;

/**
 * Loads a page in a browser that knows nothing of earlier ones, with Lighthouse's own mobile
 * settings: a phone of the middle class, a slow 4G and a processor four times slower, simulated.
 */
async function load(url: string, {type}: SamplePage, retries = RETRIES): Promise<Result> {
  // An ES module; these scripts are CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const port = await findFreePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    // Some pages ask search engines on purpose not to list them, which costs 30 points.
    ...(isUnlisted(type) && {skipAudits: ['is-crawlable']}),
  };
  const lhr = await lighthouse(url, flags)
    .then((result) => result?.lhr)
    .finally(() => browser.close());
  if (!lhr?.runtimeError) return lhr!;
  if (retries > 0) return load(url, {type} as SamplePage, retries - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
}

/** Runs Lighthouse on a page several times. */
export async function measureLighthouse(
  origin: string,
  sample: SamplePage,
  runs: number,
): Promise<LighthousePage> {
  const all: Result[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await load(origin + sample.path, sample));
  const figure = (id: string) => median(all.map(({audits}) => audits[id]?.numericValue ?? NaN));
  const score = (category: Category) =>
    median(all.map(({categories}) => Math.round((categories[category]?.score ?? 0) * 100)));
  const remarks = all.flatMap(({audits, categories}) =>
    CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id}: ${audits[id]?.title}`),
  );
  return {
    ...sample,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, score(category)]),
    ) as LighthousePage['scores'],
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    remarks: [...new Set(remarks)],
  };
}

/** The latest that the largest element of a type of page may be painted, in ms. */
const lcpLimit = (type: SamplePage['type']): number =>
  type === 'home' || type === 'case-study' ? TIMING_LIMITS.lcp[type] : Infinity;

export const lighthouseTable = (pages: readonly LighthousePage[]): Table => ({
  title: 'Lighthouse, mobile, simulated throttling, medians',
  head: ['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'remarks'],
  rows: pages.map(({type, path, scores, lcp, tbt, cls, remarks}) => [
    path,
    ...CATEGORIES.map((category) => from(scores[category], SCORE_LIMITS[category])),
    upTo(lcp, lcpLimit(type), Math.round(lcp)),
    below(tbt, TIMING_LIMITS.tbt, Math.round(tbt)),
    below(cls, TIMING_LIMITS.cls, cls.toFixed(3)),
    remarks.join('; '),
  ]),
});
