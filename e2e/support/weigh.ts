import type {Browser, Page, Request} from '@playwright/test';

/** Files by their kind: `data` is HTML and JSON. */
const kinds = {
  js: /\.js$/,
  css: /\.css$/,
  fonts: /\.woff2$/,
  images: /\.(?:svg|png|jpe?g|webp|avif|ico)$/,
  data: /./,
} as const;
type Kind = keyof typeof kinds;

/** In bytes, as they were transferred. */
export type Weight = Record<Kind, number> & {
  /** With the headers, which the kinds leave out. */
  total: number;
  requests: number;
  /** Elements of the body, without those inside drawings, as EcoIndex counts them. */
  nodes: number;
};

/** What comes late counts. */
// eslint-disable-next-line playwright/no-wait-for-timeout -- nothing announces the last request
const rest = (page: Page) => page.waitForTimeout(5000);

/** Scrolls as a reader does who hurries: 300 px every 60 ms. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
      window.scrollBy({top: 300, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

/**
 * Opens a page on a phone, lets it rest, scrolls to its end if asked to, and weighs everything that
 * was transferred, also for the next pages.
 *
 * @param counts requests that count; all by default
 * @throws Error when the page does not answer with 200
 */
export async function weighPage(
  browser: Browser,
  address: string,
  {
    scrolls = false,
    counts = () => true,
  }: {scrolls?: boolean; counts?: (request: Request) => boolean},
): Promise<Weight> {
  const page = await browser.newPage({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const status = (await page.goto(address))?.status();
    if (status !== 200) throw new Error(`${address} answers with ${status}.`);
    await rest(page);
    if (scrolls) {
      await scrollToEnd(page);
      await rest(page);
    }
    const weight = {js: 0, css: 0, fonts: 0, images: 0, data: 0, total: 0};
    const counted = requests.filter(counts);
    for (const request of counted) {
      const {pathname} = new URL(request.url());
      const {responseBodySize, responseHeadersSize} = await request.sizes();
      const kind = (Object.keys(kinds) as Kind[]).find((each) => kinds[each].test(pathname));
      weight[kind ?? 'data'] += responseBodySize;
      weight.total += responseBodySize + responseHeadersSize;
    }
    const nodes = await page.evaluate(
      () =>
        document.querySelectorAll('body *').length - document.querySelectorAll('body svg *').length,
    );
    return {...weight, requests: counted.length, nodes};
  } finally {
    await page.close();
  }
}
