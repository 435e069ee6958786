/** @jest-environment node */
import {atOnce} from '../atOnce';

it('runs a limited number of tasks at once, in order, and continues after a failure', async () => {
  const schedule = atOnce(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => () => {
    order.push(number);
    running += 1;
    most = Math.max(most, running);
    return new Promise<number>((resolve, reject) => {
      setTimeout(() => {
        running -= 1;
        if (number === 1) {
          reject(new Error('one'));
        } else {
          resolve(number);
        }
      });
    });
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => schedule(task(number))));
  expect(results.map(({status}) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
