import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {useLayoutEffect, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Route, Router, StaticRouter} from 'react-router-dom';
import BelowFold from '..';

/** Text of the document each time that a part of the page mounted. */
const mounts: Array<string | null> = [];

function Part({children}: {children: string}): ReactNode {
  useLayoutEffect(() => {
    mounts.push(document.body.textContent);
  }, []);
  return <p>{children}</p>;
}

const page = (
  <>
    <Part>beginning</Part>
    <BelowFold keepsRoom>
      <Part>, rest</Part>
    </BelowFold>
    <BelowFold order={2}>
      <Part>, end</Part>
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
  expect(await screen.findByText(', end')).toBeInTheDocument();
}

beforeEach(() => {
  mounts.length = 0;
});

it('is in the server’s HTML', () => {
  const html = renderToString(<StaticRouter location="/page/">{page}</StaticRouter>);
  expect(html).toContain('rest');
  expect(html).toContain('end');
});

it('renders one part after the other on a link navigation', async () => {
  await travel(['/'], (history) => history.push('/page/'));
  expect(mounts).toEqual(['beginning', 'beginning, rest', 'beginning, rest, end']);
});

it('removes its reserved space once it renders', async () => {
  await travel(['/'], (history) => history.push('/page/'));
  expect(document.querySelector('.room')).toBeNull();
});

it('renders at once on back navigation', async () => {
  await travel(['/page/', '/'], (history) => history.goBack());
  expect(mounts[0]).toBe('beginning, rest, end');
});

it('renders at once for an anchor', async () => {
  await travel(['/'], (history) => history.push('/page/#x'));
  expect(mounts[0]).toBe('beginning, rest, end');
});
