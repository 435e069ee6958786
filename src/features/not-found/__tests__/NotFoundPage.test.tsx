import {render, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {NotFoundPage} from '..';
import {locales} from '@site/e2e/fixture/src/lib/languages';
import {homeAnchors} from '../../../routes';
import type {ReadData} from '../suggestions';
import {named, say, speak} from '@site/scripts/__tests__/jest/words';

let pathname = '/404/';
let search = '';
let hydrated = true;
let locale = 'fr';

const mockReplace = jest.fn();
const history = {replace: mockReplace};

jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname, search}),
  useHistory: () => history,
}));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => hydrated}));
jest.mock('../../../hooks/useLocale', () => ({useLocale: () => locale}));
jest.mock('../../page', () => ({
  usePageAddress: () => ({canonical: '/404/'}),
  Page: ({children}: {children: ReactNode}) => <main>{children}</main>,
}));
jest.mock('../otherLanguage', () => ({
  ...jest.requireActual<object>('../otherLanguage'),
  leaveFor: jest.fn(),
}));
const {leaveFor} = jest.requireMock<{leaveFor: jest.Mock}>('../otherLanguage');

/** The line that names the missing path. */
const sought = () => {
  const begin = say('notFound.NotFoundPage.sought', {path: ''});
  return screen.queryByText((text) => text.startsWith(begin));
};
const soughtPath = (path: string) => say('notFound.NotFoundPage.sought', {path});

/** Mock that reads the language's data file; by default the file is missing. */
let readData: jest.MockedFunction<ReadData>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  pathname = '/404/';
  search = '';
  hydrated = true;
  locale = 'fr';
  leaveFor.mockClear();
  mockReplace.mockClear();
  speak('fr');
  readData = jest.fn((_url: string) => Promise.reject(new Error('Not Found')));
});

/** Shows the page as the router knows its address. */
function show(path = '/404/', {query = '', language = 'fr'} = {}): void {
  pathname = path;
  search = query;
  locale = language;
  render(<NotFoundPage readData={readData} />);
}

it.each(locales)('shows its text and a link home in %s', (language) => {
  speak(language);
  show('/404/', {language});
  expect(screen.getByRole('main')).toHaveTextContent(
    (['error', 'title', 'comfort', 'home', 'suggestions'] as const)
      .map((part) => say(`notFound.NotFoundPage.${part}`, {}, language))
      .join(''),
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    (['work', 'how-we-work', 'team', 'contact'] as const).map((page) =>
      say(`shell.links.${page}`, {}, language),
    ),
  );
  expect(
    screen.getByRole('link', {name: named(say('notFound.NotFoundPage.home', {}, language))}),
  ).toHaveAttribute('href', '/');
});

it('shows no path at its own URL and makes no request', () => {
  show();
  expect(sought()).toBeNull();
  expect(readData).not.toHaveBeenCalled();
});

it('shows the missing path, with its accents', () => {
  show('/%C3%A9quipe/');
  expect(sought()).toHaveTextContent(soughtPath('/équipe/'));
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([
  ['/nope.html', '/nope'],
  ['/nope/index.html', '/nope'],
])('shows %s as requested, not %s as the router decodes it', (asked, routed) => {
  window.history.replaceState(null, '', asked);
  show(routed);
  expect(sought()).toHaveTextContent(soughtPath(asked));
});

it('shows the page’s own path while the URL is already another’s', () => {
  window.history.replaceState(null, '', '/team.html');
  show('/nope');
  expect(sought()).toHaveTextContent(soughtPath('/nope'));
});

it('shows no path before hydration, like the host’s HTML', () => {
  hydrated = false;
  pathname = '/nothing/';
  const html = renderToString(<NotFoundPage readData={readData} />);
  expect(html).not.toContain('/nothing/');
  expect(html).toContain(say('notFound.NotFoundPage.title'));
});

it('suggests the closest page in the same language, then the main ones', async () => {
  readData.mockResolvedValue({
    hash: 'build',
    pages: [
      {path: '/legal/', title: 'Légal'},
      {path: '/team/', title: 'Équipe'},
    ],
  });
  show('/teem/');
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Équipe'));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/team/', '/#work', '/how-we-work/', '/#contact']);
  expect(
    screen.getByRole('navigation', {name: named(say('notFound.NotFoundPage.suggestions'))}),
  ).toBeInTheDocument();
  expect(readData).toHaveBeenCalledWith('/assets/data/fr/catch-all.json');
});

it('keeps the links to the main pages when the data file cannot be read', async () => {
  show('/teem/');
  await waitFor(() => expect(readData).toHaveBeenCalled());
  expect(screen.getByRole('link', {name: say('shell.links.work')})).toHaveAttribute(
    'href',
    `/#${homeAnchors.work}`,
  );
  expect(
    screen.getByRole('link', {name: named(say('notFound.NotFoundPage.home'))}),
  ).toBeInTheDocument();
});

it.each([
  ['fr', '/en/nothing/', '/en/404/'],
  ['fr', '/en', '/en/404/'],
  ['en', '/fr/nothing/', '/404/'],
  ['en', '/nothing/', '/404/'],
])('hands over, in the %s application, %s to %s', (language, path, page) => {
  show(path, {language});
  expect(leaveFor).toHaveBeenCalledWith(`${page}?path=${encodeURIComponent(path)}`);
});

it.each([
  ['fr', '/nothing/'],
  ['fr', '/enfants/'],
  ['en', '/en/nothing/'],
])('keeps, in the %s application, %s', (language, path) => {
  show(path, {language});
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([
  ['/en/nothing/', '/en/nothing/'],
  ['/en/caf%E9/', '/en/caf%25E9/'],
  ['/en/%', '/en/%25'],
  ['/en/caf%C3%A9/', '/en/caf%C3%A9/'],
])('shows %s, handed over, at an address that the router can decode: %s', (asked, replaced) => {
  show('/en/404/', {language: 'en', query: `?path=${encodeURIComponent(asked)}`});
  expect(mockReplace).toHaveBeenCalledWith(replaced);
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([
  '',
  '?path=',
  '?path=/en/nothing/',
  '?path=//example.org/en/',
  '?path=https://example.org',
  '?path=%2F%09%2Fexample.org',
  '?path=%2F%0A%2Fexample.org',
  '?path=%2F%0D%2Fexample.org',
  '?path=%09%2F%2Fexample.org',
  '?path=/.//example.org',
  '?path=/nothing/..//example.org',
  '?path=/%5Cexample.org',
  '?path=%5C%5Cexample.org',
  '?path=//%5B',
  '?path=javascript:alert(1)',
])('stays at its own address with “%s”', (query) => {
  show('/404/', {query});
  expect(mockReplace).not.toHaveBeenCalled();
});

it('does not leave a not-found page that the host serves in the wrong language', () => {
  show('/en/404/', {query: `?path=${encodeURIComponent('/en/nothing/')}`});
  expect(leaveFor).not.toHaveBeenCalled();
  expect(mockReplace).not.toHaveBeenCalled();
});
