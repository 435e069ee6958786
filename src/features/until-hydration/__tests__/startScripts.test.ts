/** @jest-environment jsdom */
import {LATE_ID} from '../../../lib/early';
import {startScripts} from '../startScripts';

const isStarted = () => document.querySelector('body > script') !== null;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function connect(connection: {saveData?: boolean} | undefined): void {
  Object.defineProperty(navigator, 'connection', {configurable: true, value: connection});
}

beforeEach(() => {
  connect(undefined);
  document.body.innerHTML = `<template id="${LATE_ID}"><script src="/main.js"></script></template>`;
});

afterEach(() => jest.useRealTimers());

it('the scripts start once the page is painted and loaded', async () => {
  let paint = () => {};
  startScripts(new Promise((done) => (paint = done)), jest.fn());
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(isStarted()).toBe(false);
  paint();
  await settle();
  expect(isStarted()).toBe(true);
  expect(document.getElementById(LATE_ID)).toBeNull();
});

it('the scripts do not wait for a picture that never loads', () => {
  jest.useFakeTimers();
  startScripts(Promise.resolve(), jest.fn());
  jest.advanceTimersByTime(2999);
  expect(isStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

it.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'click'])(
  'the scripts start at the first %s',
  (sign) => {
    startScripts(new Promise(() => {}), jest.fn());
    document.body.dispatchEvent(new Event(sign));
    expect(isStarted()).toBe(true);
  },
);

it('to save data, the scripts wait for a sign of the visitor', () => {
  jest.useFakeTimers();
  connect({saveData: true});
  startScripts(Promise.resolve(), jest.fn());
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(isStarted()).toBe(true);
});

it('a script that fails to load is reported', () => {
  const onFail = jest.fn();
  startScripts(new Promise(() => {}), onFail);
  document.body.dispatchEvent(new Event('scroll'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(onFail).toHaveBeenCalledTimes(1);
});
