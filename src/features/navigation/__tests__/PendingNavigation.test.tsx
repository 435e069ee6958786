import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import type {ReactNode} from 'react';
import {Router, useLocation} from 'react-router-dom';
import PendingNavigation from '../PendingNavigation';

/** What a plugin's client module has been told: from where to where, and what is over. */
let told: string[] = [];
type Update = {previousLocation: {pathname: string} | null; location: {pathname: string}};
jest.mock('@generated/client-modules', () => [
  {
    onRouteUpdate({previousLocation, location}: Update) {
      const step = `${previousLocation?.pathname} → ${location.pathname}`;
      told.push(step);
      return () => void told.push(`${step} is over`);
    },
  },
]);

/** How often what is inside has been rendered for each page. */
let rendered: string[] = [];

function Shown(): ReactNode {
  const {pathname} = useLocation();
  rendered.push(pathname);
  return <p>{pathname}</p>;
}

const shown = <Shown />;

/** As core's App has it: where the router is goes in as a prop. */
function App(): ReactNode {
  return <PendingNavigation location={useLocation()}>{shown}</PendingNavigation>;
}

function start(isReady: (path: string) => boolean) {
  window.docusaurus = {...window.docusaurus, isReady} as typeof window.docusaurus;
  const history = createMemoryHistory({initialEntries: ['/']});
  render(
    <Router history={history}>
      <App />
    </Router>,
  );
  rendered = [];
  told = [];
  return history;
}

/** jsdom has no layout. */
beforeEach(() => {
  window.scrollTo = () => undefined;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.IntersectionObserver = Observer as never;
  window.docusaurus = {prefetch: () => false, preload: () => false};
});

it('shows a page that is ready at once, and renders it once', async () => {
  const history = start(() => true);
  act(() => history.push('/team/'));
  expect(screen.getByText('/team/')).toBeInTheDocument();
  await act(async () => {});
  expect(rendered).toEqual(['/team/']);
});

it('keeps the old page while the next one loads', async () => {
  const history = start(() => false);
  act(() => history.push('/team/'));
  expect(screen.getByText('/')).toBeInTheDocument();
  expect(await screen.findByText('/team/')).toBeInTheDocument();
});

it('shows the last of two pages that were asked for', async () => {
  const history = start((path) => path === '/legal/');
  act(() => history.push('/team/'));
  act(() => history.push('/legal/'));
  expect(screen.getByText('/legal/')).toBeInTheDocument();
  await act(async () => {});
  expect(screen.getByText('/legal/')).toBeInTheDocument();
});

it('tells client modules where the visitor comes from, and when the page is there', async () => {
  const history = start((path) => path === '/team/');
  act(() => history.push('/team/'));
  expect(told).toEqual(['/ → /team/', '/ → /team/ is over']);
  act(() => history.push('/legal/'));
  expect(told.slice(2)).toEqual(['/team/ → /legal/']);
  await act(async () => {});
  expect(told.slice(3)).toEqual(['/team/ → /legal/ is over']);
});
