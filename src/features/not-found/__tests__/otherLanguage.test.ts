import {pageInOtherLanguage} from '../otherLanguage';

it.each([
  ['fr', '/en/nothing/', '/en/404/?path=%2Fen%2Fnothing%2F'],
  ['fr', '/en', '/en/404/?path=%2Fen'],
  ['en', '/fr/nothing/', '/404/?path=%2Ffr%2Fnothing%2F'],
  ['en', '/nothing/', '/404/?path=%2Fnothing%2F'],
  ['fr', '/nothing/', undefined],
  ['fr', '/enfants/', undefined],
  ['en', '/en/nothing/', undefined],
] as const)('leads from the %s application at %s to %s', (locale, pathname, page) => {
  expect(pageInOtherLanguage(locale, pathname)).toBe(page);
});
