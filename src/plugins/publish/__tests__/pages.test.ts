/**
 * @jest-environment node
 */
import {site} from '../../../site';
import type {InventoryPage} from '../inventory';
import {readHead, suggestions} from '../pages';

it('reads a page’s title, without the site’s name, and its description', () => {
  const html =
    `<!doctype html><html><head><title data-rh=true>L’équipe – ${site.name}</title>` +
    '<meta data-rh=true name=description content="Qui nous sommes."/></head><body></body>';
  expect(readHead(html)).toEqual({title: 'L’équipe', description: 'Qui nous sommes.'});
  expect(readHead('<p>Rien</p>')).toEqual({title: '', description: ''});
});

it('suggests listed pages, by their canonical path', () => {
  const built = (name: string, path: string, title: string, more: Partial<InventoryPage> = {}) => ({
    page: {
      name,
      path,
      canonical: path,
      locale: 'en',
      contentLocale: 'en',
      ...more,
    } as InventoryPage,
    title,
  });
  expect(
    suggestions([
      built('team', '/team/', 'Team'),
      built('team', '/fr/team/', 'Team', {canonical: '/team/'}),
      built('not-found', '/404/', 'Error 404'),
      built('thank-you', '/thank-you/', 'Thanks'),
      built('case-study', '/en/work/a/', 'Une étude', {contentLocale: 'fr'}),
    ]),
  ).toEqual([
    {path: '/team/', title: 'Team'},
    {path: '/en/work/a/', lang: 'fr-FR', title: 'Une étude'},
  ]);
});
