import {onPointerDown} from '../press';

/** Whether what a pointer does on the element of an id is left to the browser. */
function isLeft(id: string, pointerType: string): boolean {
  // jsdom has no pointer events.
  const event = new MouseEvent('pointerdown', {bubbles: true, cancelable: true});
  return document.getElementById(id)?.dispatchEvent(Object.assign(event, {pointerType})) ?? false;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/team/"><b id="page">Équipe</b></a>
    <a href="#menu" id="anchor">Menu</a>
    <button id="button">Envoyer</button>`;
  document.addEventListener('pointerdown', onPointerDown);
});

afterEach(() => document.removeEventListener('pointerdown', onPointerDown));

it('lets a finger on a link to another page imitate no mouse', () => {
  expect(isLeft('page', 'touch')).toBe(false);
});

it('leaves mice and pens alone, and all that is no such link', () => {
  expect(isLeft('page', 'mouse')).toBe(true);
  expect(isLeft('page', 'pen')).toBe(true);
  expect(isLeft('anchor', 'touch')).toBe(true);
  expect(isLeft('button', 'touch')).toBe(true);
});
