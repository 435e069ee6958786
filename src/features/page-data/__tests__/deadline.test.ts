import {PAGE_TIMEOUT} from '../../../constants';
import {awaited, inTime} from '../deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<void>(() => undefined);

it('waits for a page that loads in time', async () => {
  await inTime(Promise.resolve());
  expect(awaited()).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

it('throws what the loading throws', async () => {
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(awaited()).toBeUndefined();
});

it('gives up after a while, with the catalogue’s words', async () => {
  const waiting = expect(inTime(never())).rejects.toMatchObject({
    code: 'ECONNABORTED',
    message: `timeout of ${PAGE_TIMEOUT}ms exceeded`,
  });
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
  await waiting;
  expect(awaited()).toBeUndefined();
});

it('gives up when the visitor asks again', async () => {
  const waiting = expect(inTime(never())).rejects.toMatchObject({message: 'Request aborted'});
  awaited()?.();
  await waiting;
  expect(awaited()).toBeUndefined();
});

it('leaves nothing to ask again for once the visitor has gone back', async () => {
  const hung = inTime(never()).catch(() => undefined);
  await inTime(Promise.resolve());
  expect(awaited()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
  await hung;
});
