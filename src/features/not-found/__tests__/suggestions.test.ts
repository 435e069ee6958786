/** @jest-environment node */
import {dataPathFor, isNotFoundPage, suggest} from '../suggestions';

const pages = [
  {path: '/', title: 'Accueil'},
  {path: '/team/', title: 'Équipe'},
  {path: '/privacy-policy/', title: 'Politique de confidentialité'},
  {path: '/legal/', title: 'Mentions légales'},
  {path: '/work/trente-marches/', title: 'Monter au phare'},
  {path: '/work/belle-saison/', title: 'Belle saison'},
  {path: '/work/halles-du-port/', title: 'Des halles où l’on sait où aller'},
];
const pathsFor = (pathname: string) => suggest(pathname, pages).map(({path}) => path);

describe('suggest', () => {
  it('returns the pages that resemble the address, closest first', () => {
    expect(pathsFor('/work/trente-marche/')[0]).toBe('/work/trente-marches/');
    expect(pathsFor('/teem')[0]).toBe('/team/');
    expect(pathsFor('/saison')).toEqual(['/work/belle-saison/']);
  });

  it('returns three pages at most', () => {
    const alike = ['a', 'b', 'c', 'd'].map((letter) => ({
      path: `/work/phare-${letter}/`,
      title: '',
    }));
    expect(suggest('/work/phare/', alike)).toHaveLength(3);
  });

  it('returns other studies for one that is gone', () => {
    expect(pathsFor('/work/xyz/')).toHaveLength(3);
    expect(pathsFor('/work/xyz/').every((path) => path.startsWith('/work/'))).toBe(true);
  });

  it('returns none where nothing resembles the address', () => {
    expect(pathsFor('/nulle-part/')).toEqual([]);
  });

  it('finds a page whose folder is missing or wrong', () => {
    expect(pathsFor('/halles-du-port')[0]).toBe('/work/halles-du-port/');
    expect(pathsFor('/projets/trente-marches/')[0]).toBe('/work/trente-marches/');
  });

  it.each([
    ['/equipe/', '/team/'],
    ['/%C3%A9quipe', '/team/'],
    ['/fr/equipes/', '/team/'],
    ['/about', '/team/'],
    ['/mentions-legales/', '/legal/'],
    ['/cookies/', '/privacy-policy/'],
    ['/confidentialite/', '/privacy-policy/'],
    ['/phare', '/work/trente-marches/'],
  ])('finds the page that people call %s', (address, path) => {
    expect(pathsFor(address)[0]).toBe(path);
  });

  it('ignores the language prefix', () => {
    expect(pathsFor('/fr/legals/')[0]).toBe('/legal/');
    const english = [
      {path: '/en/team/', title: 'Team'},
      {path: '/en/legal/', title: 'Legal notice'},
    ];
    expect(suggest('/en/legl/', english)[0]?.path).toBe('/en/legal/');
  });

  it('omits home, which has its own link', () => {
    expect(
      suggest('/x/', [
        {path: '/', title: 'Accueil'},
        {path: '/en/', title: 'Home'},
      ]),
    ).toEqual([]);
  });
});

describe('dataPathFor', () => {
  it.each([
    ['/nothing', '/assets/data/fr/catch-all.json'],
    ['/fr/nothing/at/all/', '/assets/data/fr/catch-all.json'],
    ['/en/nothing/', '/assets/data/en/catch-all.json'],
    ['/english/', '/assets/data/fr/catch-all.json'],
  ])('for %s is %s', (pathname, expected) => {
    expect(dataPathFor(pathname)).toBe(expected);
  });
});

describe('isNotFoundPage', () => {
  it.each(['/404/', '/fr/404/', '/en/404/', '/404'])(
    'recognises the page’s own path %s',
    (path) => {
      expect(isNotFoundPage(path)).toBe(true);
    },
  );

  it('does not match another path', () => {
    expect(isNotFoundPage('/fr/nothing/')).toBe(false);
    expect(isNotFoundPage('/work/404/')).toBe(false);
  });
});
