import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {named, say} from '@site/scripts/__tests__/jest/words';

/*
 * e2e/shell.spec.ts covers the page in the site's frame and in a browser.
 */

let frame: (props: {children: ReactNode}) => ReactNode;
jest.mock('@theme/Layout', () => (props: {children: ReactNode}) => frame(props));

function Failing(): ReactNode {
  throw new Error('bill is undefined');
}

const scrollTo = jest.fn();

/** Renders a page that throws; React logs the error that the boundary catches. */
function crash(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = scrollTo;
  render(
    <HelmetProvider>
      <MemoryRouter>
        <ErrorBoundary>
          <Failing />
        </ErrorBoundary>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['in the frame', ({children}: {children: ReactNode}) => <main>{children}</main>],
  [
    'without it, where the frame fails as well',
    () => {
      throw new Error('no frame');
    },
  ],
])('shows that the page failed, and the error, %s', (_, shown) => {
  frame = shown;
  crash();
  expect(screen.getByRole('main')).toHaveTextContent('bill is undefined');
  expect(screen.getByRole('heading', {level: 1})).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({top: 0, behavior: 'instant'});
  expect(screen.getByRole('button', {name: named(say('crash.CrashMessage.reload'))})).toBeVisible();
  expect(screen.getByRole('link', {name: named(say('crash.CrashMessage.home'))})).toBeVisible();
});
