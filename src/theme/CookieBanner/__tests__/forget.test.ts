/** @jest-environment jsdom */
import {forgetThirdParties} from '../forget';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('continues when the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  localStorage.setItem('_c;;i', '1');
  document.cookie = 'NID=1';
  await expect(forgetThirdParties()).resolves.toBeUndefined();
  expect(document.cookie).not.toContain('NID');
});
