import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect} from '@playwright/test';
import sharp from 'sharp';
import {localeFacts} from '../src/lib/locales';
import {versionFor} from '../src/plugins/case-studies/model';
import {isUnlisted} from '../src/routes';
import {socialImagePath} from '../src/socialImage';
import {oneLine} from '../src/lib/text';
import {test} from './support/deploys';
import {locales, site} from './support/fixture';
import {buildDir, builtPaths, contents, documentOf, expectedSite, readBuilt} from './support/site';
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

test('structured data names only existing addresses and valid dates', async () => {
  const {pages} = await expectedSite();
  for (const page of pages.filter(({name}) => !isUnlisted(name))) {
    const nodes = nodesIn(graphOf(page.path));
    for (const [name, value] of nodes.flatMap(Object.entries)) {
      const at = `${page.path} ${name} ${String(value)}`;
      if (['url', 'item', 'image', 'logo'].includes(name)) expect(isThere(value), at).toBe(true);
      if (/^date/.test(name)) expect(value, at).toMatch(ISO_DATE);
    }
    const steps = (nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ??
      []) as Array<{position: number; item: string}>;
    expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
    if (steps.length > 0) expect(steps.at(-1)?.item).toBe(siteUrl + page.canonical);
  }
});

test('every page that can be shared has one complete set of Open Graph tags', async () => {
  const {pages} = await expectedSite();
  for (const page of pages) {
    const isShared = !isUnlisted(page.name);
    const isStudy = page.name === 'case-study';
    const {title} = documentOf(page.path);
    const picture = siteUrl + socialImagePath(page.canonical);
    const article = graphOf(page.path)?.find((node) => node['@type'] === 'Article');
    const expected = {
      'og:image': [picture],
      'og:image:type': ['image/png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [
        page.name === 'home'
          ? `${oneLine(say(page.locale, 'home.Hero.title'))} – ${site.name}`
          : page.study && versionFor(page.study, page.contentLocale).frontMatter.sample
            ? `${say(page.contentLocale, 'caseStudies.sampleMark.word')}. ${title}`
            : title,
      ],
      'og:type': [isStudy ? 'article' : 'website'],
      'og:site_name': [site.name],
      'og:url': [siteUrl + page.canonical],
      'og:title': [title],
      'og:description': contents(page.path, 'meta[name="description"]'),
      'og:locale': [localeFacts[page.contentLocale].openGraph],
      'og:locale:alternate': locales
        .filter((locale) => locale !== page.contentLocale && page.alternates[locale])
        .map((locale) => localeFacts[locale].openGraph),
      'article:published_time': isStudy ? [article?.datePublished] : [],
      // The sector, as the page itself names it.
      'article:section': isStudy
        ? [documentOf(page.path).querySelector('main [data-tint]')?.textContent]
        : [],
    };
    for (const [property, values] of Object.entries(expected)) {
      // Pages that nobody shares have no picture; their other tags do not matter.
      if (!isShared && !property.startsWith('og:image')) continue;
      expect(
        contents(page.path, `meta[property="${property}"]`),
        `${page.path} ${property}`,
      ).toEqual(isShared ? values : []);
    }
    if (isShared) expect(isThere(picture), page.path).toBe(true);
    // Networks fall back to og:image.
    expect(contents(page.path, 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    expect(contents(page.path, 'meta[name="twitter:image"]')).toEqual([]);
  }
});

test('the sitemap, linked from robots.txt, lists every page once with its languages', async () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: ./m);
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const $ = load(readBuilt(new URL(sitemap).pathname), {xml: true});
  const listed = $('urlset > url')
    .toArray()
    .map((url) => {
      const address = $(url).find('loc').text();
      const links = $(url)
        .find('xhtml\\:link')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      const own = 'link[rel="alternate"][hreflang]';
      const {pathname} = new URL(address);
      const hrefs = contents(pathname, own, 'href');
      expect(links, address).toEqual(
        contents(pathname, own, 'hreflang').map((lang, position) => [lang, hrefs[position]]),
      );
      return address;
    });
  const {pages} = await expectedSite();
  const expected = pages.filter((page) => page.listed).map((page) => siteUrl + page.path);
  expect(listed.sort()).toEqual(expected.sort());
});

test('each language has a feed, which its pages link', async ({request}) => {
  const {pages} = await expectedSite();
  for (const locale of locales) {
    const address = `${localeFacts[locale].prefix}/atom.xml`;
    const own = pages.filter((page) => page.locale === locale);
    for (const page of own) {
      const feed = 'link[rel="alternate"][type="application/atom+xml"]';
      expect(contents(page.path, feed, 'href'), page.path).toEqual([address]);
    }
    const response = await request.get(address);
    expect(response.headers()['content-type']).toMatch(/^application\/(?:atom\+)?xml/);
    const $ = load(await response.text(), {xml: true});
    const studies = own.filter((page) => page.name === 'case-study' && page.listed);
    expect($('entry > link')).toHaveLength(studies.length);
  }
});

test('every page links each icon and its language’s manifest once', async ({request}) => {
  const {pages} = await expectedSite();
  const linked = new Map<string, string>([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]);
  for (const page of pages) {
    const {prefix} = localeFacts[page.locale];
    const links = (rel: string) => contents(page.path, `link[rel="${rel}"]`, 'href');
    expect(links('icon').sort(), page.path).toEqual(
      ['/favicon.ico', `${prefix}/favicon.svg`].sort(),
    );
    expect(links('apple-touch-icon'), page.path).toEqual(['/apple-touch-icon.png']);
    expect(links('manifest'), page.path).toEqual([`${prefix}/site.webmanifest`]);
    linked.set(`${prefix}/favicon.svg`, 'image/svg+xml');
    linked.set(`${prefix}/site.webmanifest`, 'application/manifest+json');
  }
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
