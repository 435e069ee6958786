import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import React, {useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type * as Client from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {Router, useLocation} from 'react-router-dom';
import Island from '..';
import {deferred} from '../deferred';

type PartProps = {word: string; Inner?: ComponentType};

function Part({word, Inner}: PartProps): ReactNode {
  const [count, setCount] = useState(0);
  const {pathname, hash} = useLocation();
  return (
    <div data-path={pathname}>
      <p>{`${word} ${count} ${hash}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Plus
      </button>
      <input aria-label="Nom" />
      {Inner ? <Inner /> : null}
    </div>
  );
}

const Inner = () => <em>dedans</em>;

// The module itself, as the Island has it: an import is a copy, which can't be spied on.
const client = jest.requireActual<typeof Client>('react-dom/client');
const {createRoot, hydrateRoot} = client;

let history: MemoryHistory;

const page = (of: ComponentType<PartProps>, props: PartProps) => (
  <Router history={history}>
    <Island of={of} props={props} />
  </Router>
);

let root: Client.Root | undefined;

/** Opens a page whose HTML has come from the server, and whose code of the part has not. */
function open(bring: () => Promise<typeof Part>, props: PartProps, served: PartProps = props) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(Part, served));
  document.body.append(container);
  act(() => {
    root = hydrateRoot(container, page(deferred(bring), props));
  });
  return container;
}

/** Hears what is reported to the console and to the window. */
function hearErrors() {
  const reported = jest.fn();
  window.addEventListener('error', reported);
  const inConsole = jest.spyOn(console, 'error').mockImplementation(reported);
  return {
    reported,
    stop: () => {
      window.removeEventListener('error', reported);
      inConsole.mockRestore();
    },
  };
}

beforeEach(() => {
  history = createMemoryHistory({initialEntries: ['/team/']});
});

afterEach(async () => {
  await act(() => Promise.resolve(root?.unmount()));
  document.body.replaceChildren();
});

describe('a part whose code has not come', () => {
  it('shows the server’s HTML, and loads nothing until the visitor does something', async () => {
    const bring = jest.fn(() => Promise.resolve(Part));
    const container = open(bring, {word: 'Bonjour'});
    const paragraph = container.querySelector('p');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(container).toHaveTextContent('Bonjour 0');
    expect(bring).not.toHaveBeenCalled();

    fireEvent.scroll(window);
    await waitFor(() => expect(bring).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Bonjour 1')).toBe(paragraph);
    expect(container.querySelector('[data-path]')).toHaveAttribute('data-path', '/team/');
  });

  it('keeps what is typed, and answers the button that was pressed meanwhile', async () => {
    let come: (part: typeof Part) => void = () => undefined;
    open(() => new Promise((resolve) => (come = resolve)), {word: 'Bonjour'});
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.focusIn(field);
    field.value = 'Ada';
    fireEvent.click(screen.getByRole('button'));
    come(Part);
    expect(await screen.findByText('Bonjour 1')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('Ada');
  });

  it('takes over its HTML also when the address changes meanwhile', async () => {
    const {reported, stop} = hearErrors();
    const container = open(() => Promise.resolve(Part), {word: 'Bonjour'});
    const paragraph = container.querySelector('p');
    // React hydrates in a task of its own: the visitor is faster.
    jest.spyOn(client, 'hydrateRoot').mockImplementationOnce((...how) => {
      const part = hydrateRoot(...how);
      queueMicrotask(() => flushSync(() => history.push('/team/#visit')));
      return part;
    });
    fireEvent.scroll(window);
    expect(await screen.findByText('Bonjour 0 #visit')).toBe(paragraph);
    expect(reported).not.toHaveBeenCalled();
    stop();
  });

  it('ends without a word when its page is left before it has taken its HTML over', async () => {
    const {reported, stop} = hearErrors();
    open(() => Promise.resolve(Part), {word: 'Bonjour'});
    const over = jest.fn();
    jest.spyOn(client, 'hydrateRoot').mockImplementationOnce((...how) => {
      const part = hydrateRoot(...how);
      queueMicrotask(() => flushSync(() => root?.unmount()));
      // After the task in which React would have hydrated it.
      setTimeout(over, 50);
      return part;
    });
    fireEvent.scroll(window);
    await waitFor(() => expect(over).toHaveBeenCalled());
    expect(document.querySelector('p')).toBeNull();
    expect(reported).not.toHaveBeenCalled();
    stop();
  });

  it('says so when React has to throw its HTML away', async () => {
    const {reported, stop} = hearErrors();
    open(() => Promise.resolve(Part), {word: 'Bonjour'}, {word: 'Bonsoir'});
    fireEvent.scroll(window);
    expect(await screen.findByText('Bonjour 0')).toBeInTheDocument();
    expect(reported).toHaveBeenCalled();
    stop();
  });

  it('brings the parts among its props with it', async () => {
    const container = open(
      () => Promise.resolve(Part),
      {word: 'Bonjour', Inner: deferred<object>(() => Promise.resolve(Inner))},
      {word: 'Bonjour', Inner},
    );
    const inner = container.querySelector('em');
    fireEvent.keyDown(window);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Bonjour 1');
    expect(screen.getByText('dedans')).toBe(inner);
  });

  it('stays readable when its code does not come, and tries again', async () => {
    const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const bring = jest.fn(() => Promise.reject<typeof Part>(new Error('no network')));
    const container = open(bring, {word: 'Bonjour'});
    fireEvent.pointerMove(window);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(report).toHaveBeenCalledWith(new Error('no network'));
    expect(container).toHaveTextContent('Bonjour 0');

    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(bring).toHaveBeenCalledTimes(1);
    fireEvent.pointerMove(window);
    expect(bring).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(100));
    jest.useRealTimers();
    report.mockRestore();
  });

  it('is loaded at once where the server’s HTML is lost', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    act(() => {
      root = createRoot(container);
      root.render(
        page(
          deferred(() => Promise.resolve(Part)),
          {word: 'Bonjour'},
        ),
      );
    });
    expect(await screen.findByText('Bonjour 0')).toBeInTheDocument();
  });

  it('is nowhere shown but in an Island', () => {
    const Alone = deferred(() => Promise.resolve(Inner));
    expect(() => renderToString(<Alone />)).toThrow('is shown by <Island of={part}>');
  });
});

describe('a part whose code is there', () => {
  it('is a component like any other', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page(Part, {word: 'Bonjour'}));
    act(() => {
      root = hydrateRoot(container, page(Part, {word: 'Bonjour'}));
    });
    fireEvent.click(screen.getByRole('button'));
    expect(container).toHaveTextContent('Bonjour 1');
  });
});
