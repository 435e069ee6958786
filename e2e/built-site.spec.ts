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

/** Elements that have a line or a box of their own without a style sheet. */
const LINES =
  'address article aside blockquote body button dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody td textarea th thead tr ul br input img';

/** Of those, the ones that hold no words themselves (RGAA 8.9): a paragraph does. */
const BOXES =
  'article aside body dialog div dl fieldset figure footer form header main nav ol section table tbody thead tr ul';

const UNREAD = 'head noscript script style svg template';

const isOneOf = (names: string, {localName}: Element) => names.split(' ').includes(localName);

/** Words that run together without styles, and words outside paragraphs. */
function looseWords(body: Element): string[] {
  const found: string[] = [];
  let line = '';
  const read = (node: Node): void => {
    const text = node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (/[\p{L}\d».?!]$/u.test(line) && /^[\p{L}\d«(+]/u.test(text)) {
      found.push(`together: ${line.slice(-30)}|${text.slice(0, 30)}`);
    }
    if (text.trim() && node.parentElement && isOneOf(BOXES, node.parentElement)) {
      found.push(`in <${node.parentElement.localName}>: ${text.trim().slice(0, 60)}`);
    }
    line += text;
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as Element;
    if (isOneOf(UNREAD, element) || element.hasAttribute('hidden')) return;
    const isLine = isOneOf(LINES, element);
    if (isLine) line = '';
    element.childNodes.forEach(read);
    if (isLine) line = '';
  };
  read(body);
  return found;
}

test('without styles, words stay apart and in paragraphs, and drawings are small', async () => {
  const {pages} = await expectedSite();
  for (const {path: address} of pages) {
    const {body} = documentOf(address);
    expect.soft(looseWords(body), address).toEqual([]);
    const large = body.querySelectorAll('svg:not([width], svg svg)');
    expect
      .soft(
        [...large].map(({outerHTML}) => outerHTML.slice(0, 99)),
        address,
      )
      .toEqual([]);
  }
});

const attributesOf = (element: Element): Partial<Record<string, string>> =>
  Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));

test('menus and indexes are lists, and a figure with a caption has its name', async () => {
  const {pages} = await expectedSite();
  let figures = 0;
  for (const {path: address} of pages) {
    const {body} = documentOf(address);
    const loose = [...body.querySelectorAll('nav a:not([data-burger])')].filter(
      (link) => !link.closest('li'),
    );
    expect
      .soft(
        loose.map((link) => link.textContent),
        address,
      )
      .toEqual([site.name]);
    for (const figure of body.querySelectorAll('figure:has(img):has(> figcaption)')) {
      figures += 1;
      const {role, 'aria-label': name} = attributesOf(figure);
      expect.soft(role, address).toBe('figure');
      expect.soft(name, address).toBeTruthy();
      expect.soft(figure.querySelector('figcaption')?.textContent).toContain(name);
    }
  }
  expect(figures).toBeGreaterThan(0);
});

test('a title in another language than its page says so', async () => {
  const {pages} = await expectedSite();
  const foreign = pages.filter(({locale, contentLocale}) => locale !== contentLocale);
  expect(foreign.length).toBeGreaterThan(0);
  for (const page of pages) {
    const lang = documentOf(page.path).querySelector('title')?.getAttribute('lang');
    const expected = foreign.includes(page) ? localeFacts[page.contentLocale].htmlLang : null;
    expect.soft(lang, page.path).toBe(expected);
  }
});

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
