import {documentAddress, documentPath} from '../pageDocument';

it.each([
  ['/', '/'],
  ['/team/', '/team/'],
  ['/team', '/team/'],
  ['/team//', '/team/'],
  ['/team/index.html', '/team/'],
  ['/index.html', '/'],
  ['/404.html', '/404/'],
  ['/équipe/', '/%C3%A9quipe/'],
  ['/%C3%A9quipe/', '/%C3%A9quipe/'],
  ['/100%/', '/100%25/'],
  ['/te%E9am', '/te%25E9am/'],
])('normalises %s to %s', (pathname, path) => {
  expect(documentPath(pathname)).toBe(path);
});

it('finds documents in the assets folder', () => {
  expect(documentAddress('/')).toBe('/assets/data/index.json');
  expect(documentAddress('/en/team/')).toBe('/assets/data/en/team/index.json');
});
