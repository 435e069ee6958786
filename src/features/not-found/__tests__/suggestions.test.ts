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
  it('gives three pages, the closest first', () => {
    expect(pathsFor('/work/quinze-vingt/')).toHaveLength(3);
    expect(pathsFor('/work/quinze-vingt/')[0]).toBe('/work/quinze-vingts/');
    expect(pathsFor('/teem')[0]).toBe('/team/');
  });

  it('finds a page whose folder was forgotten or wrong', () => {
    expect(pathsFor('/care-co-nume')[0]).toBe('/work/care-co-nume/');
    expect(pathsFor('/projets/quinze-vingts/')[0]).toBe('/work/quinze-vingts/');
  });

  it('looks past the prefix of the language', () => {
    expect(pathsFor('/fr/legals/')[0]).toBe('/legal/');
    const english = [
      {path: '/en/team/', title: 'Team'},
      {path: '/en/legal/', title: 'Legal notice'},
    ];
    expect(suggest('/en/legl/', english)[0]?.path).toBe('/en/legal/');
  });

  it('leaves home out, which has a link of its own', () => {
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
  ])('reads for %s from %s', (pathname, expected) => {
    expect(dataPathFor(pathname)).toBe(expected);
  });
});

describe('isNotFoundPage', () => {
  it.each(['/404/', '/fr/404/', '/en/404/', '/404'])('knows the page’s own address %s', (path) => {
    expect(isNotFoundPage(path)).toBe(true);
  });

  it('does not take another path for it', () => {
    expect(isNotFoundPage('/fr/nothing/')).toBe(false);
    expect(isNotFoundPage('/work/404/')).toBe(false);
  });
});
