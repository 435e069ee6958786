import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {version} from '../package.json';
import {localeFacts} from '../src/lib/locales';
import {canonicalOf, isUnlisted} from '../src/routes';
import {test} from './support/deploys';
import {buildDir, builtPaths, contents, documentOf, expectedSite, readBuilt} from './support/site';
import {site} from './support/fixture';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

test('the build holds every page of the route table and no other', {tag: '@errand'}, async () => {
  const {pages, redirects} = await expectedSite();
  const expected = [
    ...pages.map((page) => page.path),
    ...redirects.map(({from}) => from),
    '/404.html',
    '/en/404.html',
  ];
  expect(builtPaths().sort()).toEqual(expected.sort());
});

test(
  'every page says its language, title, description, version and address',
  {tag: '@errand'},
  async () => {
    const {pages} = await expectedSite();
    const titles = new Map<string, string>();
    for (const page of pages) {
      const html = documentOf(page.path);
      const facts = localeFacts[page.locale];
      const at = (what: string) => `${page.path} ${what}`;

      expect(html.querySelector('html')?.getAttribute('lang'), at('lang')).toBe(facts.htmlLang);
      const title = html.querySelector('title')?.textContent ?? '';
      expect(title, at('title')).toMatch(new RegExp(`^\\S.* – ${site.name}$`));
      expect(html.querySelectorAll('head title').length, at('titles')).toBe(1);
      expect(contents(page.path, 'meta[name=version]'), at('version')).toEqual([version]);
      const [description = ''] = contents(page.path, 'meta[name=description]');
      expect(description?.length, at('description')).toBeGreaterThan(20);

      const isOutside = isUnlisted(page.name);
      expect(contents(page.path, 'link[rel=canonical]', 'href'), at('canonical')).toEqual(
        isOutside ? [] : [siteUrl + page.canonical],
      );
      expect(contents(page.path, 'meta[name=robots]'), at('robots')).toEqual(
        isOutside ? ['noindex'] : [],
      );
      expect(html.querySelectorAll('h1').length, at('h1')).toBe(1);
      if (page.listed && page.contentLocale === page.locale) {
        expect(titles.get(title), at(`has the title of ${titles.get(title)}`)).toBeUndefined();
        titles.set(title, page.path);
      }
    }
  },
);

test(
  'language pairs name the page itself, its counterpart and x-default, and only real pages',
  {tag: '@errand'},
  async () => {
    const {pages} = await expectedSite();
    const built = new Set(builtPaths());
    for (const page of pages) {
      const of = (name: string) => contents(page.path, 'link[rel=alternate][hreflang]', name);
      const hrefs = of('href');
      const {fr, en} = page.alternates;
      const expected = [
        ...(fr ? [['fr-FR', siteUrl + fr]] : []),
        ...(en ? [['en-GB', siteUrl + en]] : []),
        ...(fr ? [['x-default', siteUrl + fr]] : []),
      ];
      expect(
        of('hreflang').map((lang, index) => [lang, hrefs[index]]),
        page.path,
      ).toEqual(expected);
      for (const href of hrefs) {
        expect(built.has(href?.replace(siteUrl, '') ?? ''), `${page.path} → ${href}`).toBe(true);
      }
    }
  },
);

test(
  'every link leads to a page, a redirect or a file of the build, none to an alias or the thank-you page',
  {tag: '@errand'},
  async () => {
    const {pages} = await expectedSite();
    const built = new Set(builtPaths());
    const thankYouPages = pages.filter(({name}) => name === 'thank-you').map((page) => page.path);
    expect(thankYouPages).toEqual(['/thank-you/', '/fr/thank-you/', '/en/thank-you/']);
    for (const page of pages) {
      for (const link of documentOf(page.path).querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        expect(href, page.path).not.toMatch(/^(?:https?:\/\/[^/]+)?\/fr(?:\/|$)/);
        const url = new URL(href, siteUrl + page.path);
        if (url.origin !== siteUrl) {
          continue;
        }
        const file = statSync(path.join(buildDir, url.pathname), {throwIfNoEntry: false});
        const isThere = built.has(url.pathname) || file?.isFile();
        expect(isThere, `${page.path} → ${url.pathname}`).toBe(true);
        if (page.name !== 'thank-you') expect(thankYouPages, page.path).not.toContain(url.pathname);
        if (url.hash && url.pathname.endsWith('/')) {
          const target = documentOf(url.pathname).querySelector(
            `[id="${decodeURIComponent(url.hash.slice(1))}"]`,
          );
          expect(target, `${page.path} → ${url.pathname}${url.hash}`).not.toBeNull();
        }
      }
    }
  },
);

test(
  'each redirect is a static page and a line of the host’s file, and leads to a page',
  {tag: '@errand'},
  async () => {
    const {redirects} = await expectedSite();
    const hostFile = readBuilt('_redirects');
    const built = new Set(builtPaths());
    expect(redirects.length).toBeGreaterThan(4);
    for (const {from, to} of redirects) {
      expect(hostFile).toContain(`${from} ${to} 301!\n`);
      const html = documentOf(from);
      expect(html.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(
        `0; url=${to}`,
      );
      expect(html.querySelector('a')?.getAttribute('href')).toBe(canonicalOf(to));
      expect(built.has(to.replace(/#.*/, ''))).toBe(true);
    }
  },
);

test(
  'no other file takes a visitor elsewhere by itself: not a page, an error page or a frame',
  {tag: '@errand'},
  async () => {
    const {redirects} = await expectedSite();
    const moved = redirects.map(({from}) => `${from.slice(1)}index.html`);
    const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.filter((file) => file.includes('assets/errors/')).length).toBeGreaterThan(5);
    const refreshing = files.filter((file) => /http-equiv="?refresh/i.test(readBuilt(file)));
    expect(refreshing.sort()).toEqual(moved.sort());
  },
);

test('no page holds a word of French in English chrome', {tag: '@errand'}, async () => {
  const {pages} = await expectedSite();
  for (const page of pages.filter(
    ({locale, contentLocale}) => locale === 'en' && contentLocale === 'en',
  )) {
    const body = documentOf(page.path).body.cloneNode(true) as HTMLElement;
    body.querySelectorAll('[lang^=fr], script, style, noscript').forEach((node) => node.remove());
    const words = body.textContent ?? '';
    expect(
      words.match(/\b(?:le|les|des|une|nous|avec|pour|votre|dans)\b/g) ?? [],
      page.path,
    ).toEqual([]);
  }
});
