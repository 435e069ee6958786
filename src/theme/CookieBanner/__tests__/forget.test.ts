/** @jest-environment jsdom */
import {forgetThirdParties} from '../forget';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('removes only what the privacy policy does not list', async () => {
  localStorage.setItem('consent', '{}');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('_c;;i', '1');
  sessionStorage.setItem('draft.contactform', '{}');
  sessionStorage.setItem('maps', '1');
  document.cookie = 'NID=1';
  document.cookie = 'XSRF-TOKEN=2';
  await forgetThirdParties();
  expect(Object.keys(localStorage).sort()).toEqual(['consent', 'theme']);
  expect(Object.keys(sessionStorage)).toEqual(['draft.contactform']);
  expect(document.cookie).toBe('XSRF-TOKEN=2');
});

it('continues when the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  localStorage.setItem('_c;;i', '1');
  document.cookie = 'NID=1';
  await expect(forgetThirdParties()).resolves.toBeUndefined();
  expect(document.cookie).not.toContain('NID');
});
