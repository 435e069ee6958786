/** @jest-environment jsdom */
import {ARRIVING_ATTRIBUTE, BELOW_FOLD_CLASS} from '../../../lib/early';
import {layOutBelowFold} from '../belowFold';

const root = document.documentElement;
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>(`.${BELOW_FOLD_CLASS}`)].map(
    ({style}) => style.contentVisibility === 'visible',
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
let whenIdle: Array<() => void>;

function visit(type: string, hash = ''): void {
  window.history.replaceState(null, '', `/${hash}`);
  Object.assign(performance, {getEntriesByType: () => [{type}]});
  layOutBelowFold(Promise.resolve());
}

beforeEach(() => {
  whenIdle = [];
  Object.assign(window, {requestIdleCallback: (task: () => void) => whenIdle.push(task)});
  root.removeAttribute(ARRIVING_ATTRIBUTE);
  document.body.innerHTML = `<p class="${BELOW_FOLD_CLASS}"></p><p class="${BELOW_FOLD_CLASS}"></p>`;
});

it('lays out one section each time the browser is idle, once the page is parsed', async () => {
  visit('navigate');
  await settle();
  expect(whenIdle).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
  whenIdle.shift()?.();
  expect(laidOut()).toEqual([true, false]);
  whenIdle.shift()?.();
  expect(laidOut()).toEqual([true, true]);
  expect(root.hasAttribute(ARRIVING_ATTRIBUTE)).toBe(true);
  whenIdle.shift()?.();
  expect(root.hasAttribute(ARRIVING_ATTRIBUTE)).toBe(false);
  expect(laidOut()).toEqual([false, false]);
  expect(whenIdle).toEqual([]);
});

it.each([
  ['a reload', 'reload', ''],
  ['a return', 'back_forward', ''],
  ['an anchor', 'navigate', '#x'],
])('%s, which needs the heights, lays out nothing in advance', (_what, type, hash) => {
  visit(type, hash);
  expect(root.hasAttribute(ARRIVING_ATTRIBUTE)).toBe(false);
});
