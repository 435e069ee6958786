import type {Browser, BrowserContextOptions, Request} from 'playwright';
import {ecoGrade, ecoIndex} from './ecoIndex';
import {LIMITS} from './limits';
import type {SamplePage} from '../builtPages';
import {kilobytes, limited, type Table} from './report';

/** A phone: 390 × 844 px at 2 dppx. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** EcoIndex' wait after loading and after scrolling, in ms. */
const WAIT_MS = 5000;

/** Kinds of requests, by path. */
const KINDS = {
  js: /\.js$/,
  css: /\.css$/,
  fonts: /\.woff2$/,
  images: /\.(?:svg|png|jpe?g|webp|avif|ico)$/,
  document: /\/$/,
  other: /./,
};
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

/** Measures a response, in transferred bytes. */
async function transferOf(request: Request) {
  const {responseBodySize: body, responseHeadersSize: headers} = await request.sizes();
  const {pathname} = new URL(request.url());
  return {
    kind: kinds.find((kind) => KINDS[kind].test(pathname)),
    body,
    headers,
    // The HTML references the page's own files, so scripts fetch only the next page's.
    isAhead: request.resourceType() === 'fetch' && /\/assets\/(?:data|js|css)\//.test(pathname),
  };
}

type Transfer = Awaited<ReturnType<typeof transferOf>>;

const sum = (transfers: readonly Transfer[], bytesOf: (transfer: Transfer) => number) =>
  transfers.reduce((total, transfer) => total + bytesOf(transfer), 0);

const whole = ({body, headers}: Transfer) => body + headers;

/** Transfers of a page scrolled to the end on a phone, in bytes. */
export type LoadedPage = Awaited<ReturnType<typeof weighPage>>;

/**
 * Measures a first visit on a phone with EcoIndex' procedure: load, wait, scroll to the end,
 * wait. Uses no form.
 *
 * @param origin of the built site, compressed as on the host
 */
export async function weighPage(browser: Browser, origin: string, sample: SamplePage) {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(90_000);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => {
      if (!/^(?:data|blob):/.test(request.url())) requests.push(request);
    });
    const rest = async () => {
      await page.waitForTimeout(WAIT_MS);
      await page.waitForLoadState('networkidle');
      return Promise.all(requests.map(transferOf));
    };
    await page.goto(origin + sample.path);
    const atRest = await rest();
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        window.scrollTo({top, behavior: 'instant'});
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    const all = await rest();
    const own = all.filter(({isAhead}) => !isAhead);
    const ahead = all.filter(({isAhead}) => isAhead);
    const bodies = (transfers: readonly Transfer[], kind: Kind) =>
      sum(transfers, (each) => (each.kind === kind && !each.isAhead ? each.body : 0));
    const nodes = await page.evaluate(
      () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
    );
    const total = sum(all, whole);
    return {
      ...sample,
      /** Scripts loaded before scrolling. */
      jsAtRest: bodies(atRest, 'js'),
      ...(Object.fromEntries(kinds.map((kind) => [kind, bodies(own, kind)])) as Record<
        Kind,
        number
      >),
      headers: sum(own, ({headers}) => headers),
      total,
      requests: own.length,
      nodes,
      /** Prefetched for the next page (specification, section 2); included in the total and in EcoIndex. */
      ahead: {bytes: sum(ahead, whole), requests: ahead.length},
      ecoIndex: ecoIndex({nodes, requests: all.length, size: total / 1000}),
    };
  } finally {
    await context.close();
  }
}

/** Weighs four pages at a time, since they mostly wait. */
export async function weighPages(
  browser: Browser,
  origin: string,
  samples: readonly SamplePage[],
): Promise<LoadedPage[]> {
  const weigh = (sample: SamplePage) => weighPage(browser, origin, sample);
  const some = await Promise.all(samples.slice(0, 4).map(weigh));
  return samples.length > 4
    ? [...some, ...(await weighPages(browser, origin, samples.slice(4)))]
    : some;
}

/** Tabulates each page's transfers; only the home page has a limit of requests. */
export const loadedTable = (pages: readonly LoadedPage[]): Table => ({
  title:
    'Loaded on a phone and scrolled to the end, without using a form, in kB (1000 bytes, Brotli)',
  head: [
    'page',
    'JS at rest',
    'JS',
    'CSS',
    'fonts',
    'images',
    'total',
    'requests',
    'nodes',
    'EcoIndex',
    'next pages',
  ],
  rows: pages.map((page) => [
    page.path,
    kilobytes(page.jsAtRest),
    ...(['js', 'css', 'fonts'] as const).map((kind) =>
      limited(page[kind], 'at most', LIMITS[kind], kilobytes(page[kind])),
    ),
    ...[page.images, page.total].map(kilobytes),
    limited(page.requests, 'at most', page.type === 'home' ? LIMITS.requests : Infinity),
    page.nodes,
    limited(page.ecoIndex, 'above', LIMITS.ecoIndex, ecoGrade(page.ecoIndex)),
    page.ahead.requests > 0 ? `${kilobytes(page.ahead.bytes)} (${page.ahead.requests})` : '',
  ]),
});
