/** @jest-environment jsdom */
import {createClickListener} from '../follow';

window.scrollTo = () => undefined;

const push = jest.fn((address: string) => window.history.pushState(null, '', address));
const loadInFull = jest.fn();
let isAwaited: boolean;
const listener = createClickListener('fr', push, () => (isAwaited ? loadInFull : undefined));

/** @param detail the browser's count of clicks in quick succession; 0 by keyboard */
function click(detail: number): void {
  document
    .querySelector('a')!
    .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}));
}

beforeEach(() => {
  jest.clearAllMocks();
  isAwaited = false;
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<a href="/team/">lien</a>';
  document.addEventListener('click', listener);
});
afterEach(() => document.removeEventListener('click', listener));

it.each([0, 1])('a second click on a link loads the awaited page in full (detail %i)', (detail) => {
  click(detail);
  expect(push).toHaveBeenCalledWith('/team/', expect.anything());
  isAwaited = true;
  expect(loadInFull).not.toHaveBeenCalled();
  click(detail);
  expect(loadInFull).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledTimes(1);
});

it('a double click is one click', () => {
  click(1);
  isAwaited = true;
  click(2);
  expect(loadInFull).not.toHaveBeenCalled();
  expect(push).toHaveBeenCalledTimes(1);
});

it('a click on the link of the shown page loads nothing', () => {
  window.history.replaceState(null, '', '/team/');
  click(1);
  expect(push).not.toHaveBeenCalled();
  expect(loadInFull).not.toHaveBeenCalled();
});

it('leaves an address with two slashes to the browser, since the router would throw', () => {
  document.querySelector('a')!.href = 'http://localhost//page/';
  click(1);
  expect(push).not.toHaveBeenCalled();
});
