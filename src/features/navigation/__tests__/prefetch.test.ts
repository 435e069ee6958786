import {PREFETCH_DELAY} from '../../../constants';
import {createDelay, isConstrained} from '../prefetch/links';
import {createQueue, PAGES_AT_ONCE} from '../prefetch/queue';

describe('the delay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start() {
    const said = jest.fn();
    return {said, delay: createDelay<string>(PREFETCH_DELAY, said)};
  }

  it('is 250 ms', () => {
    const {said, delay} = start();
    delay.enter('a');
    jest.advanceTimersByTime(249);
    expect(said).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(said.mock.calls).toEqual([['a']]);
  });

  it('cancels when a link leaves early, and restarts when it returns', () => {
    const {said, delay} = start();
    delay.enter('a');
    jest.advanceTimersByTime(200);
    delay.leave('a');
    delay.enter('a');
    jest.advanceTimersByTime(200);
    expect(said).not.toHaveBeenCalled();
    jest.advanceTimersByTime(50);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('fires once for each stay', () => {
    const {said, delay} = start();
    delay.enter('a');
    jest.advanceTimersByTime(250);
    delay.enter('a');
    jest.advanceTimersByTime(1000);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('tracks each link separately, and stops for all', () => {
    const {said, delay} = start();
    delay.enter('a');
    delay.enter('b');
    delay.leave('a');
    jest.advanceTimersByTime(250);
    expect(said.mock.calls).toEqual([['b']]);
    delay.enter('c');
    delay.clear();
    jest.advanceTimersByTime(1000);
    expect(said).toHaveBeenCalledTimes(1);
  });
});

describe('the queue', () => {
  /** A loader whose pages the test resolves. */
  function start(atOnce?: number) {
    const asked: string[] = [];
    const answers = new Map<string, (succeeded: boolean | Error) => void>();
    const ask = createQueue((path) => {
      asked.push(path);
      return new Promise((resolve, reject) => {
        answers.set(path, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    }, atOnce);
    const answer = async (path: string, succeeded: boolean | Error) => {
      answers.get(path)?.(succeeded);
      await Promise.resolve().then(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return {asked, ask, answer};
  }

  it('loads a page once', async () => {
    const {asked, ask, answer} = start();
    ask('/a/');
    ask('/a/');
    await answer('/a/', true);
    ask('/a/');
    expect(asked).toEqual(['/a/']);
  });

  it.each([false, new Error('offline')])('retries a failed page: %s', async (failure) => {
    const {asked, ask, answer} = start();
    ask('/a/');
    await answer('/a/', failure);
    expect(asked).toEqual(['/a/']);
    ask('/a/');
    expect(asked).toEqual(['/a/', '/a/']);
  });

  it('loads 300 pages a few at a time, in order of request', async () => {
    const {asked, ask, answer} = start();
    const paths = Array.from({length: 300}, (_, index) => `/work/${index}/`);
    paths.forEach(ask);
    expect(asked).toEqual(paths.slice(0, PAGES_AT_ONCE));
    await answer('/work/1/', true);
    expect(asked).toHaveLength(PAGES_AT_ONCE + 1);
    await answer('/work/0/', false);
    expect(asked).toHaveLength(PAGES_AT_ONCE + 2);
    expect(asked.at(-1)).toBe(paths[PAGES_AT_ONCE + 1]);
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
