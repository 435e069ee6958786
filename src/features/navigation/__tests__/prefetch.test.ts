/** @jest-environment jsdom */
import {PAGE_TIMEOUT, PREFETCH_CODE_DELAY, PREFETCH_PATIENCE} from '../../../constants';
import {isConstrained, prefetchLinks} from '../prefetch/links';

let setInView: (link: Element, isIntersecting: boolean) => void;
let stop: () => void;
let fetched: jest.Mock<Promise<Response>, [string, RequestInit?]>;
const filesOf = jest.fn((path: string) => Promise.resolve([`${path}script.js`]));

const answer = (status: number) =>
  Promise.resolve({status, arrayBuffer: () => Promise.resolve()} as unknown as Response);

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      setInView = (target, isIntersecting) =>
        callback([{target, isIntersecting} as IntersectionObserverEntry], this as never);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  performance.getEntriesByName = () => [];
});

/** Starts prefetching, with one link for each path, in the page's content. */
const start = (...paths: string[]) => startIn('main', ...paths);

/** @param place a selector of elements, outermost first: `main nav` */
function startIn(place: string, ...paths: string[]): HTMLAnchorElement[] {
  const links = paths.map((path) => `<a href="${path}">lien</a>`).join('');
  document.body.innerHTML = place
    .split(' ')
    .reduceRight((inner, element) => `<${element}>${inner}</${element}>`, links);
  stop = prefetchLinks('fr', {
    filesOf,
    load: () => Promise.resolve(),
    isReady: () => false,
    awaited: () => undefined,
  });
  return [...document.querySelectorAll('a')];
}

beforeEach(() => {
  jest.useFakeTimers({doNotFake: ['performance']});
  filesOf.mockClear();
  fetched = jest.fn((_: string, __?: RequestInit) => answer(200));
  window.fetch = fetched as never;
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const asked = () => filesOf.mock.calls.map(([path]) => path);

describe('a link in view', () => {
  it('is prefetched after 250 ms', async () => {
    const [link] = start('/team/');
    setInView(link!, true);
    await jest.advanceTimersByTimeAsync(249);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['/team/']);
  });

  it('has its scripts prefetched after 1 s', async () => {
    const [link] = start('/work/likely/');
    setInView(link!, true);
    await jest.advanceTimersByTimeAsync(999);
    expect(fetched).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('has its scripts left alone when it is passed, and when it is not of the content', async () => {
    const [passed] = start('/work/passed/');
    setInView(passed!, true);
    await jest.advanceTimersByTimeAsync(600);
    setInView(passed!, false);
    await jest.advanceTimersByTimeAsync(5000);
    for (const [place, path] of [
      ['footer', '/work/shared/'],
      ['main nav', '/work/breadcrumb/'],
    ] as const) {
      stop();
      const [link] = startIn(place, path);
      setInView(link!, true);
      await jest.advanceTimersByTimeAsync(5000);
    }
    expect(asked()).toEqual(['/work/passed/', '/work/shared/', '/work/breadcrumb/']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not prefetched when it leaves early, and waits again when it returns', async () => {
    const [link] = start('/team/');
    setInView(link!, true);
    await jest.advanceTimersByTimeAsync(200);
    setInView(link!, false);
    setInView(link!, true);
    await jest.advanceTimersByTimeAsync(200);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(50);
    expect(asked()).toEqual(['/team/']);
  });

  it('waits separately from other links, and stops with all', async () => {
    const [one, other] = start('/team/', '/legal/');
    setInView(one!, true);
    setInView(other!, true);
    setInView(one!, false);
    await jest.advanceTimersByTimeAsync(250);
    expect(asked()).toEqual(['/legal/']);
    setInView(one!, true);
    stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked()).toEqual(['/legal/']);
  });
});

describe('the pages', () => {
  /** Shows a link for long enough. */
  const show = async (link: HTMLAnchorElement | undefined) => {
    setInView(link!, false);
    setInView(link!, true);
    await jest.advanceTimersByTimeAsync(PREFETCH_CODE_DELAY);
  };

  it('have each file requested once, again only after a failure', async () => {
    const [link] = start('/work/once/');
    fetched.mockReturnValueOnce(answer(503)).mockReturnValueOnce(Promise.reject(new Error()));
    for (let time = 0; time < 5; time += 1) await show(link);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(
      Array(3).fill('/work/once/script.js'),
    );
  });

  it('make room for others when their files are not answered, or not to the end', async () => {
    const links = start(
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/work/hung-${name}/`),
    );
    const untilAborted = (signal?: AbortSignal | null) =>
      new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error())),
      );
    fetched.mockImplementation((_, init) => untilAborted(init?.signal));
    links.forEach((link) => setInView(link, true));
    await jest.advanceTimersByTimeAsync(PREFETCH_CODE_DELAY);
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockImplementation((_, init) =>
      Promise.resolve({status: 200, arrayBuffer: () => untilAborted(init?.signal)} as never),
    );
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE);
    expect(fetched).toHaveBeenCalledTimes(6);
    await jest.advanceTimersByTimeAsync(PREFETCH_PATIENCE);
    expect(fetched).toHaveBeenCalledTimes(6);
    await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
    expect(fetched).toHaveBeenCalledTimes(7);
  });

  it('are requested a few at a time, in order', async () => {
    const paths = Array.from({length: 30}, (_, index) => `/work/${index}/`);
    const answers: Array<() => void> = [];
    fetched.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve({status: 404} as Response))),
    );
    const links = start(...paths);
    links.forEach((link) => setInView(link, true));
    await jest.advanceTimersByTimeAsync(PREFETCH_CODE_DELAY);
    const requested = () =>
      fetched.mock.calls.map(([address]) => address.slice(0, -'script.js'.length));
    expect(requested()).toEqual(paths.slice(0, 3));
    answers[1]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(requested()).toEqual(paths.slice(0, 4));
  });
});

describe('a connection', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{effectiveType: '4g', saveData: false}, false],
    [{effectiveType: '3g'}, false],
    [{effectiveType: '2g'}, true],
    [{effectiveType: 'slow-2g'}, true],
    [{effectiveType: '4g', saveData: true}, true],
  ])('%j disables prefetching: %s', (connection, spared) => {
    expect(isConstrained(connection)).toBe(spared);
  });
});
