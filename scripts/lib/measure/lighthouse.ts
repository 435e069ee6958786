import type {Flags, Result} from 'lighthouse';
import {isUnlisted} from '../../../src/routes';
import {startBrowser} from '../built-site.mjs';
import {findFreePort} from '../ports';
import {SCORE_LIMITS, TIMING_LIMITS} from './limits';
import {median} from './median';
import type {SamplePage} from './pages';
import {formatTable, judged} from './table';

/** Where free ports for the browser's developer tools are looked for. */
const FIRST_DEBUGGING_PORT = 9322;

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

type Run = Omit<LighthousePage, keyof SamplePage>;

/**
 * Lighthouse's own mobile settings: a phone of the middle class, a slow 4G and a processor
 * four times slower, simulated from what was measured without them.
 */
function flagsFor({type}: SamplePage, port: number): Flags {
  return {
    port,
    output: 'json',
    logLevel: 'silent',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: CATEGORIES,
    // Some pages ask search engines on purpose not to list them, which costs 30 points.
    ...(isUnlisted(type) && {skipAudits: ['is-crawlable']}),
  };
}

function readRun(result: Result, url: string): Run {
  if (result.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result.runtimeError.message}`);
  }
  const figure = (id: string) => {
    const value = result.audits[id]?.numericValue;
    if (value === undefined) {
      throw new Error(`Lighthouse says nothing of ${id} for ${url}: has it been renamed?`);
    }
    return value;
  };
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round((result.categories[category]?.score ?? 0) * 100),
  ]);
  const remarks = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id}: ${result.audits[id]?.title}`),
  );
  return {
    scores: Object.fromEntries(scores) as Run['scores'],
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    remarks,
  };
}

/** Loads a page once, in a browser that knows nothing of earlier ones. */
async function load(url: string, sample: SamplePage): Promise<Result> {
  // An ES module; these scripts are compiled to CommonJS.
  const {default: lighthouse} = await import('lighthouse');
  const port = await findFreePort(FIRST_DEBUGGING_PORT);
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, flagsFor(sample, port));
    if (!result) {
      throw new Error(`Lighthouse gave no result for ${url}.`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** How many times a page is loaded anew when the browser's recording of it has failed. */
const RETRIES = 2;

async function runOnce(origin: string, sample: SamplePage): Promise<Run> {
  const url = origin + sample.path;
  for (let left = RETRIES; ; left -= 1) {
    const result = await load(url, sample);
    if (left === 0 || !result.runtimeError?.code.startsWith('NO_')) {
      return readRun(result, url);
    }
  }
}

/**
 * Runs Lighthouse on a page several times, and takes the median of each figure.
 *
 * @throws Error when Lighthouse cannot load the page
 */
export async function measureLighthouse(
  origin: string,
  sample: SamplePage,
  runs: number,
): Promise<LighthousePage> {
  const all: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await runOnce(origin, sample));
  }
  const middle = (of: (run: Run) => number) => median(all.map(of));
  return {
    ...sample,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, middle(({scores}) => scores[category])]),
    ) as LighthousePage['scores'],
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: middle(({cls}) => cls),
    remarks: [...new Set(all.flatMap(({remarks}) => remarks))],
  };
}

/** The latest that the largest element of a type of page may be painted, in ms. */
function lcpLimit(type: SamplePage['type']): number {
  return type === 'home' || type === 'case-study' ? TIMING_LIMITS.lcp[type] : Infinity;
}

/** Which figures of a page are within their limits. */
function judge({type, scores, lcp, tbt, cls}: LighthousePage) {
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, scores[category] >= SCORE_LIMITS[category]]),
    ) as Record<Category, boolean>,
    lcp: lcp <= lcpLimit(type),
    tbt: tbt < TIMING_LIMITS.tbt,
    cls: cls < TIMING_LIMITS.cls,
  };
}

/** Each figure beyond its limit, in a sentence. */
export function lighthouseProblems(pages: readonly LighthousePage[]): string[] {
  return pages.flatMap((page) => {
    const within = judge(page);
    return [
      ...CATEGORIES.filter((category) => !within.scores[category]).map(
        (category) =>
          `${page.path}: ${category} ${page.scores[category]}, has to be ${SCORE_LIMITS[category]} or more${category === 'performance' ? '' : ` (${page.remarks.join('; ')})`}`,
      ),
      ...(within.lcp
        ? []
        : [
            `${page.path}: largest contentful paint after ${Math.round(page.lcp)} ms, limit ${lcpLimit(page.type)} ms`,
          ]),
      ...(within.tbt
        ? []
        : [
            `${page.path}: total blocking time ${Math.round(page.tbt)} ms, has to be below ${TIMING_LIMITS.tbt} ms`,
          ]),
      ...(within.cls
        ? []
        : [
            `${page.path}: layout shift ${page.cls.toFixed(3)}, has to be below ${TIMING_LIMITS.cls}`,
          ]),
    ];
  });
}

/** A line per page, with a mark on what is beyond its limit. */
export function lighthouseTable(pages: readonly LighthousePage[]): string {
  return formatTable([
    [
      ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
      ...['LCP ms', 'TBT ms', 'CLS'],
    ],
    ...pages.map((page) => {
      const within = judge(page);
      return [
        page.path,
        ...CATEGORIES.map((category) => judged(page.scores[category], within.scores[category])),
        judged(Math.round(page.lcp), within.lcp),
        judged(Math.round(page.tbt), within.tbt),
        judged(page.cls.toFixed(3), within.cls),
      ];
    }),
  ]);
}
