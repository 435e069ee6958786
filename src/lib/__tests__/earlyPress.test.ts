import {EARLY_PRESS, pressAgain} from '../earlyPress';

function button() {
  const element = document.createElement('button');
  const onClick = jest.fn();
  element.addEventListener('click', onClick);
  document.body.append(element);
  return {element, onClick};
}

it('presses once what was pressed before, and keeps nothing from then on', () => {
  const {element, onClick} = button();
  const keep = jest.fn();
  document.onclick = keep;
  window[EARLY_PRESS] = element;
  pressAgain();
  pressAgain();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(keep).not.toHaveBeenCalled();
  expect(document.onclick).toBeNull();
});

it.each([null, undefined])('presses nothing when %s was kept', (kept) => {
  const {onClick} = button();
  window[EARLY_PRESS] = kept;
  pressAgain();
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves a button alone that has left the page', () => {
  const {element, onClick} = button();
  element.remove();
  window[EARLY_PRESS] = element;
  pressAgain();
  expect(onClick).not.toHaveBeenCalled();
});
