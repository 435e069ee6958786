import {PAGE_TIMEOUT} from '../../../constants';
import {awaited, inTime} from '../load/inTime';

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
  const failure = inTime(never()).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
  expect(await failure).toMatchObject({
    code: 'ECONNABORTED',
    message: `timeout of ${PAGE_TIMEOUT}ms exceeded`,
  });
  expect(awaited()).toBeUndefined();
});

it('gives up when the visitor asks again', async () => {
  const failure = inTime(never()).catch((error: unknown) => error);
  awaited()?.();
  expect(await failure).toMatchObject({message: 'Request aborted'});
  expect(awaited()).toBeUndefined();
});

it('leaves nothing to ask again for once the visitor has gone back', async () => {
  const hung = inTime(never()).catch(() => undefined);
  await inTime(Promise.resolve());
  expect(awaited()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT);
  await hung;
});
