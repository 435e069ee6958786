import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {localeFacts, locales} from '../src/lib/locales';
import {readCaseStudies} from '../src/plugins/case-studies/read';
import {inventory, redirects} from '../src/plugins/publish/inventory';
import {site} from '../src/site';
import {violationsOf} from './support/axe';
import {test} from './support/deploys';
import {builtPaths, documentOf} from './support/site';
import {expectHydrated, watch} from './support/visit';

/*
 * The site as supplied: the last `npm run build` with the agency's own identity and texts, whatever
 * they are. All other tests build and read the fixture site (e2e/fixture/).
 */

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

test.use({served: build});

const readSite = async () => {
  const studies = await readCaseStudies(root);
  return {pages: inventory(studies), redirects: redirects(studies)};
};

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

for (const locale of locales) {
  test(
    `every page in ${locale} works, fits 320 px and breaks no rule of axe`,
    {tag: '@errand'},
    async ({page}) => {
      test.setTimeout(300_000);
      await page.setViewportSize({width: 320, height: 640});
      // Transitions would still run while contrasts are measured.
      await page.emulateMedia({reducedMotion: 'reduce'});
      const {pages} = await readSite();
      // Pages below /fr/ repeat others.
      const own = pages.filter((each) => each.locale === locale && !each.path.startsWith('/fr/'));
      expect(own.length).toBeGreaterThan(5);
      for (const {path: address} of own) {
        const errors = watch(page);
        expect((await page.goto(address))?.status(), address).toBe(200);
        await expectHydrated(page);
        expect((await page.title()).endsWith(` – ${site.name}`), address).toBe(true);
        expect.soft(await violationsOf(page), address).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(sideways, address).toBe(0);
        expect.soft(errors, address).toEqual([]);
        page.removeAllListeners();
      }
    },
  );
}

test(
  'the build holds every page of the texts, its links lead somewhere, and its languages pair up',
  {tag: '@errand'},
  async () => {
    const {pages, redirects: moved} = await readSite();
    const built = builtPaths(build);
    expect(built.sort()).toEqual(
      [
        ...pages.map((page) => page.path),
        ...moved.map(({from}) => from),
        '/404.html',
        '/en/404.html',
      ].sort(),
    );
    for (const page of pages) {
      const html = documentOf(page.path, build);
      for (const link of html.querySelectorAll('a[href]')) {
        const {origin, pathname, hash} = new URL(
          link.getAttribute('href') ?? '',
          siteUrl + page.path,
        );
        if (origin !== siteUrl) continue;
        const target = `${page.path} → ${pathname}${hash}`;
        const isThere = built.includes(pathname) || existsSync(path.join(build, pathname));
        expect(isThere, target).toBe(true);
        if (hash && pathname.endsWith('/')) {
          const anchor = decodeURIComponent(hash.slice(1));
          expect(documentOf(pathname, build).getElementById(anchor), target).not.toBeNull();
        }
      }
      const pairs = [...html.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      const expected = locales.flatMap((locale) => {
        const address = page.alternates[locale];
        return address ? [[localeFacts[locale].htmlLang, siteUrl + address]] : [];
      });
      expect(pairs, page.path).toEqual(expect.arrayContaining(expected));
      expect(pairs, page.path).toHaveLength(expected.length + (page.alternates.fr ? 1 : 0));
    }
  },
);
