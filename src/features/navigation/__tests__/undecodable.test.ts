/** @jest-environment jsdom */
import {createBrowserHistory} from 'history';
import {nameFolder, prepareAddress, showRequestedAddress} from '../undecodable';

it('the router starts at an address with invalid UTF-8, which the visitor still sees', () => {
  window.history.replaceState(null, '', '/te%E9am/?a=b#c');
  expect(createBrowserHistory).toThrow(URIError);
  prepareAddress();
  expect(createBrowserHistory().location).toMatchObject({
    pathname: '/te%E9am/',
    search: '?a=b',
    hash: '#c',
  });
  showRequestedAddress();
  expect(window.location.pathname).toBe('/te%E9am/');
});

it('the router also reads it when the visitor comes back', () => {
  window.history.replaceState(null, '', '/');
  prepareAddress();
  const history = createBrowserHistory();
  let read = '';
  history.listen(({pathname}) => (read = pathname));
  window.history.replaceState(null, '', '/te%E9am/');
  window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  expect(read).toBe('/te%E9am/');
});

it.each([
  ['/team/index.html?a=b#c', '/team/?a=b#c'],
  ['/index.html', '/'],
  ['/team/reindex.html', '/team/reindex.html'],
])('the address %s becomes %s before the router starts', (file, page) => {
  window.history.replaceState({key: 'k'}, '', file);
  nameFolder();
  const {pathname, search, hash} = window.location;
  expect(pathname + search + hash).toBe(page);
  expect(window.history.state).toEqual({key: 'k'});
});
