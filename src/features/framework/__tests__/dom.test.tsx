import {act, type ReactNode} from 'react';
import {fireEvent, screen} from '@testing-library/react';
import {createRoot, hydrateRoot} from '../dom';

/** A place for a root, and the kinds of events that are listened to there. */
function createPlace() {
  const kinds = new Set<string>();
  const place = document.body.appendChild(document.createElement('div'));
  const target: EventTarget = place;
  const listen = target.addEventListener.bind(place);
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    kinds.add(args[0]);
    listen(...args);
  };
  return {place, kinds};
}

afterEach(() => document.body.replaceChildren());

describe.each([
  ['a root', (place: Element, node: ReactNode) => createRoot(place).render(node)],
  [
    'a root of HTML that is there',
    (place: Element, node: ReactNode) => {
      place.innerHTML = '<button>Un</button>';
      hydrateRoot(place, node);
    },
  ],
])('%s', (_, make) => {
  it('hears clicks, keys and what is typed, and nothing of fingers and mice', () => {
    const {place, kinds} = createPlace();
    const onClick = jest.fn();
    act(() => make(place, <button onClick={onClick}>Un</button>));
    fireEvent.click(screen.getByRole('button', {name: 'Un'}));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect([...kinds]).toEqual(expect.arrayContaining(['click', 'keydown', 'input', 'focusin']));
    expect([...kinds].filter((kind) => /pointer|mouse|touch|drag|drop|wheel/.test(kind))).toEqual(
      [],
    );
  });

  it('leaves the place’s own listeners alone', () => {
    const {place} = createPlace();
    const onPointerDown = jest.fn();
    act(() => make(place, <button>Un</button>));
    place.addEventListener('pointerdown', onPointerDown);
    fireEvent.pointerDown(screen.getByRole('button', {name: 'Un'}));
    expect(onPointerDown).toHaveBeenCalledTimes(1);
  });
});
