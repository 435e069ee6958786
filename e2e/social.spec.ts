import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {localeFacts, locales} from '../src/lib/locales';
import {isUnlisted} from '../src/routes';
import {SOCIAL_PATH, socialImagePath} from '../src/socialImage';
import {site} from '../src/site';
import {buildDir, documentOf, expectedSite} from './support/site';

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

/** Contents of a page's tags of one kind, in their order. */
function contents(pagePath: string, selector: string, attribute = 'content'): Array<string | null> {
  return [...documentOf(pagePath).querySelectorAll(`head ${selector}`)].map((node) =>
    node.getAttribute(attribute),
  );
}

test('every page that can be shared has one whole set of picture tags', async () => {
  const {pages} = await expectedSite();
  for (const page of pages) {
    const of = (property: string) => contents(page.path, `meta[property="${property}"]`);
    const isShared = !isUnlisted(page.name);
    const expected = (value: string) => (isShared ? [value] : []);

    expect(of('og:image'), page.path).toEqual(expected(siteUrl + socialImagePath(page.canonical)));
    expect(of('og:image:type'), page.path).toEqual(expected('image/png'));
    expect(of('og:image:width'), page.path).toEqual(expected('1200'));
    expect(of('og:image:height'), page.path).toEqual(expected('630'));
    const title = documentOf(page.path).title;
    const words = page.name === 'home' ? `${site.tagline[page.locale]} – ${site.name}` : title;
    expect(of('og:image:alt'), page.path).toEqual(expected(words));
    expect(contents(page.path, 'meta[name="twitter:card"]'), page.path).toEqual([
      'summary_large_image',
    ]);
    // Where it is missing, networks read og:image
    expect(contents(page.path, 'meta[name="twitter:image"]'), page.path).toEqual([]);
  }
});

test('every picture is there, 1200 × 630, light, and no other', async () => {
  const {pages} = await expectedSite();
  const listed = pages.filter(({listed: isListed}) => isListed);
  expect(listed.length).toBeGreaterThan(10);
  const seen = new Map<string, string>();
  for (const page of listed) {
    const file = readFileSync(path.join(buildDir, socialImagePath(page.path)));
    const {width, height, format} = await sharp(file).metadata();
    expect({width, height, format}, page.path).toEqual({width: 1200, height: 630, format: 'png'});
    expect(file.byteLength, page.path).toBeLessThan(60_000);
    const content = file.toString('base64');
    expect(seen.get(content), `${page.path} has a picture of its own`).toBeUndefined();
    seen.set(content, page.path);
  }
  const folder = path.join(buildDir, SOCIAL_PATH);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.png'))
    .map((file) => SOCIAL_PATH + file.replaceAll(path.sep, '/'));
  expect(files.sort()).toEqual(listed.map((page) => socialImagePath(page.path)).sort());
});

test('a picture is served as a PNG, at the same address to both languages', async ({request}) => {
  for (const address of ['/assets/social/index.png', '/assets/social/en/team.png']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
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
  linked.set('/favicon.ico', 'image/x-icon');
  linked.set('/apple-touch-icon.png', 'image/png');
  for (const [address, type] of linked) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toContain(type);
  }
});

test('the manifests parse, are in their language, and name icons that are there', async ({
  request,
}) => {
  for (const locale of locales) {
    const {prefix, htmlLang} = localeFacts[locale];
    const response = await request.get(`${prefix}/site.webmanifest`);
    const manifest = (await response.json()) as {
      icons: Array<{src: string; sizes: string; type: string; purpose?: string}>;
    } & Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: site.name,
      description: site.description[locale],
      lang: htmlLang,
      start_url: `${prefix}/`,
    });
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
