/** @jest-environment jsdom */
import {createArrivals} from '../scroll/arrival';
import {createPositions} from '../scroll/positions';

type Place = {pathname: string; search: string; hash: string; key?: string};

const place = (address: string, key?: string): Place => {
  const {pathname, search, hash} = new URL(address, 'https://site.example');
  return {pathname, search, hash, key};
};

let scrolled: number[];
let y: number;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-page-start tabindex="-1"></div><a href="#x">x</a><h2 id="x"></h2>';
  document.querySelector('a')?.focus();
  scrolled = [];
  y = 0;
  Object.defineProperty(window, 'scrollY', {configurable: true, get: () => y});
  window.scrollTo = ((options: {top: number}) => {
    scrolled.push(options.top);
    y = options.top;
  }) as typeof window.scrollTo;
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.history.replaceState(null, '');
});

/** Returns the focused element after the next frame, which moves the focus. */
async function focused(): Promise<Element | null> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement;
}

// A pending frame must not move the focus in the next test.
afterEach(focused);

/** Starts a visit at an address and scrolls to 300 px. */
function visit(address: string) {
  const arrivals = createArrivals(createPositions(undefined));
  arrivals.arrive(place(address, 'first'), 'POP');
  y = 300;
  arrivals.remember();
  return arrivals;
}

it('does not scroll the first page', async () => {
  visit('/#x');
  expect(scrolled).toEqual([]);
  expect(await focused()).toBe(document.querySelector('a'));
});

it.each([
  ['/', '/team/', [0], '[data-page-start]', 'another page, from the top'],
  ['/', '/team/#x', [300], '#x', 'another page, from the anchor in its URL'],
  ['/', '/team/#nothing', [0], '[data-page-start]', 'another page, whose anchor is missing'],
  ['/team/', '/team/#x', [300], '#x', 'another anchor of the page'],
  ['/', '/?sector=health', [], 'a', 'the same page with another query'],
])('from %s to %s scrolls to %j and focuses %s: %s', async (from, to, tops, focus) => {
  visit(from).arrive(place(to, 'second'), 'PUSH');
  expect(scrolled).toEqual(tops);
  expect(await focused()).toBe(document.querySelector(focus));
});

it.each(['PUSH', 'POP', 'REPLACE'] as const)(
  'neither scrolls nor moves focus on a %s to the same URL: a step of a form',
  async (action) => {
    const arrivals = visit('/?sector=health#x');
    arrivals.arrive(place('/?sector=health#x', 'second'), action);
    expect(scrolled).toEqual([]);
    expect(await focused()).toBe(document.querySelector('a'));
  },
);

it('restores the position when the link was followed, not the one while the next page loaded', () => {
  const arrivals = visit('/');
  arrivals.leave(place('/team/', 'second'), 'PUSH');
  y = 0;
  arrivals.remember();
  arrivals.arrive(place('/team/', 'second'), 'PUSH');
  arrivals.leave(place('/', 'first'), 'POP');
  arrivals.arrive(place('/', 'first'), 'POP');
  expect(scrolled.at(-1)).toBe(300);
});

it('returns from another page to the last step', () => {
  const arrivals = visit('/');
  arrivals.arrive(place('/', 'step'), 'PUSH');
  y = 500;
  arrivals.remember();
  arrivals.arrive(place('/team/', 'second'), 'PUSH');
  arrivals.arrive(place('/', 'step'), 'POP');
  expect(scrolled.at(-1)).toBe(500);
});

it('gives the first entry of a tab its own key and keeps its state', () => {
  window.history.replaceState({state: {step: 2}}, '');
  createArrivals(createPositions(undefined)).arrive(place('/'), 'POP');
  expect(window.history.state).toEqual({state: {step: 2}, key: expect.any(String) as string});
});

describe('after a reload or a return from another site', () => {
  const positionsAt = (saved: number) => {
    const positions = createPositions(undefined);
    positions.set('first', saved);
    return positions;
  };

  it('restores the position when the browser does not', () => {
    createArrivals(positionsAt(300)).arrive(place('/', 'first'), 'POP');
    expect(scrolled).toEqual([300]);
  });

  it('does not scroll when the visitor already has', () => {
    y = 120;
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: 5000,
    });
    createArrivals(positionsAt(300)).arrive(place('/', 'first'), 'POP');
    expect(scrolled).toEqual([]);
  });
});

it('shows the last requested page and keeps the position of the one before', () => {
  const arrivals = visit('/');
  // A slow page is requested, then abandoned: the first page stays current.
  arrivals.leave(place('/team/', 'second'), 'PUSH');
  arrivals.leave(place('/', 'first'), 'POP');
  arrivals.arrive(place('/', 'first'), 'POP');
  expect(scrolled).toEqual([]);
});
