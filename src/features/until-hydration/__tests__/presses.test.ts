/** @jest-environment jsdom */
import {
  BURGER_ATTRIBUTE,
  HYDRATED,
  MENU_ID,
  THEME_KEY,
  THEME_TOGGLE_ATTRIBUTE,
  UNSCRIPTED_ATTRIBUTE,
} from '../../../lib/early';
import {answerPresses} from '../presses';

const root = document.documentElement;
const onPress = jest.fn();
const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const hydrate = () => document.dispatchEvent(new Event(HYDRATED));
const isWaiting = () => get('#send').hasAttribute('data-waiting');
let fail: () => void;

beforeAll(() => {
  // jsdom has the element, not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  onPress.mockClear();
  root.removeAttribute(UNSCRIPTED_ATTRIBUTE);
  document.body.innerHTML = `
    <a href="#footer" ${BURGER_ATTRIBUTE}>Menu</a>
    <button type="button" id="theme" ${THEME_TOGGLE_ATTRIBUTE}>Theme</button>
    <button type="button" id="send">Send</button>
    <template id="${MENU_ID}"><dialog><button type="button">Close</button><a href="#x">X</a></dialog></template>`;
  get('#send').addEventListener('click', onPress);
  fail = answerPresses();
});

afterEach(() => {
  hydrate();
  jest.useRealTimers();
});

it('a press is kept, and replayed once after hydration', () => {
  get('#send').click();
  expect(onPress).not.toHaveBeenCalled();
  expect(isWaiting()).toBe(true);
  hydrate();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(isWaiting()).toBe(false);
  get('#send').click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('a press of a control that hydration has removed is not replayed', () => {
  const send = get('#send');
  send.click();
  send.remove();
  hydrate();
  expect(onPress).not.toHaveBeenCalled();
});

it.each([
  ['after 8 s', () => jest.advanceTimersByTime(8000)],
  ['once a script fails', () => fail()],
])('presses are left to the browser %s', (_when, giveUp) => {
  get('#send').click();
  giveUp();
  expect(root.hasAttribute(UNSCRIPTED_ATTRIBUTE)).toBe(true);
  expect(isWaiting()).toBe(false);
  get('#send').click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('the burger opens a copy of the menu, which its button and its links close', () => {
  for (const closing of ['button', 'a']) {
    get(`[${BURGER_ATTRIBUTE}]`).click();
    expect(get('dialog')).toHaveProperty('open', true);
    expect(document.activeElement).toBe(get('dialog button'));
    get(`dialog ${closing}`).click();
    expect(document.querySelector('dialog')).toBeNull();
  }
});

it('the theme toggle changes the theme and keeps the choice, also where scripts failed', () => {
  root.dataset.theme = 'light';
  get('#theme').click();
  expect(root.dataset).toMatchObject({theme: 'dark', themeChoice: 'dark'});
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  fail();
  get('#theme').click();
  expect(root.dataset.theme).toBe('light');
});
