/** @jest-environment node */
import {fixtureRoot} from '@site/e2e/support/fixtureSite';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {readCaseStudies} from '../../case-studies/read';
import {redirectPage, redirectsFile} from '../files';
import {inventory, redirects} from '../inventory';
import {hreflangLinks, lastChange} from '../sitemap';

describe('the inventory of pages', () => {
  it('contains each French page twice, the second one unlisted', async () => {
    const pages = inventory(await readCaseStudies(fixtureRoot));
    const french = pages.filter(({locale}) => locale === 'fr');
    for (const page of french.filter((candidate) => !candidate.path.startsWith('/fr/'))) {
      expect(french.find(({path: address}) => address === `/fr${page.path}`)).toMatchObject({
        canonical: page.canonical,
        listed: false,
      });
    }
    expect(new Set(pages.map(({path: address}) => address)).size).toBe(pages.length);
  });

  it('lists no not-found page, no thank-you page, and no untranslated text as English', async () => {
    const pages = inventory(await readCaseStudies(fixtureRoot));
    expect(pages.find(({path: address}) => address === '/en/work/phare/')).toMatchObject({
      canonical: '/work/phare/',
      contentLocale: 'fr',
      listed: false,
    });
    for (const name of ['not-found', 'thank-you']) {
      const found = pages.filter((page) => page.name === name);
      expect(found).toHaveLength(3);
      expect(found.filter(({listed}) => listed)).toEqual([]);
    }
  });

  it('redirects no address of a page', async () => {
    const studies = await readCaseStudies(fixtureRoot);
    const pages = new Set(inventory(studies).map(({path: address}) => address));
    expect(redirects(studies).filter(({from}) => pages.has(from))).toEqual([]);
  });
});

describe('the files of the host', () => {
  const redirect = {from: '/en/work/', to: '/en/#work'};

  it('force redirects over the static page at the same address', () => {
    expect(redirectsFile([redirect])).toBe(
      '/en/work/ /en/#work 301!\n/en/* /en/404.html 404\n/* /404.html 404\n',
    );
  });

  it('link from an alias to the canonical address', () => {
    const page = redirectPage({from: '/fr/work/', to: '/fr/#work'}, 'https://a.example.org');
    expect(page).toContain('content="0; url=/fr/#work"');
    expect(page).toContain('<link rel="canonical" href="https://a.example.org/">');
    expect(page).toContain('<a href="/#work">/#work</a>');
  });

  it('redirect without JavaScript, in the language of the address', () => {
    const page = redirectPage(redirect, 'https://a.example.org');
    expect(page).toContain('<html lang="en-GB">');
    expect(page).toContain('content="0; url=/en/#work"');
    expect(page).toContain('<link rel="canonical" href="https://a.example.org/en/">');
    expect(page).toContain('<a href="/en/#work">');
  });
});

it('lists no alternate for a page without one', () => {
  expect(hreflangLinks({}, 'https://a.example.org')).toEqual([]);
  expect(hreflangLinks({fr: '/a/'}, 'https://a.example.org')).toEqual([
    {lang: 'fr-FR', url: 'https://a.example.org/a/'},
    {lang: 'x-default', url: 'https://a.example.org/a/'},
  ]);
});

it('dates each text by its own front matter, separately in each language', async () => {
  const english = 'i18n/en/docusaurus-plugin-content-pages';
  const dir = writeFiles({
    'src/pages/legal.mdx': '---\nupdated: 2026-11-20\n---\nTexte',
    [`${english}/legal.mdx`]: '---\nupdated: "2026-11-21"\n---\nText',
    [`${english}/privacy-policy.mdx`]: 'No front matter',
  });
  expect(await lastChange(dir, {name: 'legal', locale: 'fr'})).toBe('2026-11-20');
  expect(await lastChange(dir, {name: 'legal', locale: 'en'})).toBe('2026-11-21');
  expect(await lastChange(dir, {name: 'privacy-policy', locale: 'en'})).toBeUndefined();
  expect(await lastChange(dir, {name: 'home', locale: 'fr'})).toBeUndefined();
});
