import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {useLayoutEffect, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Route, Router, StaticRouter} from 'react-router-dom';
import BelowFold from '..';

/** Text of the document when the beginning of the page mounted. */
let atFirst: string | undefined;

function Beginning(): ReactNode {
  useLayoutEffect(() => {
    atFirst ??= document.body.textContent;
  }, []);
  return <h1>beginning</h1>;
}

const page = (
  <>
    <Beginning />
    <BelowFold keepsRoom>
      <p>rest</p>
    </BelowFold>
  </>
);

/** Renders a history and navigates in it. */
async function travel(entries: string[], move: (history: MemoryHistory) => void): Promise<void> {
  const history = createMemoryHistory({initialEntries: entries, initialIndex: entries.length - 1});
  render(
    <Router history={history}>
      <Route path="/page/">{page}</Route>
    </Router>,
  );
  act(() => move(history));
  expect(await screen.findByText('rest')).toBeInTheDocument();
}

beforeEach(() => {
  atFirst = undefined;
});

it('is in the server’s HTML', () => {
  const html = renderToString(<StaticRouter location="/page/">{page}</StaticRouter>);
  expect(html).toContain('rest');
});

it('renders after the beginning of the page on a link navigation', async () => {
  await travel(['/'], (history) => history.push('/page/'));
  expect(atFirst).toBe('beginning');
});

it('removes its reserved space once it renders', async () => {
  await travel(['/'], (history) => history.push('/page/'));
  expect(document.querySelector('.room')).toBeNull();
});

it('renders at once on back navigation', async () => {
  await travel(['/page/', '/'], (history) => history.goBack());
  expect(atFirst).toBe('beginningrest');
});

it('renders at once for an anchor', async () => {
  await travel(['/'], (history) => history.push('/page/#x'));
  expect(atFirst).toBe('beginningrest');
});
