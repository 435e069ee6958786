/** @jest-environment node */
import {dataPathFor, isNotFoundPage, suggest} from '../suggestions';

const pages = [
  {path: '/', title: 'Accueil'},
  {path: '/team/', title: 'Équipe'},
  {path: '/privacy-policy/', title: 'Politique de confidentialité'},
  {path: '/legal/', title: 'Mentions légales'},
  {path: '/work/quinze-vingts/', title: 'Se repérer quand on voit mal'},
  {path: '/work/chu-strasbourg-bon-sejour/', title: 'Bon séjour'},
  {path: '/work/care-co-nume/', title: 'Le numérique qui prend des nouvelles'},
];
const pathsFor = (pathname: string) => suggest(pathname, pages).map(({path}) => path);

describe('suggest', () => {
  it('returns three pages, closest first', () => {
    expect(pathsFor('/work/quinze-vingt/')).toHaveLength(3);
    expect(pathsFor('/work/quinze-vingt/')[0]).toBe('/work/quinze-vingts/');
    expect(pathsFor('/teem')[0]).toBe('/team/');
  });

  it('finds a page whose folder is missing or wrong', () => {
    expect(pathsFor('/care-co-nume')[0]).toBe('/work/care-co-nume/');
    expect(pathsFor('/projets/quinze-vingts/')[0]).toBe('/work/quinze-vingts/');
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
