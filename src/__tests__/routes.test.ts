/** @jest-environment node */
import {aliasOf, alternatesOf, isUnlisted, linkTo, matchRoute, pathTo, routes} from '../routes';

describe('the route table', () => {
  it('holds every path of the specification’s section 2, and the pages that it lacks, with their locale', () => {
    const specified = [
      ['home', '/'],
      ['case-study', '/work/:slug/'],
      ['team', '/team/'],
      ['how-we-work', '/how-we-work/'],
      ['privacy-policy', '/privacy-policy/'],
      ['legal', '/legal/'],
      ['accessibility', '/accessibility/'],
      ['eco-design', '/eco-design/'],
      ['site-map', '/site-map/'],
      ['newsletter', '/newsletter/'],
      ['newsletter-confirmation', '/newsletter/confirm/'],
      ['thank-you', '/thank-you/'],
      ['not-found', '/404/'],
    ].flatMap(([name, path]) => [
      `${path} ${name} fr-fr`,
      `/fr${path} ${name} fr-fr`,
      `/en${path} ${name} en-gb`,
    ]);
    const all = [...specified, '/fr/:slug+/ catch-all fr-fr', '/en/:slug+/ catch-all en-gb'];
    const rows = routes.map(({path, name, locale}) => `${path} ${name} ${locale}`);
    expect(rows.sort()).toEqual(all.sort());
  });

  it('gives only catch-all pages a data file for each language', () => {
    expect(
      routes.filter(({dataPath}) => dataPath).map(({name, dynamic}) => [name, dynamic]),
    ).toEqual([
      ['catch-all', true],
      ['catch-all', true],
    ]);
    expect(new Set(routes.map(({dataPath}) => dataPath)).size).toBe(3);
  });
});

it('keeps pages that answer a visitor out of every list', () => {
  const names = [...new Set(routes.map(({name}) => name))];
  expect(names.filter(isUnlisted)).toEqual(['newsletter-confirmation', 'thank-you', 'not-found']);
});

describe('link generation', () => {
  it.each([
    ['home', 'fr', '/'],
    ['home', 'en', '/en/'],
    ['team', 'fr', '/team/'],
    ['privacy-policy', 'en', '/en/privacy-policy/'],
  ] as const)('links to %s in %s at %s', (name, locale, path) => {
    expect(pathTo(name, locale)).toBe(path);
  });

  it('fills in a case study’s slug in each language', () => {
    expect(pathTo('case-study', 'fr', {slug: 'quinze-vingts'})).toBe('/work/quinze-vingts/');
    expect(pathTo('case-study', 'en', {slug: 'care-co-nume-en'})).toBe('/en/work/care-co-nume-en/');
    expect(linkTo('case-study', {slug: 'care-co-nume-en'})).toBe('/work/care-co-nume-en/');
  });

  it('names the route and the missing parameter', () => {
    expect(() => pathTo('case-study', 'fr')).toThrowErrorMatchingInlineSnapshot(
      `"Route "case-study": parameter "slug" is missing."`,
    );
  });

  it.each(['', 'Bon séjour', 'a/b', '../x', '-a', 'a b'])(
    'rejects the slug « %s », which does not match its pattern',
    (slug) => {
      expect(() => pathTo('case-study', 'fr', {slug})).toThrow(
        `Route "case-study": parameter "slug" is "${slug}"`,
      );
    },
  );

  it('rejects a parameter that the route does not have', () => {
    expect(() => pathTo('team', 'fr', {slug: 'a'})).toThrow(
      'Route "team": there is no parameter "slug" in "/team/".',
    );
  });

  it('accepts several segments for a catch-all only', () => {
    expect(pathTo('catch-all', 'en', {slug: 'a/b-c/d'})).toBe('/en/a/b-c/d/');
    expect(() => pathTo('catch-all', 'en', {slug: 'a//b'})).toThrow('one or more path segments');
  });

  it('pairs the languages of a page and knows its alias', () => {
    expect(alternatesOf('legal')).toEqual({fr: '/legal/', en: '/en/legal/'});
    expect(aliasOf('/legal/')).toBe('/fr/legal/');
  });
});

describe('matching a path', () => {
  it.each([
    ['/', 'home', 'fr-fr'],
    ['/en', 'home', 'en-gb'],
    ['/en/', 'home', 'en-gb'],
    ['/fr/team/', 'team', 'fr-fr'],
    ['/en/404/', 'not-found', 'en-gb'],
    ['/work/quinze-vingts/', 'case-study', 'fr-fr'],
    ['/en/work/x', 'case-study', 'en-gb'],
    ['/en/nowhere/at/all/', 'catch-all', 'en-gb'],
    ['/fr/nulle-part/', 'catch-all', 'fr-fr'],
  ])('%s is %s in %s', (path, name, locale) => {
    expect(matchRoute(path)?.route).toMatchObject({name, locale});
  });

  it('matches nothing for an unknown path without a language', () => {
    expect(matchRoute('/nulle-part/')).toBeUndefined();
  });

  it('reads the parameters', () => {
    expect(matchRoute('/en/work/care-co-nume-en/')?.params).toEqual({slug: 'care-co-nume-en'});
    expect(matchRoute('/fr/a/b/')?.params).toEqual({slug: 'a/b'});
  });
});
