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

/** Clicks the innermost element of a link; the browser's own navigation is prevented. */
function isTaken(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let inner: Element = document.querySelector('a')!;
  while (inner.firstElementChild) inner = inner.firstElementChild;
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  inner.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  '<a href="/team/"><b><i>lien</i></b></a>',
  '<a href="/team">lien</a>',
  '<a href="/team/" target="_self">lien</a>',
])('%s is followed without loading a document', (html) => {
  expect(isTaken(html)).toBe(true);
  expect(push).toHaveBeenCalledWith('/team/', expect.anything());
});

it.each<[string, MouseEventInit]>([
  ['<a href="/en/team/">lien</a>', {}],
  ['<a href="/team/" target="_blank">lien</a>', {}],
  ['<a href="/team/" target="aside">lien</a>', {}],
  ['<a href="/team/" download>lien</a>', {}],
  ['<a href="/team/" rel="external">lien</a>', {}],
  ['<a href="/%E0%A4%A/">lien</a>', {}],
  // The router would throw.
  ['<a href="http://localhost//page/">lien</a>', {}],
  ['<a href="/team/">lien</a>', {ctrlKey: true}],
  ['<a href="/team/">lien</a>', {metaKey: true}],
  ['<a href="/team/">lien</a>', {shiftKey: true}],
  ['<a href="/team/">lien</a>', {altKey: true}],
  ['<a href="/team/">lien</a>', {button: 1}],
])('%s %j is left to the browser', (html, init) => {
  expect(isTaken(html, init)).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

it('a click that another listener has handled is left alone', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), {once: true});
  isTaken('<a href="/team/">lien</a>');
  expect(push).not.toHaveBeenCalled();
});
