import {pageInOtherLanguage} from '../otherLanguage';

it.each([
  ['fr', '/en/nothing/', '/en/404/'],
  ['fr', '/en', '/en/404/'],
  ['en', '/fr/nothing/', '/404/'],
  ['en', '/nothing/', '/404/'],
] as const)('leads from the %s application at %s to %s', (locale, pathname, page) => {
  expect(pageInOtherLanguage(locale, pathname)).toBe(
    `${page}?path=${encodeURIComponent(pathname)}`,
  );
});

it.each([
  ['fr', '/nothing/'],
  ['fr', '/enfants/'],
  ['en', '/en/nothing/'],
] as const)('stays in the %s application at %s', (locale, pathname) => {
  expect(pageInOtherLanguage(locale, pathname)).toBeUndefined();
});
