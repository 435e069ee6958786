import {act, render, screen} from '@testing-library/react';
import React from 'react';
import {BrowserRouter, matchRoutes, renderRoutes, useHistory, useLocation} from '../router';

function Page({location}: {location: {pathname: string}}) {
  const history = useHistory();
  return (
    <>
      <h1>{location.pathname}</h1>
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => history.push('/team/?a=1')}>
        Équipe
      </button>
    </>
  );
}

const routes = ['/', '/team/', '/work/halles/', '*'].map((path) => ({path, component: Page}));
const found = (path: string) => matchRoutes(routes, path).map(({route}) => route.path);

describe('the browser’s router', () => {
  it('finds the page of a path in any letter case, with or without a trailing slash', () => {
    expect(found('/')).toEqual(['/']);
    expect(found('/team/')).toEqual(['/team/']);
    expect(found('/TEAM')).toEqual(['/team/']);
    expect(found('/work/halles/')).toEqual(['/work/halles/']);
    expect(found('/work/a/b/')).toEqual(['*']);
    expect(found('/nowhere/')).toEqual(['*']);
    expect(matchRoutes([{path: '/team/'}], '/nowhere/')).toEqual([]);
  });

  it('shows the page of the URL and follows it', async () => {
    window.history.replaceState(null, '', '/');
    render(<BrowserRouter>{renderRoutes(routes)}</BrowserRouter>);
    expect(screen.getByRole('heading')).toHaveTextContent('/');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('heading')).toHaveTextContent('/team/');
    expect(screen.getByText('?a=1')).toBeInTheDocument();

    act(() => window.history.back());
    expect(await screen.findByText('/', {selector: 'h1'})).toBeInTheDocument();
  });

  it('throws outside a <BrowserRouter>', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Page location={{pathname: '/'}} />)).toThrow(
      'This hook only works inside <BrowserRouter>.',
    );
    report.mockRestore();
  });
});
