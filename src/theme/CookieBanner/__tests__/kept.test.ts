/** @jest-environment jsdom */
import {isOurs} from '../kept';

it.each([
  ['localStorage', 'theme'],
  ['localStorage', 'consent'],
  ['sessionStorage', 'draft.contactform'],
  ['sessionStorage', 'weather-fr'],
  ['sessionStorage', 'scroll-positions'],
  ['cookies', 'XSRF-TOKEN'],
] as const)('the site writes in %s: %s', (place, name) => {
  expect(isOurs(place, name)).toBe(true);
});

it.each([
  ['localStorage', '_c;;i'],
  ['localStorage', 'theme-2'],
  ['localStorage', 'draft.contactform'],
  ['sessionStorage', 'consent'],
  ['sessionStorage', 'weather'],
  ['cookies', 'NID'],
] as const)('a third party writes in %s: %s', (place, name) => {
  expect(isOurs(place, name)).toBe(false);
});
