/** @jest-environment node */
import {localeOfPath} from '../lib/locales';
import {slugRedirects, type CaseStudy} from '../plugins/case-studies/model';
import {redirectsFile} from '../plugins/publish/files';
import {
  addressForOthers,
  alternatesOf,
  canonicalOf,
  matchRoute,
  routes,
  workRedirects,
} from '../routes';

/* A site of three languages, whose first is not the one that texts are written in. */
jest.mock('../lib/languages', () => {
  const languageOf = (locale: string, territory: string) => ({
    tag: `${locale}-${territory.toLowerCase()}`,
    htmlLang: `${locale}-${territory}`,
    openGraph: `${locale}_${territory}`,
    label: locale,
  });
  return {
    locales: ['en', 'fr', 'de'],
    sourceLocale: 'fr',
    languages: {
      en: languageOf('en', 'GB'),
      fr: languageOf('fr', 'FR'),
      de: languageOf('de', 'DE'),
    },
  };
});

it('gives the first language the addresses without a prefix, and an alias', () => {
  const team = routes.filter(({name}) => name === 'team');
  expect(team.map(({path, locale, alias}) => [path, locale, alias])).toEqual([
    ['/team/', 'en-gb', undefined],
    ['/en/team/', 'en-gb', true],
    ['/fr/team/', 'fr-fr', undefined],
    ['/de/team/', 'de-de', undefined],
  ]);
  expect(canonicalOf('/en/team/')).toBe('/team/');
  expect(canonicalOf('/fr/team/')).toBe('/fr/team/');
  expect(matchRoute('/de/nowhere/')?.route.dataPath).toBe('/assets/data/de/catch-all.json');
});

it.each([
  ['/team/', 'en'],
  ['/en/team/', 'en'],
  ['/fr', 'fr'],
  ['/de/team/', 'de'],
  ['/delta/', 'en'],
])('the path %s is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

it('shows the first language to those of others', () => {
  expect(addressForOthers(alternatesOf('team'))).toBe('/team/');
  const withoutTheFirst = {de: '/de/x/', fr: '/fr/x/'};
  expect(addressForOthers(withoutTheFirst)).toBe('/fr/x/');
});

it('answers an unknown address in its language', () => {
  expect(redirectsFile([]).split('\n')).toEqual([
    '/fr/* /fr/404.html 404',
    '/de/* /de/404.html 404',
    '/* /404.html 404',
    '',
  ]);
  expect(workRedirects.map(({from}) => from)).toEqual([
    '/work/',
    '/en/work/',
    '/fr/work/',
    '/de/work/',
  ]);
});

it('redirects a study’s address to the language of the prefix, or of the address', () => {
  const version = (locale: string, slug: string) => ({locale, frontMatter: {slug}});
  const versions = {
    fr: version('fr', 'halles'),
    en: version('en', 'market'),
    de: version('de', 'markthalle'),
  };
  expect(slugRedirects([{id: 'a', versions} as unknown as CaseStudy])).toEqual([
    {from: '/work/halles/', to: '/fr/work/halles/'},
    {from: '/work/markthalle/', to: '/de/work/markthalle/'},
    {from: '/fr/work/market/', to: '/fr/work/halles/'},
    {from: '/fr/work/markthalle/', to: '/fr/work/halles/'},
    {from: '/de/work/halles/', to: '/de/work/markthalle/'},
    {from: '/de/work/market/', to: '/de/work/markthalle/'},
  ]);
});
