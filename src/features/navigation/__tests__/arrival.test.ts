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

/** What has the focus when the page is shown: it moves with the frame. */
async function focused(): Promise<Element | null> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement;
}

// Nothing of one test moves the focus in the next.
afterEach(focused);

const pageStart = () => document.querySelector('[data-page-start]');

/** A visit that has begun at an address and was scrolled to 300 px there. */
function visit(address: string) {
  const arrivals = createArrivals(createPositions(undefined));
  arrivals.arrive(place(address, 'first'), 'POP');
  y = 300;
  arrivals.remember();
  return arrivals;
}

it('leaves the first page where the browser put it', async () => {
  visit('/#x');
  expect(scrolled).toEqual([]);
  expect(await focused()).toBe(document.querySelector('a'));
});

it('shows another page from its top, with the focus at its start', async () => {
  visit('/').arrive(place('/team/', 'second'), 'PUSH');
  expect(scrolled).toEqual([0]);
  expect(await focused()).toBe(pageStart());
});

it('shows another page from the anchor of its address, with the focus there', async () => {
  visit('/').arrive(place('/team/#x', 'second'), 'PUSH');
  expect(scrolled).toHaveLength(1);
  expect(await focused()).toBe(document.getElementById('x'));
});

it('shows another page from its top when the anchor is not there', async () => {
  visit('/').arrive(place('/team/#nothing', 'second'), 'PUSH');
  expect(scrolled).toEqual([0]);
  expect(await focused()).toBe(pageStart());
});

it('goes back to where an entry was, and forward again', async () => {
  const arrivals = visit('/');
  arrivals.arrive(place('/team/', 'second'), 'PUSH');
  y = 40;
  arrivals.remember();
  arrivals.arrive(place('/', 'first'), 'POP');
  expect(scrolled.at(-1)).toBe(300);
  expect(await focused()).toBe(pageStart());
  arrivals.arrive(place('/team/', 'second'), 'POP');
  expect(scrolled.at(-1)).toBe(40);
});

it.each(['PUSH', 'POP', 'REPLACE'] as const)(
  'neither scrolls nor moves the focus for a %s to the same address: a step of a form',
  async (action) => {
    const arrivals = visit('/?sector=health#x');
    arrivals.arrive(place('/?sector=health#x', 'second'), action);
    expect(scrolled).toEqual([]);
    expect(await focused()).toBe(document.querySelector('a'));
  },
);

it('goes back to where a page was when it was left, not to where it went while the next one loaded', () => {
  const arrivals = visit('/');
  arrivals.leave(place('/team/', 'second'), 'PUSH');
  y = 0;
  arrivals.remember();
  arrivals.arrive(place('/team/', 'second'), 'PUSH');
  arrivals.leave(place('/', 'first'), 'POP');
  arrivals.arrive(place('/', 'first'), 'POP');
  expect(scrolled.at(-1)).toBe(300);
});

it('goes back from another page to the step that was left', () => {
  const arrivals = visit('/');
  arrivals.arrive(place('/', 'step'), 'PUSH');
  y = 500;
  arrivals.remember();
  arrivals.arrive(place('/team/', 'second'), 'PUSH');
  arrivals.arrive(place('/', 'step'), 'POP');
  expect(scrolled.at(-1)).toBe(500);
});

it('does not scroll for a change of the search alone', async () => {
  const arrivals = visit('/');
  arrivals.arrive(place('/?sector=health', 'second'), 'PUSH');
  expect(scrolled).toEqual([]);
  expect(await focused()).toBe(document.querySelector('a'));
});

it('scrolls to another anchor of the same page', async () => {
  visit('/team/').arrive(place('/team/#x', 'second'), 'PUSH');
  expect(scrolled).toHaveLength(1);
  expect(await focused()).toBe(document.getElementById('x'));
});

it('leaves a native anchor to the browser, and finds its entry again', () => {
  const arrivals = visit('/team/');
  // What a plain <a href="#x"> does: an entry without state, and a page that moves early.
  window.history.pushState(null, '', '/#x');
  y = 900;
  arrivals.leave(place('/team/#x'), 'POP');
  arrivals.remember();
  arrivals.arrive(place('/team/#x'), 'POP');
  expect(scrolled).toEqual([]);
  const {key} = window.history.state as {key: string};
  expect(key).toMatch(/^\w{5,}$/);
  y = 900;
  arrivals.remember();
  arrivals.arrive(place('/team/', 'first'), 'POP');
  expect(scrolled).toEqual([300]);
  arrivals.arrive(place('/team/#x', key), 'POP');
  expect(scrolled).toEqual([300, 900]);
});

it('gives the first entry of a tab a name of its own, and keeps its state', () => {
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

  it('restores the position that the browser did not', () => {
    createArrivals(positionsAt(300)).arrive(place('/', 'first'), 'POP');
    expect(scrolled).toEqual([300]);
  });

  it('leaves the page alone when the visitor has scrolled already', () => {
    y = 120;
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: 5000,
    });
    createArrivals(positionsAt(300)).arrive(place('/', 'first'), 'POP');
    expect(scrolled).toEqual([]);
  });
});

it('shows the page that was wanted last, from where the one before was left', () => {
  const arrivals = visit('/');
  // A slow page is asked for, then given up: the first one was never left.
  arrivals.leave(place('/team/', 'second'), 'PUSH');
  arrivals.leave(place('/', 'first'), 'POP');
  arrivals.arrive(place('/', 'first'), 'POP');
  expect(scrolled).toEqual([]);
});
