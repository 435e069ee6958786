import type {Browser, BrowserContextOptions, Page, Request} from 'playwright';
import {ecoGrade, ecoIndex, type EcoGrade} from './ecoIndex';
import {ECO_INDEX_ABOVE, WEIGHT_LIMITS} from './limits';
import type {SamplePage} from './pages';
import {formatTable, kilobytes, upTo, type Cell, type Table} from './report';

/** A phone of today: 390 × 844 px, twice as dense. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How long EcoIndex' procedure waits after loading and after scrolling, in ms. */
const WAIT_MS = 5000;

/** How long a page may take to load, and then to come to rest, in ms. */
const TIMEOUT_MS = 90_000;

const KINDS = ['js', 'css', 'fonts', 'images', 'document', 'other'] as const;
type Kind = (typeof KINDS)[number];

type Transfer = {
  kind: Kind;
  /** Bytes as transferred. */
  body: number;
  headers: number;
  /** Whether it is for the next page: the files of links that are in view (specification, section 2). */
  isAhead: boolean;
};

/**
 * What a page has loaded on a phone once it was read to its end, in bytes as transferred: by
 * EcoIndex' own procedure (load, wait, scroll to the end, wait). No form is touched.
 */
export type LoadedPage = SamplePage &
  /** Bodies, by what they are for; `other` is page data, the manifest and whatever else. */
  Record<Kind, number> & {
    /** Scripts before anything is scrolled. */
    jsAtRest: number;
    /** Of these responses. */
    headers: number;
    /** Bodies and headers. */
    total: number;
    requests: number;
    nodes: number;
    /** What was loaded ahead for the next page; `total` and `requests` count it too. */
    ahead: {bytes: number; requests: number};
    ecoIndex: number;
    grade: EcoGrade;
  };

/** What a request is for; a script that is only preloaded is one too. */
function kindOf(request: Request): Kind {
  const type = request.resourceType();
  const {pathname} = new URL(request.url());
  if (type === 'document') return 'document';
  if (/\.m?js$/.test(pathname) || type === 'script') return 'js';
  if (/\.css$/.test(pathname) || type === 'stylesheet') return 'css';
  if (/\.woff2?$/.test(pathname) || type === 'font') return 'fonts';
  if (type === 'image' || /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(pathname)) return 'images';
  return 'other';
}

async function transferOf(request: Request): Promise<Transfer> {
  const {responseBodySize: body, responseHeadersSize: headers} = await request.sizes();
  return {
    kind: kindOf(request),
    body,
    headers,
    // A page's own files are in its HTML: what a script fetches is the next page's.
    isAhead:
      request.resourceType() === 'fetch' && /\/assets\/(?:data|js|css)\//.test(request.url()),
  };
}

const sum = (transfers: readonly Transfer[], of: (transfer: Transfer) => number) =>
  transfers.reduce((total, transfer) => total + of(transfer), 0);

/** Scrolls to the end as a reader does, who sees every picture. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

/**
 * Opens a page on a phone, as on a first visit, and reads it to its end.
 *
 * @param origin where the built site is served, compressed as on the host
 */
export async function weighPage(
  browser: Browser,
  origin: string,
  sample: SamplePage,
): Promise<LoadedPage> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (!/^(?:data|blob):/.test(request.url())) requests.push(request);
    });
    const rest = async () => {
      await page.waitForTimeout(WAIT_MS);
      await page.waitForLoadState('networkidle', {timeout: TIMEOUT_MS});
      return Promise.all(requests.map(transferOf));
    };
    await page.goto(origin + sample.path, {waitUntil: 'load', timeout: TIMEOUT_MS});
    const atRest = await rest();
    await readToTheEnd(page);
    const all = await rest();
    const own = all.filter(({isAhead}) => !isAhead);
    const next = all.filter(({isAhead}) => isAhead);
    const bodies = (transfers: readonly Transfer[], kind: Kind) =>
      sum(transfers, (transfer) => (transfer.kind === kind ? transfer.body : 0));
    const whole = ({body, headers}: Transfer) => body + headers;
    const total = sum(all, whole);
    const nodes = await page.evaluate(
      () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    );
    const score = ecoIndex({nodes, requests: all.length, size: total / 1000});
    return {
      ...sample,
      jsAtRest: sum(atRest, ({kind, isAhead, body}) => (kind === 'js' && !isAhead ? body : 0)),
      ...(Object.fromEntries(KINDS.map((kind) => [kind, bodies(own, kind)])) as Record<
        Kind,
        number
      >),
      headers: sum(own, ({headers}) => headers),
      total,
      requests: all.length,
      nodes,
      ahead: {bytes: sum(next, whole), requests: next.length},
      ecoIndex: score,
      grade: ecoGrade(score),
    };
  } finally {
    await context.close();
  }
}

/** How many pages are open at once: they mostly wait. */
const AT_ONCE = 4;

/** Weighs pages, a few at a time. */
export async function weighPages(
  browser: Browser,
  origin: string,
  samples: readonly SamplePage[],
): Promise<LoadedPage[]> {
  const pages: LoadedPage[] = [];
  for (let at = 0; at < samples.length; at += AT_ONCE) {
    const some = samples.slice(at, at + AT_ONCE);
    pages.push(...(await Promise.all(some.map((sample) => weighPage(browser, origin, sample)))));
  }
  return pages;
}

/** What each page loads; the limit of requests is home's. */
export function loadedTable(pages: readonly LoadedPage[]): Table {
  const limited = (bytes: number, limit: number): Cell => upTo(bytes, limit, kilobytes(bytes));
  return {
    title: 'Loaded on a phone and read to the end, no form touched, in kB (1000 bytes, Brotli)',
    head: [
      ...['page', 'JS at rest', 'JS', 'CSS', 'fonts', 'images', 'HTML', 'other', 'headers'],
      ...['total', 'requests', 'nodes', 'EcoIndex', 'next page'],
    ],
    rows: pages.map((page) => [
      page.path,
      kilobytes(page.jsAtRest),
      limited(page.js, WEIGHT_LIMITS.js),
      limited(page.css, WEIGHT_LIMITS.css),
      limited(page.fonts, WEIGHT_LIMITS.fonts),
      ...[page.images, page.document, page.other, page.headers, page.total].map(kilobytes),
      upTo(page.requests, page.type === 'home' ? WEIGHT_LIMITS.requests : Infinity),
      page.nodes,
      {
        text: `${page.ecoIndex.toFixed(1)} ${page.grade}`,
        isWithin: page.ecoIndex > ECO_INDEX_ABOVE,
        limit: `above ${ECO_INDEX_ABOVE}`,
      },
      page.ahead.requests > 0 ? `${kilobytes(page.ahead.bytes)} (${page.ahead.requests})` : '',
    ]),
  };
}

export const printLoadedTable = (pages: readonly LoadedPage[]): void =>
  console.log(formatTable(loadedTable(pages)));
