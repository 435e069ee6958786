import type {Browser, BrowserContextOptions, CDPSession, Page} from 'playwright';
import {ecoGrade, ecoIndex, type EcoGrade} from './ecoIndex';
import {ECO_INDEX_ABOVE, WEIGHT_LIMITS} from './limits';
import type {SamplePage} from './pages';
import {formatTable, judged, kilobytes} from './table';

/** A phone of today: 390 × 844 px, twice as dense. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A page is at rest when the network was, for so long, in ms: what is loaded ahead counts. */
const QUIET_MS = 5000;

/** A page that never comes to rest is an error after this, in ms. */
const TIMEOUT_MS = 90_000;

/** A request as the network saw it. */
export type Transfer = {
  url: string;
  /** Chromium's name of what it is for: `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, … */
  type: string;
  /** Bytes of the body as transferred, and of the headers before it. */
  body: number;
  headers: number;
  /** Whether it is for the next page: the files of links that are in view (specification, section 2). */
  ahead: boolean;
};

/**
 * What a page has loaded on a phone once it was read to its end, in bytes as transferred: by
 * EcoIndex' own procedure (load, wait, scroll to the end, wait). No form is touched.
 */
export type LoadedPage = SamplePage & {
  /** Scripts before anything is scrolled. */
  jsAtRest: number;
  /** Bodies, by what they are for. */
  js: number;
  css: number;
  fonts: number;
  images: number;
  document: number;
  /** Page data, manifest and whatever else. */
  other: number;
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

/** A page's own files are in its HTML: what a script fetches is the next page's. */
const isAhead = ({url}: {url: string}, type: string): boolean =>
  type === 'Fetch' && /\/assets\/(?:data|js|css)\//.test(url);

/**
 * Follows the network of a page from now on, by the developer tools' protocol: it tells
 * what was transferred, and not what it was before compression.
 */
async function watchNetwork(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  const open = new Set<string>();
  let lastEvent = Date.now();
  const touch = () => (lastEvent = Date.now());
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
    if (/^(?:data|blob):/.test(request.url)) {
      return;
    }
    touch();
    open.add(requestId);
    const ahead = isAhead(request, type);
    transfers.set(requestId, {url: request.url, type, body: 0, headers: 0, ahead});
  });
  session.on('Network.responseReceived', ({requestId, response, type}) => {
    touch();
    const transfer = transfers.get(requestId);
    // What has come when the response begins are its headers.
    if (transfer) Object.assign(transfer, {type, headers: response.encodedDataLength});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    touch();
    open.delete(requestId);
    const transfer = transfers.get(requestId);
    if (transfer) transfer.body = Math.max(0, encodedDataLength - transfer.headers);
  });
  session.on('Network.loadingFailed', ({requestId}) => {
    touch();
    open.delete(requestId);
  });
  return {
    transfers: () => [...transfers.values()],
    /** Resolves when nothing was asked for and nothing came for {@link QUIET_MS}. */
    rest: async (pagePath: string) => {
      const started = Date.now();
      touch();
      for (;;) {
        const left = open.size > 0 ? QUIET_MS : lastEvent + QUIET_MS - Date.now();
        if (left <= 0) {
          return;
        }
        if (Date.now() - started > TIMEOUT_MS) {
          const urls = [...open].map((id) => transfers.get(id)?.url).join(', ');
          throw new Error(
            `${pagePath} does not come to rest in ${TIMEOUT_MS / 1000} s; open: ${urls || 'nothing'}.`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, 250)));
      }
    },
  };
}

/** Counts elements as EcoIndex does. */
const countNodes = (page: Page) =>
  page.evaluate(
    () => document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  );

/** Scrolls to the end as a reader does, who sees every picture. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

const sum = (transfers: readonly Transfer[], of: (transfer: Transfer) => number) =>
  transfers.reduce((total, transfer) => total + of(transfer), 0);

/** Sorts transfers by what they are for; a script that is only preloaded is one too. */
function kindOf({type, url}: Transfer): 'js' | 'css' | 'fonts' | 'images' | 'document' | 'other' {
  const {pathname} = new URL(url);
  if (type === 'Document') return 'document';
  if (/\.m?js$/.test(pathname) || type === 'Script') return 'js';
  if (/\.css$/.test(pathname) || type === 'Stylesheet') return 'css';
  if (/\.woff2?$/.test(pathname) || type === 'Font') return 'fonts';
  if (type === 'Image' || /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(pathname)) return 'images';
  return 'other';
}

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
    const network = await watchNetwork(await context.newCDPSession(page));
    await page.goto(origin + sample.path, {waitUntil: 'load'});
    await network.rest(sample.path);
    const own = () => network.transfers().filter(({ahead}) => !ahead);
    const bodies = (kind: ReturnType<typeof kindOf>) =>
      sum(
        own().filter((transfer) => kindOf(transfer) === kind),
        ({body}) => body,
      );
    const jsAtRest = bodies('js');
    await readToTheEnd(page);
    await network.rest(sample.path);
    const all = network.transfers();
    const next = all.filter(({ahead}) => ahead);
    const whole = ({body, headers}: Transfer) => body + headers;
    const total = sum(all, whole);
    const nodes = await countNodes(page);
    const score = ecoIndex({nodes, requests: all.length, size: total / 1000});
    return {
      ...sample,
      jsAtRest,
      js: bodies('js'),
      css: bodies('css'),
      fonts: bodies('fonts'),
      images: bodies('images'),
      document: bodies('document'),
      other: bodies('other'),
      headers: sum(own(), ({headers}) => headers),
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

/** How many pages come to rest at once: they mostly wait. */
const AT_ONCE = 4;

/** Weighs pages, a few at a time, in their order. */
export async function weighPages(
  browser: Browser,
  origin: string,
  samples: readonly SamplePage[],
): Promise<LoadedPage[]> {
  const pages: LoadedPage[] = [];
  const queue = [...samples.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, sample] = next;
      pages[index] = await weighPage(browser, origin, sample);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return pages;
}

const LIMITED = ['js', 'css', 'fonts', 'requests'] as const;
type Limited = (typeof LIMITED)[number];

/** Whether a page keeps a limit; that of requests is home's. */
const keeps = (page: LoadedPage, figure: Limited): boolean =>
  page[figure] <= WEIGHT_LIMITS[figure] || (figure === 'requests' && page.type !== 'home');

/** Each figure beyond its limit, in a sentence. */
export function loadedProblems(pages: readonly LoadedPage[]): string[] {
  const written = (figure: Limited, value: number) =>
    figure === 'requests' ? String(value) : `${kilobytes(value)} kB`;
  return pages.flatMap((page) => [
    ...LIMITED.filter((figure) => !keeps(page, figure)).map(
      (figure) =>
        `${page.path}: ${figure} ${written(figure, page[figure])}, limit ${written(figure, WEIGHT_LIMITS[figure])}`,
    ),
    ...(page.ecoIndex > ECO_INDEX_ABOVE
      ? []
      : [
          `${page.path}: EcoIndex ${page.ecoIndex.toFixed(1)} (${page.grade}), has to be above ${ECO_INDEX_ABOVE}`,
        ]),
  ]);
}

/** What each page loads, with a mark on what is beyond its limit. */
export function loadedTable(pages: readonly LoadedPage[]): string {
  const cell = (page: LoadedPage, figure: Limited) =>
    judged(figure === 'requests' ? page[figure] : kilobytes(page[figure]), keeps(page, figure));
  return formatTable([
    [
      ...['page', 'JS at rest', 'JS', 'CSS', 'fonts', 'images', 'HTML', 'other', 'headers'],
      ...['total kB', 'requests', 'nodes', 'EcoIndex', 'next page kB'],
    ],
    ...pages.map((page) => [
      page.path,
      kilobytes(page.jsAtRest),
      cell(page, 'js'),
      cell(page, 'css'),
      cell(page, 'fonts'),
      kilobytes(page.images),
      kilobytes(page.document),
      kilobytes(page.other),
      kilobytes(page.headers),
      kilobytes(page.total),
      cell(page, 'requests'),
      page.nodes,
      judged(`${page.ecoIndex.toFixed(1)} ${page.grade}`, page.ecoIndex > ECO_INDEX_ABOVE),
      page.ahead.requests > 0 ? `${kilobytes(page.ahead.bytes)} (${page.ahead.requests})` : '',
    ]),
  ]);
}

/** Prints it: the end-to-end tests have no console of their own. */
export function printLoadedTable(pages: readonly LoadedPage[]): void {
  console.log(
    `\nLoaded on a phone and read to the end, no form touched, in kB (1000 bytes, Brotli):\n\n${loadedTable(pages)}\n`,
  );
}
