import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from '@playwright/test';
import {localeFacts, locales} from '../src/lib/locales';
import {readCaseStudies} from '../src/plugins/case-studies/read';
import {studyOf} from '../src/plugins/publish/structuredData';
import {readTokens} from '../src/plugins/publish/tokens';
import {isUnlisted} from '../src/routes';
import {site} from '../src/site';
import {buildDir, builtPaths, documentOf, expectedSite, readBuilt} from './support/site';

/*
 * What search engines, networks and feed readers read of the built site: read here as
 * they do, from the files.
 */

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

/** Without an hour or with one, as ISO 8601 writes it and as Google takes it. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const pathsOfBuild = new Set(builtPaths());

/** Whether an address is whole, and that of a page, an anchor of one, or a file of the build. */
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

/** The JSON-LD of a page, which has one block of it or none. */
function graphOf(pagePath: string): Node[] | undefined {
  const blocks = [...documentOf(pagePath).querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks.length, pagePath).toBeLessThanOrEqual(1);
  const data = blocks.map(({textContent}) => JSON.parse(textContent ?? '') as Node).at(0);
  expect(data?.['@context'] ?? 'https://schema.org', pagePath).toBe('https://schema.org');
  return data?.['@graph'] as Node[] | undefined;
}

/**
 * What each type must say, by https://schema.org and by Google's pages about articles,
 * breadcrumbs, logos and site names
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address', 'sameAs'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['@id', 'name', 'url', 'description', 'inLanguage', 'isPartOf'],
  BreadcrumbList: ['@id', 'itemListElement'],
  Article: [
    ...['@id', 'headline', 'image', 'datePublished', 'author', 'publisher', 'url'],
    ...['inLanguage', 'description', 'mainEntityOfPage'],
  ],
};

test.describe('structured data', () => {
  test('says of every page what its type must say, and of the rest nothing', async () => {
    const {pages} = await expectedSite();
    for (const page of pages) {
      const graph = graphOf(page.path);
      if (isUnlisted(page.name)) {
        expect(graph, page.path).toBeUndefined();
        continue;
      }
      const types = (graph ?? []).map((node) => node['@type']);
      expect(types, page.path).toEqual([
        ...['Organization', 'WebSite', 'WebPage'],
        ...(page.name === 'home' ? [] : ['BreadcrumbList']),
        ...(page.name === 'case-study' ? ['Article'] : []),
      ]);
      for (const node of graph ?? []) {
        const lacking = (required[node['@type']] ?? []).filter((name) => !node[name]);
        expect(lacking, `${page.path} ${node['@type']}`).toEqual([]);
      }
      const get = (type: string) => graph?.find((node) => node['@type'] === type);
      expect(get('WebPage')).toMatchObject({
        url: siteUrl + page.canonical,
        inLanguage: localeFacts[page.contentLocale].htmlLang,
        description: documentOf(page.path)
          .querySelector('meta[name="description"]')
          ?.getAttribute('content'),
      });
    }
  });

  test('says who a case study is about, and of a sample that it is one', async () => {
    const {pages} = await expectedSite();
    const studies = await readCaseStudies(path.resolve(__dirname, '..'));
    for (const page of pages.filter(({name}) => name === 'case-study')) {
      const study = studyOf(page, studies);
      const version = study?.versions[page.contentLocale];
      if (!version) throw new Error(`There is no case study at ${page.path}.`);
      const {sample, client, description} = version.frontMatter;
      const article = graphOf(page.path)?.find((node) => node['@type'] === 'Article');
      const word = page.contentLocale === 'fr' ? 'Exemple. ' : 'Sample. ';
      expect(article?.description, page.path).toBe(sample ? word + description : description);
      expect(article?.about, page.path).toEqual(
        sample ? undefined : {'@type': 'Organization', name: client},
      );
      const document = documentOf(page.path);
      expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
        article?.description,
      );
      const notice = document.querySelector('h1')?.previousElementSibling?.textContent ?? '';
      expect(/^(?:Exemple|Sample)\. /.test(notice), `${page.path} ${notice}`).toBe(sample);
    }
  });

  test('names only addresses that are there, dates that are dates, and nodes that it has', async () => {
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
      const described = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
      const named = nodes.filter((node) => !node['@type'] && node['@id']);
      expect(named.filter((node) => !described.has(node['@id']))).toEqual([]);
      const steps = (nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ??
        []) as Array<{position: number; name: string; item: string}>;
      expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
      if (steps.length > 0) expect(steps.at(-1)?.item).toBe(siteUrl + page.canonical);
    }
  });

  test('says the same of one thing on every page, but for the language of its texts', async () => {
    const {pages} = await expectedSite();
    const known = new Map<string, unknown>();
    for (const page of pages.filter(({name}) => !isUnlisted(name))) {
      for (const node of graphOf(page.path) ?? []) {
        const isOfSite = ['Organization', 'WebSite'].includes(node['@type']);
        const {slogan, description, ...facts} = node;
        const said = isOfSite ? facts : {...facts, slogan, description};
        const id = String(node['@id']);
        expect(said, `${page.path} ${id}`).toEqual(known.get(id) ?? said);
        known.set(id, said);
      }
    }
    expect(known.size).toBeGreaterThan(20);
  });

  test('pairs a text with its translation, from both sides', async () => {
    const {pages} = await expectedSite();
    const articleOf = (address: string): Partial<Node> | undefined =>
      graphOf(address)?.find((node) => node['@type'] === 'Article');
    for (const page of pages.filter(({name, listed}) => name === 'case-study' && listed)) {
      const {fr, en} = page.alternates;
      const article = articleOf(page.path);
      const expected = (address: string) => {
        const {'@id': id, '@type': type, url, inLanguage} = articleOf(address) ?? {};
        return [{'@type': type, '@id': id, url, inLanguage}];
      };
      const isPaired = fr !== undefined && en !== undefined;
      expect(article?.workTranslation, page.path).toEqual(
        isPaired && page.locale === 'fr' ? expected(en) : undefined,
      );
      expect(article?.translationOfWork, page.path).toEqual(
        isPaired && page.locale === 'en' ? expected(fr) : undefined,
      );
    }
  });
});

test('every page has one whole set of Open Graph tags, and a case study those of an article', async () => {
  const {pages} = await expectedSite();
  for (const page of pages.filter(({name}) => !isUnlisted(name))) {
    const {head} = documentOf(page.path);
    const of = (property: string) =>
      [...head.querySelectorAll(`meta[property="${property}"]`)].map((meta) =>
        meta.getAttribute('content'),
      );
    const isStudy = page.name === 'case-study';
    const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
    const others = locales.filter(
      (locale) => locale !== page.contentLocale && page.alternates[locale],
    );
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
      alternates: others.map((locale) => localeFacts[locale].openGraph),
    });
    const [published] = of('article:published_time');
    const article = graphOf(page.path)?.find((node) => node['@type'] === 'Article');
    expect(published, page.path).toBe(article?.datePublished);
    expect(of('article:section'), page.path).toHaveLength(isStudy ? 1 : 0);
  }
});

test('a head holds nothing that nobody reads', async () => {
  const {pages} = await expectedSite();
  for (const page of pages) {
    const {head} = documentOf(page.path);
    expect(
      [...head.querySelectorAll('meta[name="generator"], meta[name="application-name"]')],
      page.path,
    ).toEqual([]);
    // Networks read og: where twitter: is missing; only the shape of the card has no other name.
    expect(
      [...head.querySelectorAll('meta[name^="twitter:"]')].map((meta) => meta.getAttribute('name')),
      page.path,
    ).toEqual(['twitter:card']);
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

  test('are named by robots.txt through their index, and list every page once', async () => {
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

  test('pair languages from both sides, as the pages do', () => {
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

  test('say of the texts that give it the day on which they were changed', () => {
    for (const {address, changed} of all()) {
      const shown = documentOf(new URL(address).pathname).querySelector('main time');
      const isDated = /\/(?:legal|privacy-policy)\/$/.test(address);
      expect(changed, address).toBe(isDated ? shown?.getAttribute('datetime') : undefined);
      if (isDated) expect(changed, address).toMatch(ISO_DATE);
    }
  });
});

test('each language has its feed, which its pages name and feed readers can read', async ({
  request,
}) => {
  const {pages} = await expectedSite();
  const ids: string[] = [];
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
    for (const name of ['id', 'title', 'updated', 'author > name']) {
      expect($(`feed > ${name}`), `${address} ${name}`).toHaveLength(1);
    }
    expect($('feed > link[rel="self"]').attr('href')).toBe(siteUrl + address);
    expect($('feed > link[rel="alternate"]').attr('href')).toBe(
      `${siteUrl}${localeFacts[locale].prefix}/`,
    );
    const dates = $('updated, published')
      .toArray()
      .map((date) => $(date).text());
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    const updated = $('entry > updated')
      .toArray()
      .map((date) => $(date).text());
    expect(updated).toEqual([...updated].sort().reverse());
    expect($('feed > updated').text()).toBe(updated[0]);
    const addresses = $('entry')
      .toArray()
      .map((entry) => {
        // Without content an entry has to lead to it (RFC 4287, 4.1.2).
        const href = $(entry).find('link').attr('href') ?? '';
        expect(isThere(href), href).toBe(true);
        const {title} = documentOf(new URL(href).pathname);
        // The text of the element is HTML.
        const words = load($(entry).find('title').text()).text();
        expect(`${words} – ${site.name}`).toBe(title);
        ids.push($(entry).find('id').text());
        return href;
      });
    const studies = pages.filter(
      (page) => page.name === 'case-study' && page.listed && page.locale === locale,
    );
    expect(addresses.sort()).toEqual(studies.map((page) => siteUrl + page.path).sort());
    ids.push($('feed > id').text());
  }
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^https?:\/\//);
});

test('the manifests have the colours of the style sheet, and stay within the site', () => {
  const css = readFileSync(path.join(__dirname, '../src/css/tokens.css'), 'utf8');
  const paper = readTokens(css)('palette-paper');
  for (const locale of locales) {
    const file = `${localeFacts[locale].prefix}/site.webmanifest`;
    const manifest = JSON.parse(readBuilt(file)) as Record<string, string>;
    expect(manifest).toMatchObject({theme_color: paper, background_color: paper, dir: 'ltr'});
    const {scope = '', start_url: start = '', id} = manifest;
    expect(start.startsWith(scope)).toBe(true);
    expect(isThere(siteUrl + start)).toBe(true);
    expect(id).toBe(start);
  }
});
