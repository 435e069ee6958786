import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect} from '@playwright/test';
import sharp from 'sharp';
import {localeFacts, locales} from '../src/lib/locales';
import {isUnlisted} from '../src/routes';
import {socialImagePath} from '../src/socialImage';
import {oneLine} from '../src/lib/text';
import {test} from './support/deploys';
import {site} from './support/fixture';
import {buildDir, builtPaths, documentOf, expectedSite, readBuilt} from './support/site';
import {say} from './support/words';

/*
 * What search engines, social networks and feed readers read, taken from the built files.
 */

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

/** ISO 8601 with or without a time, as Google accepts it. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const pathsOfBuild = new Set(builtPaths());

/** Whether an absolute address leads to a page, an anchor or a file of the build. */
function isThere(address: unknown): boolean {
  if (typeof address !== 'string' || !address.startsWith(`${siteUrl}/`)) {
    return false;
  }
  const {pathname, hash} = new URL(address);
  if (!pathname.endsWith('/')) {
    return existsSync(path.join(buildDir, pathname));
  }
  const anchor = decodeURIComponent(hash.slice(1));
  return (
    pathsOfBuild.has(pathname) &&
    (anchor === '' || documentOf(pathname).getElementById(anchor) !== null)
  );
}

type Node = Record<string, unknown> & {'@type': string; '@id'?: string};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** All objects within a value, at any depth. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(nodesIn)]
      : [];

/** The JSON-LD graph of a page, if it has one. */
function graphOf(pagePath: string): Node[] | undefined {
  const blocks = [...documentOf(pagePath).querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks.length, pagePath).toBeLessThanOrEqual(1);
  const data = blocks.map(({textContent}) => JSON.parse(textContent ?? '') as Node).at(0);
  expect(data?.['@context'] ?? 'https://schema.org', pagePath).toBe('https://schema.org');
  return data?.['@graph'] as Node[] | undefined;
}

test.describe('structured data', () => {
  test('names only existing addresses and valid dates', async () => {
    const {pages} = await expectedSite();
    for (const page of pages.filter(({name}) => !isUnlisted(name))) {
      const nodes = nodesIn(graphOf(page.path));
      for (const node of nodes) {
        for (const name of ['url', 'item', 'image', 'logo']) {
          if (name in node)
            expect(isThere(node[name]), `${page.path} ${String(node[name])}`).toBe(true);
        }
        for (const [name, value] of Object.entries(node)) {
          if (/^date/.test(name)) expect(value, `${page.path} ${name}`).toMatch(ISO_DATE);
        }
      }
      const steps = (nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ??
        []) as Array<{position: number; name: string; item: string}>;
      expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
      if (steps.length > 0) expect(steps.at(-1)?.item).toBe(siteUrl + page.canonical);
    }
  });
});

test('every page has one complete set of Open Graph tags, and a case study those of an article', async () => {
  const {pages} = await expectedSite();
  for (const page of pages.filter(({name}) => !isUnlisted(name))) {
    const {head} = documentOf(page.path);
    const of = (property: string) =>
      [...head.querySelectorAll(`meta[property="${property}"]`)].map((meta) =>
        meta.getAttribute('content'),
      );
    const isStudy = page.name === 'case-study';
    const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(
      {
        type: of('og:type'),
        site: of('og:site_name'),
        url: of('og:url'),
        title: of('og:title'),
        description: of('og:description'),
        locale: of('og:locale'),
        alternates: of('og:locale:alternate'),
      },
      page.path,
    ).toEqual({
      type: [isStudy ? 'article' : 'website'],
      site: [site.name],
      url: [siteUrl + page.canonical],
      title: [documentOf(page.path).title],
      description: [description],
      locale: [localeFacts[page.contentLocale].openGraph],
      alternates: locales
        .filter((locale) => locale !== page.contentLocale && page.alternates[locale])
        .map((locale) => localeFacts[locale].openGraph),
    });
    const article = graphOf(page.path)?.find((node) => node['@type'] === 'Article');
    expect(of('article:published_time'), page.path).toEqual(
      isStudy ? [article?.datePublished] : [],
    );
    // The sector, as the page itself names it.
    const sector = documentOf(page.path).querySelector('main [data-tint]')?.textContent;
    expect(of('article:section'), page.path).toEqual(isStudy ? [sector] : []);
  }
});

test.describe('the sitemaps', () => {
  const entries = (file: string) => {
    const $ = load(readBuilt(file), {xml: true});
    return $('url')
      .toArray()
      .map((url) => ({
        address: $(url).find('loc').text(),
        changed: $(url).find('lastmod').text() || undefined,
        alternates: Object.fromEntries(
          $(url)
            .find('xhtml\\:link')
            .toArray()
            .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
        ),
      }));
  };
  const all = () => ['sitemap-pages.xml', 'en/sitemap-pages.xml'].flatMap(entries);

  test('are linked from robots.txt through their index, and list every page once', async () => {
    const robots = readBuilt('robots.txt');
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: ./m);
    const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(isThere(index)).toBe(true);
    const $ = load(readBuilt(new URL(index).pathname), {xml: true});
    const files = $('sitemap > loc')
      .toArray()
      .map((loc) => $(loc).text());
    expect(files.every(isThere)).toBe(true);
    const listed = files.flatMap((file) => entries(new URL(file).pathname));
    const {pages} = await expectedSite();
    expect(listed.map(({address}) => address).sort()).toEqual(
      pages
        .filter(({listed: isListed}) => isListed)
        .map((page) => siteUrl + page.path)
        .sort(),
    );
  });

  test('pair languages in both directions, as the pages do', () => {
    const byAddress = new Map(all().map((entry) => [entry.address, entry]));
    for (const {address, alternates} of byAddress.values()) {
      for (const other of Object.values(alternates)) {
        expect(byAddress.get(other)?.alternates, `${address} and ${other}`).toEqual(alternates);
      }
      const links = [
        ...documentOf(new URL(address).pathname).querySelectorAll(
          'link[rel="alternate"][hreflang]',
        ),
      ].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const);
      expect(Object.fromEntries(links), address).toEqual(alternates);
    }
  });
});

test('each language has a feed, which its pages link and feed readers can parse', async ({
  request,
}) => {
  const {pages} = await expectedSite();
  for (const locale of locales) {
    const address = `${localeFacts[locale].prefix}/atom.xml`;
    for (const page of pages.filter((each) => each.locale === locale)) {
      const links = documentOf(page.path).querySelectorAll('link[type="application/atom+xml"]');
      expect(
        [...links].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
        page.path,
      ).toEqual([['alternate', address]]);
    }
    const response = await request.get(address);
    expect(response.headers()['content-type']).toMatch(/^application\/(?:atom\+)?xml/);
    const $ = load(await response.text(), {xml: true});
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    const dates = $('updated, published')
      .toArray()
      .map((date) => $(date).text());
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    const addresses = $('entry')
      .toArray()
      .map((entry) => {
        // An entry without content needs a link (RFC 4287, 4.1.2).
        const href = $(entry).find('link').attr('href') ?? '';
        expect(isThere(href), href).toBe(true);
        return href;
      });
    const studies = pages.filter(
      (page) => page.name === 'case-study' && page.listed && page.locale === locale,
    );
    expect(addresses.sort()).toEqual(studies.map((page) => siteUrl + page.path).sort());
  }
});

/** Values of an attribute of a page's head tags, in order. */
function contents(pagePath: string, selector: string, attribute = 'content'): Array<string | null> {
  return [...documentOf(pagePath).querySelectorAll(`head ${selector}`)].map((node) =>
    node.getAttribute(attribute),
  );
}

test('every page that can be shared has one complete set of picture tags', async () => {
  const {pages} = await expectedSite();
  for (const page of pages) {
    const of = (property: string) => contents(page.path, `meta[property="${property}"]`);
    const isShared = !isUnlisted(page.name);
    const expected = (value: string) => (isShared ? [value] : []);

    expect(of('og:image'), page.path).toEqual(expected(siteUrl + socialImagePath(page.canonical)));
    for (const address of of('og:image')) expect(isThere(address), page.path).toBe(true);
    expect(of('og:image:type'), page.path).toEqual(expected('image/png'));
    expect(of('og:image:width'), page.path).toEqual(expected('1200'));
    expect(of('og:image:height'), page.path).toEqual(expected('630'));
    const title = documentOf(page.path).title;
    const words =
      page.name === 'home'
        ? `${oneLine(say(page.locale, 'home.Hero.title'))} – ${site.name}`
        : title;
    expect(of('og:image:alt'), page.path).toEqual(expected(words));
    expect(contents(page.path, 'meta[name="twitter:card"]'), page.path).toEqual([
      'summary_large_image',
    ]);
    // Networks fall back to og:image.
    expect(contents(page.path, 'meta[name="twitter:image"]'), page.path).toEqual([]);
  }
});

test('every page links each icon and its language’s manifest once', async ({request}) => {
  const {pages} = await expectedSite();
  const linked = new Map<string, string>();
  for (const page of pages) {
    const {prefix} = localeFacts[page.locale];
    const links = (rel: string) => contents(page.path, `link[rel="${rel}"]`, 'href');
    expect(links('icon').sort(), page.path).toEqual(
      ['/favicon.ico', `${prefix}/favicon.svg`].sort(),
    );
    expect(contents(page.path, 'link[rel="icon"][type="image/svg+xml"]', 'href')).toEqual([
      `${prefix}/favicon.svg`,
    ]);
    expect(links('apple-touch-icon'), page.path).toEqual(['/apple-touch-icon.png']);
    expect(links('manifest'), page.path).toEqual([`${prefix}/site.webmanifest`]);
    expect(contents(page.path, 'meta[name="theme-color"]', 'media'), page.path).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    linked.set(`${prefix}/favicon.svg`, 'image/svg+xml');
    linked.set(`${prefix}/site.webmanifest`, 'application/manifest+json');
  }
  linked.set('/favicon.ico', 'image/vnd.microsoft.icon');
  linked.set('/apple-touch-icon.png', 'image/png');
  for (const [address, type] of linked) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain(type);
  }
});

test('the manifests have the theme’s colour and name existing icons', async ({request}) => {
  for (const locale of locales) {
    const {prefix} = localeFacts[locale];
    const response = await request.get(`${prefix}/site.webmanifest`);
    const manifest = (await response.json()) as {
      icons: Array<{src: string; sizes: string; type: string; purpose?: string}>;
    } & Record<string, unknown>;
    const [light] = contents(`${prefix}/`, 'meta[name="theme-color"]');
    expect(manifest.theme_color).toBe(light);
    expect(manifest.icons.filter(({purpose}) => purpose === 'maskable')).toHaveLength(1);
    for (const {src, sizes, type} of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toContain(type);
      const {width, height} = await sharp(await icon.body()).metadata();
      const expected = sizes === 'any' ? `${width}x${width}` : sizes;
      expect(`${width}x${height}`, src).toBe(expected);
    }
  }
});
