/** @jest-environment node */
import {localeOfPath} from '../locales';

it.each([
  ['/en/', 'en'],
  ['/en', 'en'],
  ['/english/', 'fr'],
  ['/fr/en/', 'fr'],
])('the path %s is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
